/** Where things lie on the table, reckoned from its size: four places, captions beside them, arrows between them. */
import type { Place } from './reading';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  card: number;
  slots: Record<Place, Box>;
}

const RATIO = 1.42;

/** Lays four (three) places around the middle of a field of this size. */
export function layOut(width: number, height: number, seats: number): Layout {
  const narrow = width < 480;
  const rows = seats === 3 ? 1.72 : 2;
  const room = height - (narrow ? 22 : 34);
  const card = Math.max(54, Math.min(room / rows / RATIO, width * 0.22, 170));
  const tall = card * RATIO;
  const inset = narrow ? 10 : 14;
  const aside = narrow ? 16 : Math.max(24, width * 0.09);
  // On a phone the caption of the trick stands below the side places.
  const sideTop = narrow ? Math.max(58, height - tall - 62) : (height - tall) / 2 - height * 0.02;
  const middle = (width - card) / 2;
  const at = (left: number, top: number): Box => ({ left, top, width: card, height: tall });
  return {
    card,
    slots: {
      top: at(middle, inset),
      bottom: at(middle, height - tall - inset),
      left: at(aside, sideTop),
      right: at(width - card - aside, sideTop),
    },
  };
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
