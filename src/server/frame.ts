/** The words of a frame. */
export function payloadOf(frame: Buffer): string {
  const short = (frame[1] ?? 0) & 0x7f;
  return frame.toString('utf8', short < 126 ? 2 : short === 126 ? 4 : 10);
}

/**
 * A text message as a server sends it over a WebSocket (RFC 6455, 5.2: whole, not masked), header and words in one piece: one write
 * costs the system half of two, and a crowd that is told the same shares it.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x81;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
