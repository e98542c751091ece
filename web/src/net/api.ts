/** The server's HTTP routes. Bodies and answers are the messages of the server's schema. */
import type {
  ChallengeInfo,
  DealResults,
  NewChallenge,
  SameDeal,
  Share,
  TakeUp,
  Addresses,
  AnalysisAnswer,
  BotChoice,
  BringOn,
  Claim,
  ComponentInfo,
  Continuation,
  FinishedGames,
  GameInfo,
  HowTo,
  LessonAsk,
  LessonGame,
  LessonUpdate,
  LessonWhy,
  Moment,
  NewTable,
  PaceChoice,
  PlayOn,
  Position,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  PuzzleVerdict,
  React,
  Refused,
  Replay,
  RuleInfo,
  Seated,
  TableInfo,
  TryOut,
  WhyAnswer,
} from '../generated/messages';
import { door, type Answer } from './door';

/** The server said no, or could not be reached (code "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
    message: string = code,
    readonly refused: Refused | null = null,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetched(path, body);
  return (await answer.json()) as T;
}

export async function askText(path: string): Promise<string> {
  return (await fetched(path)).text();
}

async function fetched(path: string, body?: unknown): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await door.fetch(path, body);
  } catch {
    throw new ApiError('offline');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Answer): Promise<ApiError> {
  try {
    const said = (await answer.json()) as Partial<Refused>;
    const code = said.code ?? `http-${answer.status}`;
    return new ApiError(code, said.args ?? {}, said.message ?? code, said.code ? (said as Refused) : null);
  } catch {
    return new ApiError(`http-${answer.status}`);
  }
}

function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const lessonOf = (game: string): string => `/api/lessons/${encodeURIComponent(game)}`;

const puzzleOf = (game: string, id: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

/** What does not change while the page is open is asked for once. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path);
  if (!answer) {
    answer = ask<T>(path).catch((error: unknown) => {
      kept.delete(path);
      throw error;
    });
    kept.set(path, answer);
  }
  return answer as Promise<T>;
}

export const api = {
  games: () => once<GameInfo[]>('/api/games'),
  rules: (game: string, language: string) => once<RuleInfo[]>(`/api/games/${game}/rules/${language}`),
  howTo: (game: string, language: string) => once<HowTo>(`/api/games/${game}/howto/${language}`),
  components: (game: string) => once<ComponentInfo[]>(`/api/games/${game}/components`),
  create: (wish: NewTable) => ask<Seated>('/api/tables', wish),
  mine: () => ask<TableInfo[]>('/api/tables/mine'),
  table: (id: string) => ask<TableInfo>(at(id)),
  invite: (code: string) => ask<TableInfo>(`/api/invites/${encodeURIComponent(code)}`),
  claim: (code: string, claim: Claim) => ask<Seated>(`/api/invites/${encodeURIComponent(code)}/claim`, claim),
  recover: (code: string) => ask<Seated>('/api/recover', { code }),
  addresses: () => once<Addresses>('/api/addresses'),
  leave: (id: string, seat: number, bot = false) => ask<TableInfo>(`${at(id)}/leave`, { seat, bot }),
  react: (id: string, seat: number, reaction: React['reaction']) =>
    ask<TableInfo>(`${at(id)}/react`, { seat, reaction }),
  seat: (id: string, what: 'remove' | 'return' | 'resign', seat: number) =>
    ask<TableInfo>(`${at(id)}/${what}`, { seat }),
  bot: (id: string, choice: BotChoice) => ask<TableInfo>(`${at(id)}/bot`, choice),
  pace: (id: string, choice: PaceChoice) => ask<TableInfo>(`${at(id)}/pace`, choice),
  rematch: (id: string) => ask<Seated>(`${at(id)}/rematch`, {}),
  playOn: (id: string, wish: PlayOn) => ask<Seated>(`${at(id)}/playon`, wish),
  tryOut: (id: string, wish: TryOut) => ask<Seated>(`${at(id)}/try`, wish),
  sameDeal: (id: string, wish: SameDeal) => ask<Seated>(`${at(id)}/deal`, wish),
  dealResults: (id: string) => ask<DealResults>(`${at(id)}/deal`),
  challenge: (wish: NewChallenge) => ask<ChallengeInfo>('/api/challenges', wish),
  challenged: (code: string) => ask<ChallengeInfo>(`/api/challenges/${encodeURIComponent(code)}`),
  takeUp: (code: string, wish: TakeUp) => ask<Seated>(`/api/challenges/${encodeURIComponent(code)}/play`, wish),
  bring: (record: object) => ask<TableInfo>('/api/records', record),
  bringOn: (wish: BringOn) => ask<Seated>('/api/records/playon', wish),
  share: (id: string, wish: Share) => ask<TableInfo>(`${at(id)}/share`, wish),
  moment: (id: string, seq: number, seat: number | null) => ask<Moment>(`${at(id)}/moment?${query({ seq, seat })}`),
  replay: (id: string) => ask<Replay>(`${at(id)}/replay`),
  position: (id: string, ply: number) => ask<Position>(`${at(id)}/replay/${ply}`),
  analysis: (id: string, since: number) => ask<AnalysisAnswer>(`${at(id)}/analysis?${query({ since })}`),
  beginAnalysis: (id: string) => ask<AnalysisAnswer>(`${at(id)}/analysis`, {}),
  continuation: (id: string, ply: number) => ask<Continuation>(`${at(id)}/analysis/${ply}`),
  lesson: (game: string, wish: LessonAsk) => ask<LessonUpdate>(lessonOf(game), wish),
  lessonWhy: (game: string, why: LessonWhy) => ask<WhyAnswer>(`${lessonOf(game)}/why`, why),
  lessonTable: (game: string, wish: LessonGame) => ask<Seated>(`${lessonOf(game)}/table`, wish),
  puzzles: (game: string) => ask<PuzzleList>(`/api/puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, id: string) => ask<PuzzlePosition>(puzzleOf(game, id)),
  puzzleAnswer: (game: string, id: string, answer: PuzzleAnswer) =>
    ask<PuzzleVerdict>(`${puzzleOf(game, id)}/answer`, answer),
  puzzleWhy: (game: string, id: string, target: string) => ask<WhyAnswer>(`${puzzleOf(game, id)}/why`, { target }),
  finished: (first: number) => ask<FinishedGames>(`/api/book?${query({ first })}`),
  coach: <T>(id: string, what: 'coach' | 'recap' | 'coaches', message: unknown) => ask<T>(`${at(id)}/${what}`, message),
  recordAddress: (id: string) => `${at(id)}/record`,
  /** Of a table in this page: the record with all that is hidden, of a running game too. */
  luggageAddress: (id: string) => `${at(id)}/luggage`,
  liveAddress: (id: string) => `${at(id)}/live`,
  eventsAddress: (id: string, seat: number | null, since: number) => `${at(id)}/events?${query({ seat, since })}`,
  post: <T>(id: string, what: 'move' | 'undo' | 'why' | 'hint', message: unknown) =>
    ask<T>(`${at(id)}/${what}`, message),
};
