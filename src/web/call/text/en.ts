import type { Catalogue } from '../../../core/text.ts';

/** What the settings say about being called. English is the type. */
export const en = {
  title: 'Call me when it’s my turn',
  device: 'On this device',
  'device.hint': 'A notification, even when Ratskeller is closed.',
  'device.open': 'This browser can call you only while Ratskeller is open in the background.',
  'device.denied': 'Your browser does not allow it. Allow notifications for this site, then tick again.',
  mail: 'By mail',
  'mail.hint': 'One mail when games have been waiting for ten minutes, at most one an hour. We use the address for nothing else.',
  'mail.none': 'This house sends no mail.',
  'mail.address': 'Mail address',
  'mail.save': 'Write to me',
  'mail.asked': 'We have written to {address}. Open the link in that mail, and it counts.',
  'mail.on': 'We write to {address}.',
  'mail.off': 'No more mail',
  quiet: 'Not at night',
  'quiet.from': 'from',
  'quiet.to': 'to',
  'quiet.hint': 'What is still waiting then is told afterwards ({zone}).',
  try: 'Try it',
  'try.devices': 'Called: {n} {n|device|devices}.',
  'try.mail': 'A mail is on its way.',
  'try.nothing': 'There is nothing to call you by yet. Choose a device or mail first.',
  away: 'The house cannot be reached right now, so this cannot be changed.',
} as const satisfies Catalogue;
