import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'outlook.steps': 'Hoe hoog iedereen staat',
  'outlook.steps.down': 'Met een van je kaarten kan je marker {n} {n|verdieping|verdiepingen} zakken.',
  'outlook.steps.height': 'verdieping',
  'outlook.steps.roof': 'tot het dak',
  'outlook.steps.markers': 'markers',
  'outlook.steps.reach': 'door jou',
  'outlook.danger': 'Wat onder de figuren wacht',
  'outlook.danger.is': 'Er ligt al één kaart. Met de ergste tweede erbij stijgt een marker zoveel:',
  'outlook.danger.none': 'Geen figuur wacht nog op één kaart om te lopen.',
  'gives.up': '{seat:seat} stijgt {n}, naar verdieping {to}.',
  'gives.up.you': 'Je stijgt {n}, naar verdieping {to}.',
  'gives.down': '{seat:seat} zakt {n}, naar verdieping {to}.',
  'gives.down.you': 'Je zakt {n}, naar verdieping {to}.',
  'gives.roof': '{seat:seat} bereikt het dak en verlaat de stad.',
  'gives.roof.you': 'Je bereikt het dak en verlaat de stad.',
  'gives.waits': 'Er beweegt nog geen marker; de kaart wacht op een tweede.',
  'term.climb': 'hoogte van de markers',
  'term.danger': 'wat onder de figuren wacht',
  'term.collected': 'verzamelde markers',
};
