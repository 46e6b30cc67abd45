import type { Catalogue } from '../../../core/text.ts';

/** What the settings say about being called. English is the type. */
export const en = {
  title: 'Tell me when it’s my turn',
  device: 'On this device',
  'device.hint': 'A notification, even when Ratskeller is closed.',
  'device.open': 'This browser can notify you only while Ratskeller is open in the background.',
  'device.denied': 'Your browser blocks notifications. Allow them for this site, then tick the box again.',
  mail: 'By email',
  'mail.hint': 'We send one email when games have been waiting for ten minutes, at most one an hour. We use the address for nothing else.',
  'mail.none': 'This server does not send email.',
  'mail.address': 'Email address',
  'mail.save': 'Email me',
  'mail.asked': 'We have written to {address}. Open the link in that email to confirm the address.',
  'mail.on': 'Emails go to {address}.',
  'mail.off': 'Stop emails',
  quiet: 'Quiet hours',
  'quiet.from': 'from',
  'quiet.to': 'to',
  'quiet.hint': 'If a game is still waiting when they end, we tell you then. Time zone: {zone}.',
  try: 'Try it',
  'try.devices': '{n} {n|device has|devices have} been notified.',
  'try.mail': 'An email is on its way.',
  'try.nothing': 'We cannot reach you yet. Turn on notifications or email first.',
  away: 'The server can’t be reached right now, so nothing can be changed here.',
} as const satisfies Catalogue;
