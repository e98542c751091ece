/** Short notices that go by themselves. */

export interface Toast {
  id: number;
  text: string;
}

const SHOWN_FOR = 6000;
let last = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string): void {
  const id = ++last;
  toasts.list = [...toasts.list.filter((each) => each.text !== text), { id, text }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((each) => each.id !== id);
}
