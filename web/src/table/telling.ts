/** The words of a story: its sentence, and what followed for whom. The chronicle shows them; they are read aloud too. */
import type { Entry, Line } from '../generated/messages';
import { signed } from '../pieces/numbers';
import { t } from '../texts/library.svelte';
import type { TableStore } from './boardContract';
import { added, gains, type Gain, type Stories, type Story } from './stories';

/** The lines as far as the board has told them: nobody reads here what the die will show. */
export function linesTold(table: TableStore): readonly Line[] {
  const { coming, current, isLanding } = table.beats;
  const untold = new Set<Entry>(isLanding && current !== null ? [current, ...coming] : coming);
  if (untold.size === 0) return table.lines;
  return table.lines.flatMap((line) => {
    const facts = line.facts.filter((entry) => !untold.has(entry));
    if (facts.length === line.facts.length) return [line];
    return facts.length ? [{ ...line, facts }] : [];
  });
}

export function sentenceOf(table: TableStore, story: Story, hints: Stories): string {
  const { head, first } = story;
  if (head === null) {
    const name = first.name || (table.names[first.seat] ?? '');
    return table.t(`line-${first.kind}`, { name, said: first.reaction ? t(`reaction-${first.reaction}`) : '' });
  }
  const sum = story.isSum ? table.story(head.kind, added(story, hints)) : null;
  return sum ?? table.sentence(head);
}

/** What followed, seat by seat; a sum has said it. */
export function outcomeOf(table: TableStore, story: Story, seat: number): string {
  if (story.isSum) return '';
  const all = gains(story);
  const seats = [...new Set(all.map((gain) => gain.seat))];
  return seats
    .map((each) => {
      const its = all.filter((gain) => gain.seat === each).map((gain) => told(table, gain));
      return each === seat && seats.length === 1 ? its.join(', ') : `${table.names[each]} ${its.join(', ')}`;
    })
    .join(' · ');
}

/** Whose story it is; -1: nobody's. */
export function seatOf(table: TableStore, { head, first }: Story): number {
  if (head === null) return first.seat;
  return table.beats.of(head)?.by?.(head) ?? ('seat' in head ? head.seat : -1);
}

function told(table: TableStore, { thing, by }: Gain): string {
  return `${signed(by)} ${nameOf(table, thing, Math.abs(by))}`;
}

function nameOf(table: TableStore, thing: string, count: number): string {
  if (thing === 'points') return t('web-points-gained', { count });
  return table.has(`gain-${thing}`) ? table.t(`gain-${thing}`, { count }) : table.component(thing);
}
