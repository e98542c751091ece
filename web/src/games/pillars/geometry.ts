/**
 * Where things lie on the board: left, top, width and height, in the units of a board of 866 x 476 (desktop) and of
 * 370 x 358 (phone). Both are stretched to the room there is.
 */
export const DESK = { width: 866, height: 476 };
export const PHONE = { width: 370, height: 358 };

type Box = [number, number, number, number];

interface Boxes {
  desk: Box;
  phone: Box | null;
}

export const PLACES: Record<string, Boxes> = {
  events: { desk: [8, 8, 102, 110], phone: null },
  archbishop: { desk: [116, 8, 134, 110], phone: [3, 4, 82, 88] },
  'wool-mill': { desk: [256, 8, 118, 110], phone: null },
  kingsbridge: { desk: [380, 8, 316, 110], phone: null },
  'kingsbridge-1': { desk: [386, 34, 148, 78], phone: [90, 4, 92, 88] },
  'kingsbridge-2': { desk: [541, 34, 148, 78], phone: [187, 4, 92, 88] },
  priory: { desk: [702, 8, 156, 110], phone: [284, 4, 83, 88] },
  forest: { desk: [722, 130, 136, 66], phone: [292, 118, 75, 35] },
  quarry: { desk: [722, 202, 136, 68], phone: [292, 155, 75, 36] },
  'gravel-pit': { desk: [722, 276, 136, 66], phone: [292, 193, 75, 35] },
  court: { desk: [684, 358, 174, 110], phone: [303, 240, 64, 114] },
  shiring: { desk: [362, 358, 316, 110], phone: null },
  'shiring-1': { desk: [368, 384, 149, 78], phone: [147, 240, 75, 114] },
  'shiring-2': { desk: [523, 384, 149, 78], phone: [225, 240, 75, 114] },
  castle: { desk: [252, 358, 104, 110], phone: [90, 240, 54, 114] },
  market: { desk: [8, 358, 238, 110], phone: [3, 240, 84, 114] },
  'building-site': { desk: [8, 246, 132, 96], phone: [3, 192, 72, 34] },
  cathedral: { desk: [8, 150, 132, 90], phone: [3, 120, 72, 68] },
  centre: { desk: [172, 150, 518, 178], phone: [3, 95, 364, 142] },
  drawing: { desk: [164, 112, 536, 232], phone: [89, 112, 186, 112] },
};

/** The middle of each bead of the walk. */
export const BEADS: Record<number, { desk: [number, number]; phone: [number, number] }> = {
  1: { desk: [59, 132], phone: [15, 105] },
  2: { desk: [183, 132], phone: [63, 105] },
  3: { desk: [314, 132], phone: [106, 105] },
  4: { desk: [538, 132], phone: [185, 105] },
  5: { desk: [705, 133], phone: [276, 107] },
  6: { desk: [706, 165], phone: [284, 136] },
  7: { desk: [706, 237], phone: [284, 173] },
  8: { desk: [706, 307], phone: [284, 208] },
  9: { desk: [706, 343], phone: [276, 228] },
  10: { desk: [520, 343], phone: [222, 228] },
  11: { desk: [303, 343], phone: [117, 228] },
  12: { desk: [202, 343], phone: [92, 226] },
  13: { desk: [158, 294], phone: [84, 200] },
  14: { desk: [158, 190], phone: [84, 150] },
};

/** The numbers of the places on the walk that have spaces for builders; the others work by themselves. */
export const WITH_SPACES = new Set([2, 4, 5, 9, 10, 11, 12, 14]);

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`;
}

/** The custom properties that lay a thing on the board; the board's style picks those of its size. */
export function lay(name: string): string {
  const boxes = PLACES[name];
  if (boxes === undefined) return '';
  const names = ['x', 'y', 'w', 'h'] as const;
  const styles = boxes.desk.map(
    (part, at) => `--d${names[at]}:${percent(part, at % 2 === 0 ? DESK.width : DESK.height)}`,
  );
  const small =
    boxes.phone?.map((part, at) => `--p${names[at]}:${percent(part, at % 2 === 0 ? PHONE.width : PHONE.height)}`) ?? [];
  return [...styles, ...small].join(';');
}

export function layBead(number: number): string {
  const bead = BEADS[number];
  if (bead === undefined) return '';
  const [dx, dy] = bead.desk;
  const [px, py] = bead.phone;
  return `--dx:${percent(dx, DESK.width)};--dy:${percent(dy, DESK.height)};--px:${percent(px, PHONE.width)};--py:${percent(py, PHONE.height)}`;
}
