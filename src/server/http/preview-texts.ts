import type { Lang, Translation } from '../../core/text.ts';

/** What a messenger shows of a link before anybody opens it. Other languages would bend a name's article after a preposition, so it stands after a colon. */
const en = {
  house: 'Four board games about rats. Play in your browser: with friends by link, against bots, or offline.',
  invites: '{name} invites you to play {game}',
  invited: 'You’re invited to play {game}',
  free: '{n} {n|seat|seats} free',
  full: 'all seats taken',
  playing: '{game}: a game in progress',
  over: '{game}: a finished game',
  rules: '{game}: the rules',
  running: 'Game in progress',
  ended: 'Final position',
  step: 'Step {n} of {of}',
  bot: 'Bot',
  guest: 'Guest',
} as const;

export type PreviewTexts = typeof en;

export const PREVIEW_TEXTS: { readonly [L in Lang]: Translation<typeof en> } = {
  en,
  de: {
    house: 'Vier Brettspiele rund um Ratten. Spiel im Browser: mit Freunden per Link, gegen Bots oder offline.',
    invites: '{name} lädt dich ein: {game}',
    invited: 'Du bist eingeladen: {game}',
    free: '{n} {n|Platz|Plätze} frei',
    full: 'alle Plätze besetzt',
    playing: '{game}: eine laufende Partie',
    over: '{game}: eine beendete Partie',
    rules: '{game}: die Regeln',
    running: 'Laufende Partie',
    ended: 'Endstand',
    step: 'Schritt {n} von {of}',
    bot: 'Bot',
    guest: 'Gast',
  },
  fr: {
    house: 'Quatre jeux de société sur les rats. Jouez dans votre navigateur : entre amis grâce à un lien, contre des bots ou hors ligne.',
    invites: '{name} vous invite : {game}',
    invited: 'Une invitation pour vous : {game}',
    free: '{n} {n|place libre|places libres}',
    full: 'toutes les places sont prises',
    playing: '{game} : une partie en cours',
    over: '{game} : une partie terminée',
    rules: '{game} : les règles',
    running: 'Partie en cours',
    ended: 'Position finale',
    step: 'Étape {n} sur {of}',
    bot: 'Bot',
    guest: 'Invité',
  },
  nl: {
    house: 'Vier bordspellen over ratten. Speel in je browser: met vrienden via een link, tegen bots of offline.',
    invites: '{name} nodigt je uit: {game}',
    invited: 'Je bent uitgenodigd: {game}',
    free: '{n} {n|plaats|plaatsen} vrij',
    full: 'alle plaatsen bezet',
    playing: '{game}: een partij in volle gang',
    over: '{game}: een afgelopen partij',
    rules: '{game}: de spelregels',
    running: 'Partij aan de gang',
    ended: 'Eindstand',
    step: 'Stap {n} van {of}',
    bot: 'Bot',
    guest: 'Gast',
  },
};
