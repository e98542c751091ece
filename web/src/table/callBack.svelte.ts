/** Calls a person back who is away: the tab's title, and a notification where that was allowed. */
import { settings } from '../settings.svelte';
import { t } from '../texts/library.svelte';
import type { LiveTable } from './liveTable.svelte';

let called = 0;

export function callBack(table: LiveTable, title: string): () => void {
  const awaits = table.table.awaits_me && !table.present?.is_over;
  const plain = `${title} · Kingsbridge`;
  const write = (): void => {
    document.title = awaits && document.hidden ? `(●) ${t('web-your-turn')} · ${title}` : plain;
  };
  write();
  document.addEventListener('visibilitychange', write);
  if (awaits && document.hidden && called !== table.table.seq) {
    called = table.table.seq;
    notify(title);
  }
  return () => document.removeEventListener('visibilitychange', write);
}

function notify(title: string): void {
  if (!settings.stored.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(t('web-your-turn'), {
    body: title,
    tag: 'kingsbridge',
    icon: `${import.meta.env.BASE_URL}icon.svg`,
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
