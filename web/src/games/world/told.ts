/** The board before what is still to be told: each entry taken back from the view, as far as it is seen. */
import { changed, viewTold, withView } from '../../board/told';
import type { WorldEntry, WorldProject, WorldSeat, WorldView } from '../../generated/messages';
import { beforeChapter, beforeFigurePassed } from './past';
import type { WorldTable } from './reading';

/** What a card of ours does, step by step. */
const OF_A_CARD = new Set<WorldEntry['kind']>([
  'played',
  'goods',
  'points',
  'built',
  'house-built',
  'donated',
  'cared',
]);

/** What the board draws: the table as far as it has been told. */
export function toldTable(table: WorldTable, view: () => WorldView): WorldTable {
  return withView(table, view, () => isAskedNow(table));
}

/** Is nothing left to tell, or only what we have just done ourselves? Then nobody has to wait for it. */
export function isAskedNow(table: WorldTable): boolean {
  const { current, coming } = table.beats;
  if (!table.tells || current === null) return true;
  return (
    table.view.current_seat === table.seat &&
    [current, ...coming].every((entry) => OF_A_CARD.has(entry.kind) && 'seat' in entry && entry.seat === table.seat)
  );
}

/** While something is told, whoever does it is at the turn, and nothing is over yet. */
export function toldView(table: WorldTable): WorldView {
  const view = viewTold(table, (each, entry, isRunning) => untold(table, each, entry, isRunning));
  const { current } = table.beats;
  if (current === null || !table.tells) return view;
  return { ...view, is_over: false, current_seat: doerOf(current) };
}

/** The seat that does something; an income comes to everybody. */
function doerOf(entry: WorldEntry): number {
  const isIncome = 'source' in entry && entry.source === 'income';
  return 'seat' in entry && !isIncome ? entry.seat : -1;
}

/** What travels arrives at the end of its beat; everything else is there when it begins. */
function untold(table: WorldTable, view: WorldView, entry: WorldEntry, isRunning: boolean): WorldView {
  if (entry.kind === 'goods') return withoutGoods(view, entry.seat, entry.good, entry.change);
  if (entry.kind === 'points') return ofSeat(view, entry.seat, (each) => ({ ...each, vp: each.vp - entry.points }));
  return isRunning ? view : unseen(table, view, entry);
}

function ofSeat(view: WorldView, seat: number, change: (each: WorldSeat) => WorldSeat): WorldView {
  return { ...view, table: changed(view.table, seat, change) };
}

/** Goods before they came or went, and what the seat was missing of them then. */
function withoutGoods(view: WorldView, seat: number, good: string, change: number): WorldView {
  const duty = view.duties.find((each) => each.good === good);
  const before = ofSeat(view, seat, (each) => {
    if (each.goods === null) return each;
    const units = (each.goods[good] ?? 0) - change;
    const goods = { ...each.goods, [good]: units };
    if (!duty || each.missing === null) return { ...each, goods };
    const [least, most] = [Math.max(0, duty.least - units), Math.max(0, duty.most - units)];
    const missing = good === 'gold' ? { tax_least: least, tax_most: most } : { [good]: least };
    return { ...each, goods, missing: { ...each.missing, ...missing } };
  });
  if (seat !== view.seat || !duty) return before;
  const have = (duty.have ?? 0) - change;
  const told = {
    ...duty,
    have,
    missing_least: Math.max(0, duty.least - have),
    missing_most: Math.max(0, duty.most - have),
  };
  return { ...before, duties: view.duties.map((each) => (each === duty ? told : each)) };
}

/** What an entry shows, not yet there. */
function unseen(table: WorldTable, view: WorldView, entry: WorldEntry): WorldView {
  switch (entry.kind) {
    case 'chapter-begins':
      return entry.chapter === 1 ? view : beforeChapter(table, view, entry);
    case 'event-revealed':
      return { ...view, event: null, orientations: [], step: 'event' };
    case 'figure-passed':
      return beforeFigurePassed(table, view, entry);
    case 'oriented':
      return { ...view, event: view.event && { ...view.event, arrow: -1 }, step: 'orient' };
    case 'favor-moved':
      return { ...view, favor: spaceBefore(view, entry.space, entry.steps) };
    case 'played':
    case 'laid-off':
      return ofSeat(view, entry.seat, (each) => ({
        ...each,
        card_of_round: '',
        cards: each.cards + 1,
        played: each.played.filter((card) => card !== entry.card),
      }));
    case 'house-built':
      return housed(withHouse(view, entry.space, -1), entry.seat, -1);
    case 'house-lost':
      return housed(withHouse(view, entry.space, entry.seat), entry.seat, 1);
    case 'market-opened':
      return { ...view, market: { ...view.market, cloth_covered: true } };
    case 'space-covered':
      return {
        ...view,
        ring: view.ring.map((each) => (each.space === entry.space ? { ...each, covered: false } : each)),
      };
    case 'event-to-edge':
      return {
        ...view,
        long_term: view.long_term.map((each) => (each.event === entry.event ? { ...each, on_edge: false } : each)),
      };
    case 'tax-rolled':
      return { ...view, reckoning: null };
    case 'sentenced':
      return ofSeat(view, entry.seat, (each) => ({
        ...each,
        penalties: each.penalties.filter((penalty) => penalty !== entry.penalty),
      }));
    default:
      return unseenInTown(view, entry);
  }
}

/** The same for the plague and the works. */
function unseenInTown(view: WorldView, entry: WorldEntry): WorldView {
  switch (entry.kind) {
    case 'plague-came':
      return {
        ...view,
        hidden_markers: [],
        plague: view.plague.map((each) => ({ ...each, status: 'none', need: 0 })),
      };
    case 'fell-ill':
      return { ...view, plague: view.plague.map((each) => (each.location === entry.location ? hiddenAt(each) : each)) };
    case 'cared':
      return {
        ...view,
        plague: view.plague.map((each) =>
          each.location === entry.location ? { ...each, status: 'ill', need: entry.need } : each,
        ),
      };
    default:
      return 'project' in entry ? ofProject(view, entry.project, (project) => before(project, entry)) : view;
  }
}

function hiddenAt<T extends { status: string; need: number }>(location: T): T {
  return { ...location, status: 'hidden', need: 0 };
}

function spaceBefore(view: WorldView, space: string, steps: number): string {
  const at = view.ring.findIndex((each) => each.space === space);
  return view.ring.at((at - steps) % view.ring.length)?.space ?? view.favor;
}

function withHouse(view: WorldView, space: string, owner: number): WorldView {
  return { ...view, houses: view.houses.map((house) => (house.space === space ? { ...house, owner } : house)) };
}

function housed(view: WorldView, seat: number, more: number): WorldView {
  return ofSeat(view, seat, (each) => ({
    ...each,
    houses: each.houses + more,
    houses_left: each.houses_left - more,
  }));
}

function ofProject(view: WorldView, name: string, change: (project: WorldProject) => WorldProject): WorldView {
  return { ...view, projects: view.projects.map((each) => (each.project === name ? change(each) : each)) };
}

/** A project before an entry about it. */
function before(project: WorldProject, entry: WorldEntry): WorldProject {
  switch (entry.kind) {
    case 'project-begun':
      return { ...project, status: 'absent' };
    case 'built':
    case 'free-resource':
      return entry.good === 'stone' ? { ...project, stone: project.stone - 1 } : { ...project, wood: project.wood - 1 };
    case 'completed':
      return { ...project, status: 'under-way', donors: entry.donors };
    case 'metal-placed':
      return { ...project, metal: 0 };
    case 'donated':
      return { ...project, donors: project.donors.filter((seat) => seat !== entry.seat) };
    default:
      return project;
  }
}
