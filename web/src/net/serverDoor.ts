/** The door to a server. */
import type { Door, EventLine, Socket } from './door';

export const serverDoor: Door = {
  fetch(path, body) {
    const request: RequestInit = { credentials: 'same-origin' };
    if (body !== undefined) {
      request.method = 'POST';
      request.headers = { 'Content-Type': 'application/json' };
      request.body = JSON.stringify(body);
    }
    return fetch(path, request);
  },
  socket(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
  },
  events: (path) => new EventSource(path) as unknown as EventLine,
};
