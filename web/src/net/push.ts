/** Notices of one's turn while the page is closed: the browser subscribes, the server keeps where to send them. */
import type { CallbackInfo, PushKey } from '../generated/messages';
import { ApiError, ask } from './api';

/** A scope of its own: the pages have nothing to do with this worker. */
const SCOPE = '/push/';

export async function switchPush(on: boolean, language: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  try {
    await forget();
    if (on) await subscribe(language);
  } catch (error) {
    // A server without notices, or a visitor who sits nowhere yet: the open page still tells of the turn.
    if (!(error instanceof ApiError)) throw error;
  }
}

async function subscribe(language: string): Promise<void> {
  const { key } = await ask<PushKey>('/api/callbacks/key');
  if (!key) return;
  const registration = await navigator.serviceWorker.register('/push.js', { scope: SCOPE });
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask<CallbackInfo>('/api/callbacks', { kind: 'push', address: endpoint, keys, language });
}

async function forget(): Promise<void> {
  for (const each of await ask<CallbackInfo[]>('/api/callbacks')) {
    if (each.kind === 'push') await ask<CallbackInfo[]>('/api/callbacks/remove', { id: each.id });
  }
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
