/** The drawing of each building project: an outline, and where its stones and beams lie, from the ground up. */

export interface Block {
  kind: 'stone' | 'wood' | 'metal';
  /** The how-manieth of its kind: filled in this order. */
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Silhouette {
  outline: string;
  /** How high it reaches above the first line of the drawing. */
  top: number;
  /** Painted over the outline, in rubric. */
  ornament: string;
  columns: number;
  left: number;
  right: number;
}

export const WIDTH = 112;
export const GROUND = 66;
const COURSE = 13;
const GAP = 2;

export const SILHOUETTES: Record<string, Silhouette> = {
  bridge: {
    top: 20,
    outline: 'M2 66V34C20 26 92 26 110 34V66M22 66V56a14 14 0 0 1 28 0V66M62 66V56a14 14 0 0 1 28 0V66M2 66H110',
    ornament: 'M2 64q6 4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0',
    columns: 4,
    left: 8,
    right: 104,
  },
  tower: {
    top: -10,
    outline: 'M33 66V12L31 8H39L56-4 73 8H81L79 12V66M10 66V46L21 36 33 46M79 46 91 36 102 46V66M4 66H108',
    ornament: 'M56-4V-8',
    columns: 3,
    left: 36,
    right: 76,
  },
  'fulling-mill': {
    top: -4,
    outline:
      'M14 66V30L8 32 42 4 76 32 70 30V66M2 66H110M88 62a16 16 0 1 1 .1 0M88 30V62M72 46H104M77 35 99 57M99 35 77 57',
    ornament: 'M42 4V-2',
    columns: 2,
    left: 19,
    right: 65,
  },
  'wool-exchange': {
    top: 0,
    outline: 'M12 66V28H100V66M4 66H108M8 28 56 4 104 28M24 66V28M88 66V28',
    ornament: 'M50 18a7 5 0 1 1 12 0',
    columns: 2,
    left: 29,
    right: 83,
  },
  'priors-palace': {
    top: 2,
    outline: 'M8 66V24H14V19H20V24H26M86 24V19H92V24H98V19H104V66M2 66H110M26 26 56 4 86 26',
    ornament: 'M56 10V20M51 14H61',
    columns: 2,
    left: 28,
    right: 84,
  },
  hospital: {
    top: 8,
    outline: 'M10 66V30L34 12H78L102 30V66M4 66H108M10 30H102',
    ornament: 'M56 15V27M50 21H62',
    columns: 3,
    left: 18,
    right: 94,
  },
  'lady-chapel': {
    top: -10,
    outline: 'M26 66V26L56 2 86 26V66M14 66V44L26 34M86 34 98 44V66M4 66H108',
    ornament: 'M56 2V-8M52-4H60',
    columns: 2,
    left: 31,
    right: 81,
  },
};

const PLAIN: Silhouette = {
  top: 0,
  outline: 'M10 66V20L56 2 102 20V66M2 66H110',
  ornament: '',
  columns: 3,
  left: 18,
  right: 94,
};

export function silhouetteOf(project: string): Silhouette {
  return SILHOUETTES[project] ?? PLAIN;
}

/** Stones from the ground up, beams above them, metal on top: whatever their numbers are. */
export function blocksOf({ columns, left, right }: Silhouette, stone: number, wood: number, metal: number): Block[] {
  const blocks: Block[] = [];
  let top = GROUND - 1;
  const lay = (kind: Block['kind'], count: number, most: number): void => {
    for (let done = 0; done < count; done += most) {
      const inCourse = Math.min(most, count - done);
      const width = (right - left - GAP * (inCourse - 1)) / inCourse;
      top -= COURSE;
      for (let place = 0; place < inCourse; place += 1) {
        blocks.push({
          kind,
          number: done + place,
          x: left + place * (width + GAP),
          y: top,
          width,
          height: COURSE - GAP,
        });
      }
    }
  };
  lay('stone', stone, columns);
  lay('wood', wood, 2);
  lay('metal', metal, 1);
  return blocks;
}
