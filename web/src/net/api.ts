/** The server's HTTP routes. Bodies and answers are the messages of the server's schema. */
import type {
  BotChoice,
  Claim,
  ComponentInfo,
  GameInfo,
  Moment,
  NewTable,
  PaceChoice,
  Position,
  Refused,
  Replay,
  RuleInfo,
  Seated,
  TableInfo,
} from '../generated/messages';

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

async function fetched(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { credentials: 'same-origin' };
  if (body !== undefined) {
    request.method = 'POST';
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new ApiError('offline');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<ApiError> {
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
  components: (game: string) => once<ComponentInfo[]>(`/api/games/${game}/components`),
  create: (wish: NewTable) => ask<Seated>('/api/tables', wish),
  mine: () => ask<TableInfo[]>('/api/tables/mine'),
  table: (id: string) => ask<TableInfo>(at(id)),
  invite: (code: string) => ask<TableInfo>(`/api/invites/${encodeURIComponent(code)}`),
  claim: (code: string, claim: Claim) => ask<Seated>(`/api/invites/${encodeURIComponent(code)}/claim`, claim),
  recover: (code: string) => ask<Seated>('/api/recover', { code }),
  seat: (id: string, what: 'leave' | 'remove' | 'return' | 'resign', seat: number) =>
    ask<TableInfo>(`${at(id)}/${what}`, { seat }),
  bot: (id: string, choice: BotChoice) => ask<TableInfo>(`${at(id)}/bot`, choice),
  pace: (id: string, choice: PaceChoice) => ask<TableInfo>(`${at(id)}/pace`, choice),
  rematch: (id: string) => ask<Seated>(`${at(id)}/rematch`, {}),
  moment: (id: string, seq: number, seat: number | null) => ask<Moment>(`${at(id)}/moment?${query({ seq, seat })}`),
  replay: (id: string) => ask<Replay>(`${at(id)}/replay`),
  position: (id: string, ply: number) => ask<Position>(`${at(id)}/replay/${ply}`),
  recordAddress: (id: string) => `${at(id)}/record`,
  liveAddress: (id: string) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(id)}/live`,
  eventsAddress: (id: string, seat: number | null, since: number) => `${at(id)}/events?${query({ seat, since })}`,
  post: <T>(id: string, what: 'move' | 'undo' | 'why' | 'hint', message: unknown) =>
    ask<T>(`${at(id)}/${what}`, message),
};
