import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'outlook.steps': 'Hoe hoog iedereen staat',
  'outlook.steps.down': 'Eén van je kaarten brengt je marker {n} omlaag.',
  'outlook.steps.height': 'verdieping',
  'outlook.steps.roof': 'tot het dak',
  'outlook.steps.markers': 'markers',
  'outlook.steps.reach': 'door jou',
  'outlook.danger': 'Wat onder de figuren wacht',
  'outlook.danger.is': 'Er ligt al één kaart. Met de ergste tweede stijgt een marker met:',
  'outlook.danger.none': 'Geen figuur mist nog maar één kaart.',
  'gives.up': '{seat:seat} stijgt {n}, naar {to}.',
  'gives.up.you': 'Je stijgt {n}, naar {to}.',
  'gives.down': '{seat:seat} zakt {n}, naar {to}.',
  'gives.down.you': 'Je zakt {n}, naar {to}.',
  'gives.roof': '{seat:seat} bereikt het dak en verlaat de stad.',
  'gives.roof.you': 'Je bereikt het dak en verlaat de stad.',
  'gives.waits': 'Er beweegt nog geen marker; de kaart wacht op een tweede.',
  'term.climb': 'hoogte van de markers',
  'term.danger': 'wat onder de figuren wacht',
  'term.collected': 'verzamelde markers',
};
