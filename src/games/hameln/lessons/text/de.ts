import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'lesson.town.title': 'Ein Haus in Hameln',
  'lesson.town.welcome':
    'Willkommen in Hameln! Drei Familien machen hier ihr Glück. Zu essen gibt es reichlich, und das hat sich herumgesprochen: unter den Ratten.',
  'lesson.town.houses':
    'Das ist ein Haus. Darin ist Platz für einen Mann und eine Frau aus zwei verschiedenen Familien. Die Zahl ist sein Preis, und so viele Punkte bringt es am Ende.',
  'lesson.town.circles':
    'Rings um jedes Haus liegen Kreise. Dort lassen sich die Ratten nieder, auf jedem Kreis eine. Die meisten Kreise gehören zu zwei oder drei Häusern zugleich.',
  'lesson.town.market': 'Um den Marktplatz stehen die Schlachtereien. Diese drei sind die Starthäuser. Du bist Rot und fängst an.',
  'lesson.town.settle': 'Setz deinen ersten Mann in eines der Starthäuser.',
  'lesson.town.settle.done': 'Eingezogen. Das Haus teilt sich dein Mann mit einer Frau aus einer anderen Familie.',
  'lesson.town.woman':
    'Jetzt sind alle eingezogen: Dein Mann wohnt mit einer Frau von Blau in der Schlachterei V, deine Frau mit einem Mann von Grün in der Schlachterei III.',
  'lesson.town.aim':
    'Dreimal kommt der Rattenfänger, dann wird gezählt: vor allem die Häuser, in denen deine Familie wohnt, dazu Geld, Einfluss, Rattenfallen und die Katze. Häuser voller Ratten bringen dir nichts, und verlorene Kinder kosten dich Punkte.',

  'lesson.men.title': 'Männer arbeiten',
  'lesson.men.actions':
    'In deinem Zug machst du genau eine von vier Aktionen: Männer arbeiten, Frauen arbeiten, Hochzeiten, Waren verkaufen.',
  'lesson.men.work':
    'Männer arbeiten: Nenne ein oder mehrere Häuser, in denen ein Mann von dir wohnt. Die Bäckerei macht Brot, die Käserei Käse, die Brauerei Bier, die Schlachterei Fleisch, je ein Stück für die Familie des Mannes.',
  'lesson.men.both':
    'Wird in einem Haus gearbeitet, haben beide Bewohner etwas davon. Die Familie der Frau bekommt ein Kind. Hier ist das Blau, ob es will oder nicht.',
  'lesson.men.rats':
    'Arbeit lockt Ratten an: so viele, wie die Scheibe mit den Ohren zeigt, bei einer Schlachterei drei. Du allein bestimmst, auf welche freien Kreise des Hauses sie kommen.',
  'lesson.men.do': 'Lass deinen Mann in der Schlachterei V arbeiten und setz die drei Ratten.',
  'lesson.men.do.done': 'Ein Stück Fleisch für dich, ein Kind für Blau, drei Ratten für die Stadt.',
  'lesson.men.do.other': 'Das ist eine andere Aktion. Wähle „Männer arbeiten“ und dann die Schlachterei V.',
  'lesson.men.after':
    'Ein Kreis ist hier noch frei. Sind alle besetzt, ist das Haus überlaufen: Niemand arbeitet dort, und es zählt nichts. Setz Ratten also dorthin, wo sie andere mehr stören als dich.',

  'lesson.women.title': 'Frauen arbeiten',
  'lesson.women.children':
    'Eine Runde später. Arbeiten die Frauen, bekommst du Kinder: Deine Frau in der Schlachterei III schickt eines ins Gemeindehaus.',
  'lesson.women.draw':
    'Ein Würfel aus dem Beutel entscheidet: Junge oder Mädchen. Insgesamt gibt es vier Würfel für Jungen und vier für Mädchen. Der Mann im Haus bekommt seine Ware trotzdem.',
  'lesson.women.danger': 'Drei der vier Kreise hier sind schon besetzt. Wird hier noch einmal gearbeitet, ist auch der letzte besetzt.',
  'lesson.women.do': 'Ein Kind ist es wert. Lass deine Frau in der Schlachterei III arbeiten.',
  'lesson.women.do.done': 'Ein Kind fürs Gemeindehaus und Fleisch für Grün.',
  'lesson.women.do.other': 'So bekommst du kein Kind. Wähle „Frauen arbeiten“.',
  'lesson.women.overrun':
    'Und schon ist das Haus überlaufen. Eine Königsratte setzt sich davor, eine der vier, die hier oben gewartet haben. Behalte im Auge, wie viele noch übrig sind.',

  'lesson.sell.title': 'Auf zum Markt',
  'lesson.sell.goods': 'Du hast zwei Stück Fleisch. Geld bekommst du, wenn du Waren verkaufst, in einem Zug so viele, wie du magst.',
  'lesson.sell.prices': 'Fleisch bringt 4 Florin, Bier 3, Käse 2, Brot 1. Die Preise ändern sich nie.',
  'lesson.sell.traps':
    'Jede Ware kannst du stattdessen gegen eine Rattenfalle tauschen. Rattenfallen haben Werte von 1 bis 3, die nur du siehst. Wer am Ende die höchste Summe hat, bekommt 3 Punkte.',
  'lesson.sell.do': 'Bald gibt es etwas zu kaufen. Mach beide Stücke zu Geld.',
  'lesson.sell.do.done': 'Acht Florin. Ein guter Markttag.',
  'lesson.sell.do.trap': 'Eine Rattenfalle ist auch nicht schlecht, aber jetzt wollen wir Geld: beide Stücke für Florin.',
  'lesson.sell.do.less': 'Du hast noch mehr zu verkaufen. Verkauf beide Stücke.',
  'lesson.sell.do.other': 'Wähle diesmal „Waren verkaufen“.',
  'lesson.sell.purse': 'Geld ist nicht nur zum Ausgeben da: Wer am Ende am meisten hat, bekommt 5 Punkte, der Nächste 3, der Dritte 1.',

  'lesson.weddings.title': 'Eine gute Partie',
  'lesson.weddings.hall': 'Eine andere Partie. Im Gemeindehaus warten die Kinder aller Familien. Diese Tochter ist deine.',
  'lesson.weddings.pays':
    'Bei Hochzeiten verheiratest du deine Kinder mit denen der anderen, ohne diese zu fragen. Du suchst das Haus aus, die Familie des Bräutigams zahlt. Blau hat einen Sohn und 8 Florin.',
  'lesson.weddings.points':
    'Jedes leere Haus ist recht. Am Ende bringt es beiden Familien so viele Punkte, wie es gekostet hat. Diese zwei Häuser bringen beide außerdem auf der Einflussleiste nach oben.',
  'lesson.weddings.do': 'Verheirate deine Tochter mit dem Sohn von Blau und wähle ein Haus, das mindestens 5 Florin kostet. Blau zahlt.',
  'lesson.weddings.do.done': 'Ein stattliches Haus, und dich kostet es keinen Florin.',
  'lesson.weddings.do.cheap': 'Ein bescheidenes Heim. Blau hat 8 Florin, da geht mehr.',
  'lesson.weddings.do.other': 'Wähle „Hochzeiten“, die Braut wartet nicht ewig.',
  'lesson.weddings.influence':
    'Einfluss entscheidet bei jedem Gleichstand, und nach jeder Runde richtet sich die Reihenfolge nach der Leiste. Deine Söhne verheiratest du besser, wenn du viel Geld hast: Bei ihnen zahlst du selbst.',

  'lesson.kings.title': 'Königsratten und die Katze',
  'lesson.kings.overrun':
    'Zurück in unserer ersten Partie, nach dem Verkauf. Die Schlachterei III ist überlaufen: keine Arbeit, keine Punkte, solange alle ihre Kreise besetzt sind.',
  'lesson.kings.kings':
    'Vor jedes überlaufene Haus setzt sich eine Königsratte von hier. Geht die letzte, kommt der Rattenfänger, und die Phase ist vorbei.',
  'lesson.kings.optional':
    'Nach deiner Aktion darfst du noch eines tun: die Katze kaufen, Einfluss kaufen oder den Rattenfänger bestechen.',
  'lesson.kings.do': 'Die Katze kostet 4 Florin und fängt sofort eine Ratte. Kauf sie und befreie die Schlachterei III.',
  'lesson.kings.do.done': 'Eine Ratte weniger genügt: Das Haus ist frei.',
  'lesson.kings.do.elsewhere': 'Gefangen, aber dein Haus ist noch immer überlaufen. Fang eine Ratte auf einem seiner vier Kreise.',
  'lesson.kings.do.none': 'So bleibt das Haus überlaufen. Kauf die Katze.',
  'lesson.kings.back':
    'Die Königsratte kehrt zu den anderen zurück, die Phase dauert also länger. Die Katze bringt am Ende 1 Punkt, aber jeder darf sie dir abkaufen.',

  'lesson.piper.title': 'Der Rattenfänger kommt',
  'lesson.piper.last': 'Nur noch eine Königsratte. Ist das nächste Haus überlaufen, steht der Rattenfänger vor dem Tor.',
  'lesson.piper.cleans':
    'Er steht auf dem gelben Feld und holt die Ratten aus diesem Bereich, dazu immer die vom Marktplatz. Alle anderen bleiben.',
  'lesson.piper.bribe':
    'Bestechung bewegt ihn: Er geht auf das Feld mit dem meisten Geld. Zwei deiner Häuser sind überlaufen, die Schlachterei III im roten Bereich, die Schlachterei V im grünen.',
  'lesson.piper.do': 'Bestich den Rattenfänger so, dass er einen Bereich säubert, in dem ein überlaufenes Haus von dir steht.',
  'lesson.piper.do.done': 'Er steckt die Münze ein und schlendert hinüber. Bevor er spielt, können andere dich überbieten.',
  'lesson.piper.do.elsewhere': 'Er geht dorthin, wo du zahlst, aber deine überlaufenen Häuser stehen im roten und im grünen Bereich.',
  'lesson.piper.do.none': 'Ohne Bestechung bleibt er im gelben Bereich, und das hilft dir wenig.',
  'lesson.piper.came':
    'In einer anderen Partie ist der Rattenfänger schon da. Erst sind die Ratten dran, dann die Kinder: Für jedes im Gemeindehaus will er Geld. Den Preis nennt sein Feld, hier 1 Florin.',
  'lesson.piper.road':
    'Kinder, für die niemand zahlt, folgen ihm auf dieser Straße. Jedes kostet so viele Punkte, wie sein Feld sagt, und die Felder werden immer teurer.',
  'lesson.piper.pay': 'Du hast 11 Florin und zwei Kinder. Behalte beide.',
  'lesson.piper.pay.done': 'Zwei gut angelegte Florin. Heiraten können die beiden in der nächsten Phase.',
  'lesson.piper.pay.gone': 'Ein Kind ist nach Transsylvanien gegangen, und das kostet Punkte. Zahl für beide.',
  'lesson.piper.next':
    'Neue Königsratten sammeln sich, eine mehr als zuvor, und es geht weiter. Denk ans Gemeindehaus, bevor die letzte geht: Viele Kinder und kein Geld, das wird teuer.',

  'lesson.end.title': 'Was am Ende zählt',
  'lesson.end.phase':
    'Das ist die dritte Phase, und die letzte dieser Königsratten ist die Kaiserratte. Wer sie in die Stadt holt, beendet die Partie und bekommt 1 Punkt.',
  'lesson.end.houses':
    'Häuser zählen am meisten: der Preis jedes Hauses, in dem ein Mann oder eine Frau von dir wohnt, außer es ist am Ende überlaufen. Dieses hier ist überlaufen.',
  'lesson.end.ranks': 'Dann zählen die Ränge: 3, 2 oder 1 Punkt für Einfluss, 5, 3 oder 1 für Geld, 3 oder 1 für Rattenfallen.',
  'lesson.end.rest': 'Die Katze bringt 1 Punkt. Kinder auf der Straße kosten, was ihr Feld sagt.',
  'lesson.end.do': 'Blau steht auf der Leiste knapp vor dir. Du hast 11 Florin. Hol dir den ersten Platz.',
  'lesson.end.do.done': 'Ganz vorn auf der Leiste: 3 Punkte statt 2, und jeder Gleichstand geht an dich.',
  'lesson.end.do.other': 'Blau ist immer noch vorn. Der Ring zeigt, was Einfluss gerade kostet.',
  'lesson.end.advice':
    'Früh arbeiten, rechtzeitig verkaufen, in teure Häuser heiraten und sich nie vom Rattenfänger überraschen lassen. Jetzt spiel eine ganze Partie; Hilfe hast du dabei an deiner Seite.',
};
