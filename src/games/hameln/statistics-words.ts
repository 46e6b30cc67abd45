import type { CountWords } from '../../core/statistics.ts';

/** What is counted, as a report calls it. */
export const words = {
  rounds: { de: 'Runden', en: 'rounds', fr: 'manches', nl: 'rondes' },
  phases: { de: 'Phasen', en: 'phases', fr: 'phases', nl: 'fasen' },
  'houses-worked': { de: 'aktivierte Häuser', en: 'houses worked', fr: 'maisons activées', nl: 'werk in huizen' },
  weddings: { de: 'Hochzeiten', en: 'weddings', fr: 'mariages', nl: 'bruiloften' },
  'children-ransomed': { de: 'freigekaufte Kinder', en: 'children ransomed', fr: 'enfants rachetés', nl: 'vrijgekochte kinderen' },
  'children-on-the-road': { de: 'Kinder auf der Straße', en: 'children on the road', fr: 'enfants sur la route', nl: 'kinderen op de weg' },
  'florins-bribed': { de: 'Florin für Bestechung', en: 'florins bribed', fr: 'florins en pots-de-vin', nl: 'florijnen aan omkoping' },
  'cat-bought': { de: 'gekaufte Katze', en: 'cat bought', fr: 'chat acheté', nl: 'gekochte kat' },
  'houses-overrun': { de: 'überrannte Häuser', en: 'houses overrun', fr: 'maisons infestées', nl: 'overspoelde huizen' },
  'houses-freed-by-cat': {
    de: 'von der Katze befreite Häuser',
    en: 'houses freed by cat',
    fr: 'maisons libérées par le chat',
    nl: 'door de kat bevrijde huizen',
  },
  'overrun-at-the-end': { de: 'überrannt am Ende', en: 'overrun at the end', fr: 'infestées à la fin', nl: 'overspoeld aan het einde' },
  'traps-at-the-end': { de: 'Fallen am Ende', en: 'traps at the end', fr: 'pièges à la fin', nl: 'vallen aan het einde' },
  'florins-at-the-end': { de: 'Florin am Ende', en: 'florins at the end', fr: 'florins à la fin', nl: 'florijnen aan het einde' },
  'place-in-first-round': {
    de: 'Platz in der ersten Runde',
    en: 'place in first round',
    fr: 'rang à la première manche',
    nl: 'plek in de eerste ronde',
  },
} satisfies CountWords;
