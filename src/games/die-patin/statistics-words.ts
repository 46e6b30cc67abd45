import type { CountWords } from '../../core/statistics.ts';

/** What is counted, as a report calls it. */
export const words = {
  rounds: { de: 'Runden', en: 'rounds', fr: 'manches', nl: 'rondes' },
  turns: { de: 'Züge', en: 'turns', fr: 'tours', nl: 'beurten' },
  'claims-won': { de: 'gewonnene Ansprüche', en: 'claims won', fr: 'revendications réussies', nl: 'geslaagde eisen' },
  'claims-failed': { de: 'gescheiterte Ansprüche', en: 'claims failed', fr: 'revendications manquées', nl: 'mislukte eisen' },
  captures: { de: 'Eroberungen', en: 'captures', fr: 'conquêtes', nl: 'veroveringen' },
  trophies: { de: 'Trophäen', en: 'trophies', fr: 'trophées', nl: 'trofeeën' },
  'back-rooms': { de: 'Hinterzimmer', en: 'back rooms', fr: 'arrière-salles', nl: 'achterkamers' },
  'loot-taken': { de: 'ergatterte Beute', en: 'loot markers taken', fr: 'marqueurs de butin pris', nl: 'gepakte buit' },
  'rats-expelled': { de: 'verjagte Ratten', en: 'rats removed', fr: 'rats chassés', nl: 'verjaagde ratten' },
  missions: { de: 'Missionen', en: 'missions', fr: 'missions', nl: 'missies' },
  'areas-at-the-end': { de: 'Gebiete am Ende', en: 'areas at the end', fr: 'zones à la fin', nl: 'gebieden aan het einde' },
  'start-area': { de: 'Startgebiet', en: 'start area', fr: 'zone de départ', nl: 'startgebied' },
  'place-in-first-round': {
    de: 'Platz in der ersten Runde',
    en: 'place in first round',
    fr: 'rang à la première manche',
    nl: 'plek in de eerste ronde',
  },
  none: { de: 'keins', en: 'none', fr: 'aucune', nl: 'geen' },
  'actions-chosen': { de: 'gewählte Aktionen', en: 'actions chosen', fr: 'actions choisies', nl: 'gekozen acties' },
  'rats-placed': { de: 'Ratte bestechen', en: 'place a rat', fr: 'placer un rat', nl: 'een rat plaatsen' },
  'loot-fetched': { de: 'Beute ergattern', en: 'get loot', fr: 'prendre du butin', nl: 'buit pakken' },
  'turns-lost': { de: 'verlorene Züge', en: 'turns lost', fr: 'tours perdus', nl: 'verloren beurten' },
  'cards-shown': {
    de: 'aufgedeckte Intrigenkarten',
    en: 'intrigue cards shown',
    fr: 'cartes d’intrigue révélées',
    nl: 'getoonde intrigekaarten',
  },
  'missions-scored': { de: 'gewertete Missionen', en: 'missions scored', fr: 'missions marquées', nl: 'gescoorde missies' },
  'enterprises-taken': { de: 'genommene Geschäfte', en: 'enterprises taken', fr: 'commerces pris', nl: 'genomen zaken' },
  'bonuses-taken': { de: 'genommene Boni', en: 'bonuses taken', fr: 'bonus pris', nl: 'genomen bonussen' },
  'areas-entered': { de: 'betretene Gebiete', en: 'areas entered', fr: 'zones visitées', nl: 'betreden gebieden' },
  'areas-claimed': { de: 'gewonnene Gebiete', en: 'areas claimed', fr: 'zones revendiquées', nl: 'opgeëiste gebieden' },
} satisfies CountWords;
