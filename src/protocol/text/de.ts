import type { Translation } from '../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'rule.server/malformed': 'Die Nachricht war nicht lesbar (bei „{place}“). Lade die Seite neu.',
  'rule.server/unfit-text': 'Einige dieser Zeichen lassen sich nicht anzeigen. Nimm bitte gewöhnliche Buchstaben.',
  'rule.server/old-client': 'Diese Seite stammt von einer älteren Version des Ratskellers. Lade sie neu.',
  'rule.server/too-fast': 'Das war zu viel auf einmal. Versuch es in {seconds} {seconds|Sekunde|Sekunden} noch einmal.',
  'rule.server/too-large': 'Das ist zu lang zum Senden. Bitte kürzen.',
  'rule.server/too-many-tables': 'Du siehst zu vielen Tischen zugleich zu. Schließe erst einen davon.',
  'rule.server/not-saved': 'Das ließ sich gerade nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.',
  'rule.server/store-away': 'Die Datenbank antwortet gerade nicht. Was du gesehen hast, ist nicht verloren. Versuch es gleich noch einmal.',
  'rule.server/fault': 'Bei uns ging etwas schief. Versuch es noch einmal; was du gesehen hast, ist nicht verloren.',
  'rule.server/no-cookie': 'Dein Browser hat kein Cookie geschickt. Erlaube Cookies für diese Seite und lade sie neu.',
  'rule.server/other-origin': 'Diese Anfrage kam von einer fremden Seite. Öffne den Ratskeller selbst.',
  'rule.server/not-found': 'Unter dieser Adresse gibt es nichts.',
  'rule.table/unknown': 'Diesen Tisch gibt es nicht. Prüfe den Link.',
  'rule.table/no-such-code': 'Unter diesem Code wartet kein Tisch. Prüf die fünf Buchstaben oder lass dir den Link schicken.',
  'rule.table/unplayable':
    'An diesem Tisch galten ältere Regeln, die es nicht mehr gibt; hier geht es nicht weiter. Die Datei der Partie kannst du noch sichern.',
  'rule.table/newer-rules': 'An diesem Tisch gelten neuere Regeln, als dieser Server kennt. Versuch es gleich noch einmal.',
  'rule.table/older-rules': 'Damals galten ältere Regeln; dieser Teil der Partie lässt sich nicht mehr zeigen.',
  'rule.table/no-such-game': 'Ein Spiel namens „{game}“ gibt es im Ratskeller nicht.',
  'rule.table/no-such-option': 'Die Option „{option}“ gibt es nicht, oder nicht mit diesem Wert.',
  'rule.table/seat-count': 'Dieses Spiel ist für {seats} Personen.',
  'rule.table/no-such-bot': 'Einen Bot namens „{bot}“ gibt es nicht.',
  'rule.table/no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'rule.table/seat-taken': 'Dieser Platz ist besetzt. Nimm einen anderen.',
  'rule.table/not-your-seat': 'Das ist nicht dein Platz.',
  'rule.table/you-left': 'Du hast diesen Platz verlassen und ein Bot spielt für dich. Setz dich erst wieder.',
  'rule.table/host-only': 'Das darf nur, wer den Tisch eröffnet hat.',
  'rule.table/players-only': 'Das dürfen nur die, die an diesem Tisch spielen.',
  'rule.table/seats-open': '{seats} {seats|Platz ist|Plätze sind} noch frei. Warte auf Mitspieler oder setz Bots hin.',
  'rule.table/started': 'Die Partie hat schon begonnen.',
  'rule.table/not-started': 'Die Partie hat noch nicht begonnen.',
  'rule.table/not-over': 'Die Partie ist noch nicht zu Ende.',
  'rule.table/not-away':
    'So lange ist dieser Platz noch nicht verlassen: erst nach {seconds} {seconds|Sekunde|Sekunden} darf ein Bot weiterspielen. Warte noch ein wenig.',
  'rule.table/taken-back-often':
    'Dieser Schritt wurde schon {times}-mal zurückgenommen. Lass ihn stehen und spiel weiter; den nächsten kannst du wieder zurücknehmen.',
  'rule.table/no-more-take-backs': 'An einem Tisch werden höchstens {times} Schritte zurückgenommen. Spiel mit dem weiter, was liegt.',
  'rule.chat/too-fast': 'Du schreibst zu schnell. Versuch es in {seconds} {seconds|Sekunde|Sekunden} noch einmal.',
};
