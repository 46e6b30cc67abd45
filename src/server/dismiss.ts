import type { WebSocket } from 'ws';

/** A reader that does not even take the closing message is cut off. */
const LINGER = 2000;
/** Whoever sends without end has as long to take it. */
const SHORT_LINGER = 250;

export function dismiss(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), LINGER).unref();
}

/** Closes the socket and reads nothing more of it: what is still sent waits at the sender. */
export function dismissUnread(socket: WebSocket, code: number): void {
  socket.close(code);
  socket.pause();
  setTimeout(() => socket.terminate(), SHORT_LINGER).unref();
}
