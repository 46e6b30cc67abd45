import type { Catalogue } from '../../../core/text.ts';

/** What the settings say about being called. English is the type. */
export const en = {
  title: 'Call me when it’s my turn',
  device: 'On this device',
  'device.hint': 'A notification, even when Ratskeller is closed.',
  'device.open': 'This browser can call you only while Ratskeller is open in the background.',
  'device.denied': 'Your browser does not allow it. Allow notifications for this site, then tick the box again.',
  mail: 'By email',
  'mail.hint': 'One email when games have been waiting for ten minutes, at most one an hour. We use the address for nothing else.',
  'mail.none': 'This house sends no email.',
  'mail.address': 'Email address',
  'mail.save': 'Write to me',
  'mail.asked': 'We have written to {address}. Open the link in that email to confirm the address.',
  'mail.on': 'We write to {address}.',
  'mail.off': 'Stop emails',
  quiet: 'Not at night',
  'quiet.from': 'from',
  'quiet.to': 'to',
  'quiet.hint': 'If anything is still waiting then, we tell you afterwards ({zone}).',
  try: 'Try it',
  'try.devices': 'Called: {n} {n|device|devices}.',
  'try.mail': 'An email is on its way.',
  'try.nothing': 'There is no way to call you yet. Choose a device or email first.',
  away: 'The house cannot be reached right now, so this cannot be changed.',
} as const satisfies Catalogue;
