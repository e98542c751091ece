/** Who shall sit where at a new table. */
import type { ComponentInfo, GameInfo, SeatWish } from '../generated/messages';
import { inPage } from '../net/door';

const FALLBACK_COLOURS = ['blue', 'red', 'green', 'orange'];

/** The person here, another one at the same device, a friend who comes by the link, or a bot of a level. */
export type Sitter = 'me' | 'here' | 'friend' | `bot:${string}`;

/** Everybody who can be asked to a seat of this game, as the page offers them; tables in a page have no link. */
export function sittersOf(game: GameInfo): Sitter[] {
  const others: Sitter[] = inPage ? ['here'] : ['friend', 'here'];
  return ['me', ...game.levels.map((level): Sitter => `bot:${level}`), ...others];
}

/** The wishes, cut or filled up to so many seats; without any: me against bots of the usual level. */
export function seated(game: GameInfo, count: number, wished: Sitter[]): Sitter[] {
  const known = sittersOf(game);
  const usual: Sitter = `bot:${game.default_level}`;
  const seats = Array.from({ length: count }, (_, seat): Sitter => {
    const wish = wished[seat] ?? (seat === 0 ? 'me' : usual);
    return known.includes(wish) ? wish : usual;
  });
  // My seat may be the one that fewer players leave out.
  if (wished.includes('me') && !seats.includes('me')) seats[0] = 'me';
  return seats;
}

/** Seat somebody; I sit once, so that where I was sits who was where I go. */
export function reseat(seats: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = seats[seat] ?? sitter;
  return seats.map((each, number) => {
    if (number === seat) return sitter;
    return sitter === 'me' && each === 'me' ? before : each;
  });
}

export function isPerson(sitter: Sitter): boolean {
  return sitter === 'me' || sitter === 'here';
}

export function levelOf(sitter: Sitter): string {
  return sitter.startsWith('bot:') ? sitter.slice('bot:'.length) : '';
}

export function seatWish(sitter: Sitter, name: string): SeatWish {
  if (sitter === 'friend') return { kind: 'open' };
  return isPerson(sitter) ? { kind: 'human', name: name.trim() } : { kind: 'bot', level: levelOf(sitter) };
}

/** The heraldic colours of the seats: the game's own, else ours. Where a seat is a person, the person has a colour. */
export function seatColours(components: ComponentInfo[], count: number): string[] {
  const own = components
    .filter((each) => each.table === 'colour')
    .map((each) => String(each.facts.colour?.value ?? each.key));
  return Array.from(
    { length: count },
    (_, seat) => own[seat] ?? FALLBACK_COLOURS[seat % FALLBACK_COLOURS.length] ?? 'blue',
  );
}
