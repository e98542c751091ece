/**
 * The board before what is still to be told. Numbers and markers are taken back from the view, entry by entry; the
 * display, the conflict and the turn are read forwards from the entries of the round that have been told.
 */
import { changed, entriesTold, viewTold, withView } from '../../board/told';
import type { DuelEntry, DuelSide, DuelView } from '../../generated/messages';
import type { DuelTable } from './reading';
import { cellsOf, roundOf, type RoundTold } from './round';

/** What the board draws: the table as far as it has been told. */
export function toldTable(table: DuelTable, view: () => DuelView): DuelTable {
  return withView(table, view, () => isAskedNow(table));
}

export function toldView(table: DuelTable): DuelView {
  if (!table.tells || table.beats.current === null) return table.view;
  const view = viewTold(table, untold);
  const round = roundOf(entriesTold(table), view.lines);
  return round === null || isAskedNow(table) ? view : onStage(table, view, round);
}

/** What a seat does in its turn, one thing after the other. */
const OF_A_TURN =
  /^(used|played|power|gold|robbed|seal-(bought|gained|taken)|material|bought|sold|converted|sabotaged|installed|section-finished|bonus|lapsed)$/;

/**
 * Does what is still to be told leave the question as it is? The nine cards lie there and nothing follows, or we are
 * in the middle of our turn: then nobody has to wait for it.
 */
export function isAskedNow(table: DuelTable): boolean {
  const { current, coming } = table.beats;
  if (!table.tells || current === null) return true;
  if (current.kind === 'display') return coming.length === 0;
  return (
    table.view.current_seat === table.seat &&
    [current, ...coming].every((entry) => OF_A_TURN.test(entry.kind) && 'seat' in entry && entry.seat === table.seat)
  );
}

// --- forwards: what lies in the middle --------------------------------------------------------------------------------

function onStage(table: DuelTable, view: DuelView, round: RoundTold): DuelView {
  const { first, fight, turn } = round;
  const told = table.beats.current;
  const actor = told !== null && 'seat' in told ? told.seat : -1;
  return {
    ...view,
    round: round.round,
    passage: Math.ceil(round.round / view.rounds_a_passage),
    round_of_passage: ((round.round - 1) % view.rounds_a_passage) + 1,
    is_over: false,
    winners: [],
    first,
    second: 1 - first,
    phase: turn >= 0 ? 'evaluation' : fight === null ? 'claim' : 'conflict',
    // Whoever does what is told; but nothing is asked of us meanwhile.
    current_seat: actor === table.seat ? -1 : actor,
    contested: fight?.cell ?? -1,
    conflict: fight && {
      cell: fight.cell,
      card: fight.card,
      sums: landed(fight.sums, told),
      flips: fight.flips,
      running: fight.winner < 0,
      behind: -1,
      wins_ties: first,
      winner: fight.winner,
      may_give_up: false,
      outcomes: [],
    },
    turn: turn < 0 ? null : turnOf(table, view, round),
    display: round.cards.map((card, cell) => cellTold(table, view, round, card, cell)),
    lines: view.lines.map((line) => ({ ...line, claimed: round.claims.indexOf(line.line) })),
    table: view.table.map((side, seat) => sideTold(view, round, side, seat)),
    previews: {},
  };
}

/** A seal in the air counts when it lands. */
function landed(sums: number[], told: DuelEntry | null): number[] {
  return told?.kind === 'flipped' ? changed(sums, told.seat, (sum) => sum - told.value) : sums;
}

/** The turn as it is now, where it is still the same; else without what only the present knows of it. */
function turnOf(table: DuelTable, view: DuelView, { turn, installed }: RoundTold): DuelView['turn'] {
  if (view.turn?.seat === turn && table.beats.left('turn-begins') === 0) return { ...view.turn, step: null };
  const [before = 0, now = 0] = [view.install_totals[installed.length - 1], view.install_totals[installed.length]];
  return {
    seat: turn,
    cards_open: installed.length === 0,
    section: installed.at(-1) ?? 0,
    paid: installed.length,
    next_price: now - before,
    gifts: 0,
    scaffold: 0,
    step: null,
  };
}

function cellTold(
  table: DuelTable,
  view: DuelView,
  round: RoundTold,
  card: string,
  cell: number,
): DuelView['display'][number] {
  const claimed = [0, 1].filter((seat) =>
    view.lines.some((line) => line.line === round.claims[seat] && line.cells.includes(cell)),
  );
  const contested = claimed.length === 2;
  const player = table.fact(card, 'player');
  return {
    cell,
    card,
    player: view.table.findIndex((side) => side.player === player),
    once: table.components.some((each) => each.key === card && each.table === 'once'),
    claimed,
    contested,
    owner: contested ? (round.fight?.winner ?? -1) : (claimed[0] ?? -1),
    spent: round.spent.includes(cell),
    target: view.display[cell]?.card === card && view.display[cell].target,
  };
}

function sideTold(view: DuelView, round: RoundTold, side: DuelSide, seat: number): DuelSide {
  const cells = round.fight !== null && round.fight.winner >= 0 ? cellsOf(round, seat, view.lines) : [];
  const flipped = round.turn < 0 && round.fight?.flips.some((flip) => flip.seat === seat && flip.seal === 'personal');
  return {
    ...side,
    claim: round.claims[seat] ?? '',
    cells,
    cells_left: cells.filter((cell) => !round.spent.includes(cell)),
    personal_ready: !flipped,
  };
}

// --- backwards: what lies before the players --------------------------------------------------------------------------

/** What travels arrives at the end of its beat; everything else is there when it begins. */
function untold(view: DuelView, entry: DuelEntry, isRunning: boolean): DuelView {
  switch (entry.kind) {
    case 'gold':
      return paid(view, entry.seat, -entry.change);
    case 'robbed':
      return ofSeat(gold(view, entry.seat, -entry.change), entry.other, (side) => ({
        ...side,
        gold: side.gold + entry.change,
      }));
    case 'seal-bought':
      return pile(seal(paid(view, entry.seat, entry.price), entry.seat, entry.seal, -1), 1);
    case 'seal-gained':
      return pile(seal(view, entry.seat, entry.seal, -1), 1);
    case 'seal-taken':
      return seal(seal(view, entry.seat, entry.seal, -1), entry.other, entry.seal, 1);
    case 'seal-kept':
      return seal(view, entry.seat, entry.seal, -1);
    case 'seals-returned':
      return pile(view, -entry.seals.length);
    case 'power':
      return powerWith(view, entry.other);
    case 'material':
      return camp(view, entry.seat, 'raw', entry.material, -entry.change, entry.change);
    case 'bought':
      return camp(paid(view, entry.seat, entry.price), entry.seat, 'raw', entry.material, -1, 1);
    case 'sold':
      return camp(paid(view, entry.seat, -entry.change), entry.seat, 'raw', entry.material, 1, -1);
    case 'converted':
      return camp(
        camp(paid(view, entry.seat, entry.price), entry.seat, 'raw', entry.material, 1),
        entry.seat,
        'goods',
        entry.good,
        -1,
      );
    case 'sabotaged':
      return camp(camp(view, entry.other, 'raw', entry.material, -1), entry.other, 'goods', entry.good, 1);
    case 'installed':
      return isRunning ? view : uninstalled(paid(view, entry.seat, entry.price), entry);
    default:
      return isRunning ? view : unseen(view, entry);
  }
}

/** What an entry shows at once, not yet there. */
function unseen(view: DuelView, entry: DuelEntry): DuelView {
  switch (entry.kind) {
    case 'flipped':
      return entry.seal === 'personal' ? view : seal(view, entry.seat, entry.seal, 1);
    case 'section-finished':
      return ofSeat(scored(view, entry.seat, -entry.points), entry.seat, (side) => ({
        ...side,
        finished: side.finished - 1,
        sections: changed(side.sections, entry.section - 1, (section) => ({ ...section, finished: false })),
      }));
    case 'bonus':
      return {
        ...view,
        bonuses: changed(view.bonuses, entry.section - 1, (bonus) => ({ ...bonus, first: -1 })),
        table: changed(view.table, entry.seat, (side) => ({
          ...side,
          sections: changed(side.sections, entry.section - 1, (section) => ({ ...section, first: false })),
        })),
      };
    case 'once-taken':
      return ofSeat(view, entry.seat, (side) => ({ ...side, kept: side.kept.filter((card) => card !== entry.card) }));
    case 'played':
    case 'once-returned':
      return ofSeat(view, entry.seat, (side) => ({ ...side, kept: [...side.kept, entry.card] }));
    case 'display':
      return { ...view, undealt: [...view.undealt, ...entry.cards].sort() };
    case 'passage-begins':
      return { ...view, deck: otherDeck(view), undealt: [] };
    default:
      return view;
  }
}

/** Before a passage the other deck lay there. */
function otherDeck({ deck }: DuelView): string {
  return deck === 'a' ? 'b' : 'a';
}

function ofSeat(view: DuelView, seat: number, change: (side: DuelSide) => DuelSide): DuelView {
  return { ...view, table: changed(view.table, seat, change) };
}

function gold(view: DuelView, seat: number, by: number): DuelView {
  return ofSeat(view, seat, (side) => ({ ...side, gold: side.gold + by }));
}

/** Gold that went to the bank, taken back from there; less than nothing where the bank paid. */
function paid(view: DuelView, seat: number, price: number): DuelView {
  return { ...gold(view, seat, price), bank: view.bank - price };
}

function seal(view: DuelView, seat: number, kind: string, by: number): DuelView {
  return ofSeat(view, seat, (side) => ({ ...side, seals: { ...side.seals, [kind]: (side.seals[kind] ?? 0) + by } }));
}

function pile(view: DuelView, by: number): DuelView {
  return { ...view, pile: { ...view.pile, size: view.pile.size + by } };
}

function powerWith(view: DuelView, seat: number): DuelView {
  return { ...view, power: seat, table: view.table.map((side, each) => ({ ...side, power: each === seat })) };
}

/** Markers of the camp, and as many the other way in the supply. */
function camp(view: DuelView, seat: number, where: 'raw' | 'goods', thing: string, by: number, supply = 0): DuelView {
  return ofSeat(view, seat, (side) => ({
    ...side,
    [where]: { ...side[where], [thing]: (side[where][thing] ?? 0) + by },
    supply: supply === 0 ? side.supply : { ...side.supply, [thing]: (side.supply[thing] ?? 0) + supply },
  }));
}

function scored(view: DuelView, seat: number, by: number): DuelView {
  return { ...view, scores: changed(view.scores, seat, (score) => score + by) };
}

/** The good back in the camp, its field empty. */
function uninstalled(view: DuelView, entry: Extract<DuelEntry, { kind: 'installed' }>): DuelView {
  const { seat, good, section } = entry;
  return ofSeat(camp(scored(view, seat, -entry.points), seat, 'goods', good, 1), seat, (side) => ({
    ...side,
    installed: side.installed - 1,
    needs: { ...side.needs, [good]: (side.needs[good] ?? 0) + 1 },
    sections: changed(side.sections, section - 1, (each) => ({
      ...each,
      slots: each.slots.map((slot) => (slot.good === good ? { ...slot, filled: false } : slot)),
    })),
  }));
}
