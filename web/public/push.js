// Shows notices of one's turn while the page is closed. They hold the game and the table, and nothing hidden.
self.addEventListener('push', (event) => {
  const notice = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Kingsbridge', {
      body: notice.text,
      tag: notice.table,
      icon: '/icon.svg',
      data: notice,
      actions: [{ action: 'off', title: notice.off_text }],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { table, off } = event.notification.data;
  event.notification.close();
  if (event.action !== 'off') {
    event.waitUntil(self.clients.openWindow(`/table/${table}`));
    return;
  }
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ id: off });
  event.waitUntil(fetch('/api/callbacks/remove', { method: 'POST', headers, body, credentials: 'same-origin' }));
});
