/** Where things lie on the table, in units, reckoned from its size: four places, captions beside them, arrows between them. */
import { units } from '../../board/frame';
import type { Place } from './reading';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  card: number;
  slots: Record<Place, Box>;
  /** A low table: the cards lie side by side in the order of play, and this is where the caption stands. */
  row: 'behind' | 'below' | null;
}

const RATIO = 1.42;
/** Below this width there is no room beside the cards: captions stand in the lower right corner. */
const NARROW = 480;
/** Below this height two cards do not lie well above each other: on a narrow table, on a broad one. */
const LOW = { narrow: 236, broad: 180 };
/** What the caption needs behind a row of cards, and below it. */
const BEHIND = 128;
const BELOW = 46;
/** What a ribbon below the cards takes, and the way to the last trick in the corner beside it. */
const RIBBON = 170;
const LAST_TRICK = 112;

/** Lays four (three) places around the middle of a field of this size, on a low one side by side. */
export function layOut(width: number, height: number, seats: number): Layout {
  const low = height < (width < NARROW ? LOW.narrow : LOW.broad);
  return low ? inRow(width, height, seats) : around(width, height, seats);
}

function around(width: number, height: number, seats: number): Layout {
  const narrow = width < NARROW;
  const rows = seats === 3 ? 1.72 : 2;
  const room = height - (narrow ? 22 : 34);
  const card = Math.max(54, Math.min(room / rows / RATIO, width * 0.22, 170));
  const tall = card * RATIO;
  const inset = narrow ? 10 : 14;
  const aside = narrow ? 16 : Math.max(24, width * 0.09);
  // On a narrow table the caption of the trick stands below the side places, and tricks lie in the corners above them.
  const sideTop = narrow
    ? Math.max(Math.min(56, height - tall - inset), height - tall - 72)
    : (height - tall) / 2 - height * 0.02;
  const middle = (width - card) / 2;
  const at = (left: number, top: number): Box => ({ left, top, width: card, height: tall });
  return {
    width,
    height,
    card,
    row: null,
    slots: {
      top: at(middle, inset),
      bottom: at(middle, height - tall - inset),
      left: at(aside, sideTop),
      right: at(width - card - aside, sideTop),
    },
  };
}

function inRow(width: number, height: number, seats: number): Layout {
  const order: Place[] = seats === 3 ? ['left', 'right', 'bottom'] : ['left', 'top', 'right', 'bottom'];
  const inset = 13;
  const gap = 8;
  const cardIn = (wide: number, high: number): number =>
    Math.min((high - 2 * inset) / RATIO, (wide - 2 * inset + gap) / order.length - gap);
  const behind = cardIn(width - BEHIND, height);
  const above = cardIn(width, height - BELOW);
  const card = Math.max(30, behind, above);
  const tall = card * RATIO;
  const top = above > behind ? inset : (height - tall) / 2;
  const at = (place: Place): Box => ({
    left: inset + Math.max(0, order.indexOf(place)) * (card + gap),
    top,
    width: card,
    height: tall,
  });
  const slots = { left: at('left'), top: at('top'), right: at('right'), bottom: at('bottom') };
  return { width, height, card, row: above > behind ? 'below' : 'behind', slots };
}

/** Where a player's name stands: beside the card at the top, below the others. As a style. */
export function nameplateAt(layout: Layout, place: Place): string {
  const { left, top, width, height } = layout.slots[place];
  if (place === 'top') return captionAt(layout, place);
  return `left:${units(left - 20)};width:${units(width + 40)};top:${units(top + height + 6)};align-items:center`;
}

/** Does the caption stand apart from the card that wins? Then it names it. */
export function isApart(layout: Layout, place: Place): boolean {
  return layout.row === null && layout.width < NARROW && (place === 'top' || place === 'bottom');
}

/** Where the caption of a trick won at this place stands: left of the middle places, below the side ones. As a style. */
export function captionAt(layout: Layout, place: Place): string {
  if (layout.row === 'below') {
    const { left: from, width: wide } = layout.slots[place];
    const at = Math.max(12, Math.min(from + wide / 2 - RIBBON / 2, layout.width - LAST_TRICK - RIBBON));
    return `left:${units(at)};bottom:${units(9)};align-items:start`;
  }
  if (layout.row === 'behind') return `right:${units(10)};top:${units(7)};align-items:end`;
  if (layout.width < NARROW) {
    const side = place === 'left' ? 'left' : 'right';
    return `${side}:${units(12)};bottom:${units(10)};align-items:${side === 'left' ? 'start' : 'end'}`;
  }
  const { left, top, width, height } = layout.slots[place];
  const beside = `right:${units(layout.width - left + 12)};align-items:end;text-align:right`;
  if (place === 'top') return `${beside};top:${units(top - 6)}`;
  if (place === 'bottom') return `${beside};bottom:${units(layout.height - top - height + 10)}`;
  const below = `width:${units(220)};top:${units(top + height + 8)}`;
  const middle = left + width / 2;
  const near = place === 'left' ? middle : layout.width - middle;
  const align = near < 118 ? (place === 'left' ? 'start' : 'end') : 'center';
  return `${place}:${units(Math.max(8, near - 110))};${below};align-items:${align}`;
}

interface Point {
  x: number;
  y: number;
}

const AWAY = 12;

/** An arrow from the winning card to the place of whom it goes to, curving around what lies between; and its head. */
export function arrow(layout: Layout, from: Place, to: Place): { path: string; head: string } | null {
  if (from === to) return null;
  const a = layout.slots[from];
  const b = layout.slots[to];
  const [start, bend, end] = course(a, b, from, to);
  const path = `M${start.x} ${start.y}C${bend[0].x} ${bend[0].y} ${bend[1].x} ${bend[1].y} ${end.x} ${end.y}`;
  return { path, head: headOf(bend[1], end) };
}

function middleOf(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function course(a: Box, b: Box, from: Place, to: Place): [Point, [Point, Point], Point] {
  const isSide = (place: Place): boolean => place === 'left' || place === 'right';
  const ma = middleOf(a);
  const mb = middleOf(b);
  if (isSide(from) && isSide(to)) {
    const right = to === 'right';
    const start = { x: right ? a.left + a.width : a.left, y: ma.y };
    const end = { x: right ? b.left - AWAY : b.left + b.width + AWAY, y: mb.y };
    return [
      start,
      [
        { x: (start.x + end.x) / 2, y: start.y },
        { x: (start.x + end.x) / 2, y: end.y },
      ],
      end,
    ];
  }
  if (isSide(from)) {
    // To the top: out of the upper edge; to the bottom: out of the inner edge, clear of the caption below the card.
    const inner = from === 'left' ? b.left - AWAY : b.left + b.width + AWAY;
    if (to === 'top') {
      const end = { x: inner, y: b.top + b.height * 0.14 };
      return [
        { x: ma.x, y: a.top },
        [
          { x: ma.x, y: end.y },
          { x: (ma.x + inner) / 2, y: end.y },
        ],
        end,
      ];
    }
    const start = { x: from === 'left' ? a.left + a.width : a.left, y: a.top + a.height * 0.7 };
    const end = { x: inner, y: b.top + b.height * 0.62 };
    return [
      start,
      [
        { x: (start.x + end.x) / 2, y: start.y },
        { x: (start.x + end.x) / 2, y: end.y },
      ],
      end,
    ];
  }
  if (isSide(to)) {
    const inner = to === 'left' ? a.left : a.left + a.width;
    if (from === 'top') {
      const start = { x: inner, y: a.top + a.height * 0.62 };
      const end = { x: mb.x, y: b.top - AWAY };
      return [
        start,
        [
          { x: (start.x + end.x) / 2, y: start.y - 30 },
          { x: end.x, y: end.y - 34 },
        ],
        end,
      ];
    }
    const start = { x: inner, y: a.top + a.height * 0.5 };
    const end = { x: to === 'left' ? b.left + b.width + AWAY : b.left - AWAY, y: b.top + b.height * 0.72 };
    return [
      start,
      [
        { x: (start.x + end.x) / 2, y: start.y },
        { x: (start.x + end.x) / 2, y: end.y },
      ],
      end,
    ];
  }
  const edge = a.left + a.width;
  const start = { x: edge, y: ma.y };
  const end = { x: edge + AWAY, y: mb.y };
  return [
    start,
    [
      { x: edge + 70, y: ma.y },
      { x: edge + 70, y: mb.y },
    ],
    end,
  ];
}

function headOf(before: Point, end: Point): string {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number): Point => ({
    x: end.x - 15 * Math.cos(angle + turn),
    y: end.y - 15 * Math.sin(angle + turn),
  });
  const one = wing(0.55);
  const two = wing(-0.55);
  const round = (value: number): string => value.toFixed(1);
  return `M${round(one.x)} ${round(one.y)}L${round(end.x)} ${round(end.y)}L${round(two.x)} ${round(two.y)}`;
}
