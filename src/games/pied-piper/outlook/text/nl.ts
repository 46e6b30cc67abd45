import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'outlook.steps': 'Hoe hoog iedereen staat',
  'outlook.steps.down': 'Met een van je kaarten kan je marker {n} {n|verdieping|verdiepingen} zakken.',
  'outlook.steps.height': 'verdieping',
  'outlook.steps.roof': 'tot het dak',
  'outlook.steps.markers': 'markers',
  'outlook.steps.reach': 'door jou omhoog',
  'outlook.danger': 'Wat onder de figuren wacht',
  'outlook.danger.is': 'Onder deze figuren ligt al één kaart. Met de ergste tweede erbij stijgt een marker zoveel:',
  'outlook.danger.none': 'Er is geen figuur die nog maar één kaart nodig heeft om te lopen.',
  'gives.up': 'De marker van {seat:seat} stijgt {n} {n|verdieping|verdiepingen}, naar {to}.',
  'gives.up.you': 'Je marker stijgt {n} {n|verdieping|verdiepingen}, naar {to}.',
  'gives.down': 'De marker van {seat:seat} zakt {n} {n|verdieping|verdiepingen}, naar {to}.',
  'gives.down.you': 'Je marker zakt {n} {n|verdieping|verdiepingen}, naar {to}.',
  'gives.roof': 'De ratten bereiken het dak van {seat:seat}, die de stad uit vlucht.',
  'gives.roof.you': 'De ratten bereiken je dak, en je vlucht de stad uit.',
  'gives.waits': 'Er beweegt nog geen marker; de kaart wacht op een tweede.',
  'term.climb': 'hoogte van de markers',
  'term.danger': 'wat onder de figuren wacht',
  'term.collected': 'verzamelde markers',
};
