import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'about.title': 'Über den Ratskeller',
  'about.what':
    'Der Ratskeller ist ein digitales Zuhause für vier Brettspiele, in denen Ratten mitreden. Gespielt wird im Browser: gegen Bots, mit Freunden über einen Link, zusammen an einem Bildschirm oder ganz ohne Netz.',
  'about.unofficial.title': 'Nicht offiziell',
  'about.unofficial':
    'Der Ratskeller ist eine inoffizielle, mit viel Zuneigung gemachte Umsetzung, ohne jede Verbindung zu Autoren oder Verlagen. Die Zeichnungen sind unsere eigenen, die Regeln in eigenen Worten erzählt, die Spielpläne neu gezeichnet. Wem ein Spiel gefällt, der sollte die Schachtel haben: Nichts hier ersetzt Holz und Pappe.',
  'about.thanks.title': 'Dank',
  'about.thanks': 'An alle, die diese Spiele erdacht, gezeichnet und verlegt haben, und an alle, die sie jemals am Tisch erklärt haben.',
  'about.fair.title': 'Fairer Zufall',
  'about.fair':
    'Was gezogen und aufgedeckt wird, kommt aus einer geheimen Zahl, deren Fingerabdruck vor der Partie gezeigt wird, und aus einer Zahl von jedem Mitspieler. Am Ende liegt alles offen und lässt sich nachrechnen.',
  'about.data.title': 'Was gespeichert wird',
  'about.data':
    'Ein Cookie, das deine Plätze kennt, dein gewählter Name und die Züge. Partien auf diesem Gerät bleiben in diesem Browser. Niemand wird gezählt oder verfolgt.',
  'about.fonts.title': 'Schriften',
  'about.fonts': 'Grenze Gotisch, Alegreya und Alegreya Sans, unter der SIL Open Font License 1.1, auf die benutzten Zeichen gekürzt.',
  'about.code.title': 'Quelltext',
  'about.code': 'Das Programm ist freie Software unter der MIT-Lizenz.',
  'about.api': 'Wie Programme hier mitspielen',
};
