/** The keys of the nine cards: letters lead to the lines, numbers to the cells, the lines through them, or the seals. */
import { isForBoard } from '../../board/keys';
import { isMine, LETTERS, type DuelTable } from './reading';

/** Before the page's own keys. `pick`: a line through a cell is to be chosen, the next one each time. */
export function leadByKey(
  event: KeyboardEvent,
  table: DuelTable,
  claiming: boolean,
  pick: (cell: number) => void,
): void {
  if (!isForBoard(event)) return;
  const { view } = table;
  const line = event.key.length === 1 ? view.lines[LETTERS.indexOf(event.key.toUpperCase())] : undefined;
  const isNumber = /^[1-9]$/.test(event.key);
  const outcome = isNumber && isMine(table) ? view.conflict?.outcomes[Number(event.key) - 1] : undefined;
  if (claiming && line !== undefined) choose(table, `line:${line.line}`);
  else if (outcome !== undefined) choose(table, `seal:${outcome.seal}`);
  else if (isNumber && claiming) {
    pick(Number(event.key) - 1);
    if (table.selected) focusOn(`[data-target="${table.selected}"]`);
  } else if (isNumber && view.turn !== null) {
    focusOn(`[data-cell="${Number(event.key) - 1}"]`);
  } else return;
  event.preventDefault();
}

function choose(table: DuelTable, id: string): void {
  if (table.byTarget(id).length > 0) table.select(id);
  focusOn(`[data-target="${id}"]`);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
