import { type DestinationStream, type Logger, pino } from 'pino';

/** What must never be written down, wherever it stands. */
const REDACT = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.cookie', '*.seed', '*.key', '*.luck'];

/** JSON lines; addresses of private links are secrets, so requests are named by their route only. */
export const makeLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: REDACT, serializers: { req: () => undefined } }, to ?? pino.destination(2));
