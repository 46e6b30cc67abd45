import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In einer Minute',
    paragraphs: [
      {
        text: 'Du führst eine Familie in Hameln. In deinem Zug tust du eines: Männer arbeiten lassen, Frauen arbeiten lassen, Hochzeiten feiern oder Waren verkaufen. Männer bringen Waren, Frauen Kinder – aber jedes Haus, in dem gearbeitet wird, lockt Ratten an, und du bestimmst, wohin sie sich setzen.',
      },
      {
        text: 'Kinder zweier Familien heiraten und ziehen in ein leeres Haus: Du suchst es aus, die Familie des Bräutigams bezahlt. Sitzt auf jedem Kreis um ein Haus eine Ratte, ist es überlaufen und nichts mehr wert.',
      },
      {
        text: 'Gehen die Königsratten aus, kommt der Rattenfänger: Er säubert einen Bereich und will Geld für jedes unverheiratete Kind – oder er nimmt es mit. Nach seinem dritten Besuch zählen Häuser, Geld, Einfluss, Rattenfallen und die Katze.',
      },
      { text: 'Dein erster Zug: Verkaufe dein Fleisch oder lass deinen Mann arbeiten.' },
    ],
  },
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      {
        text: 'Hameln im dreizehnten Jahrhundert. Jeder von euch führt eine Familie, verdient ehrliches Geld, verheiratet die Kinder, kauft Häuser. Währenddessen kommen die Ratten und mit ihnen der Rattenfänger, der gern bezahlt wird. Sonst nimmt er Kinder mit.',
      },
      {
        rule: 'frame/phases',
        text: 'Das Spiel hat drei Phasen. Jede endet, wenn der Rattenfänger kommt. Nach der dritten gibt es Punkte für Häuser, Geld, Einfluss, Rattenfallen, die Katze und dafür, das Spiel beendet zu haben; wer die meisten Punkte hat, gewinnt.',
      },
      {
        rule: 'frame/rounds',
        text: 'Nicht verwechseln: In einer Runde hat jeder einen Zug; eine Phase dauert, bis der Rattenfänger kommt, und kann mitten in einer Runde enden.',
      },
    ],
  },
  {
    id: 'town',
    title: 'Die Stadt',
    paragraphs: [
      {
        rule: 'material/houses',
        text: 'Es gibt 22 Häuser. Bäckereien machen Brot, Käsereien Käse, Brauereien Bier, die sechs Schlachtereien am Marktplatz Fleisch. Vier Einflusshäuser stellen nichts her, zahlen aber Florin. In jedem Haus ist Platz für einen Mann und eine Frau verschiedener Familien.',
        figure: 'kinds',
      },
      {
        rule: 'material/board',
        text: 'Die Münze am Haus ist sein Preis und zugleich seine Punkte. Die Scheibe mit Ohren sagt, wie viele Ratten es anlockt. Die Kreise in den Gassen sind für Ratten; die meisten gehören zu zwei oder drei Häusern, manche liegen in zwei Bereichen. Diese Stadt ist unsere eigene Zeichnung, denn der Originalplan liegt uns nicht vor.',
        figure: 'house',
      },
      {
        text: 'Kinder warten im Gemeindehaus, Jungen in der einen, Mädchen in der anderen Hälfte, bis sie heiraten oder der Rattenfänger sie holt.',
      },
      {
        rule: 'material/limits',
        text: 'Was weg ist, ist weg: Warenwürfel, Rattenfallen, Familienmitglieder und die Kinderwürfel im Beutel (vier Jungen, vier Mädchen) sind begrenzt. Nur Geld gibt es unbegrenzt.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Vor dem ersten Zug',
    paragraphs: [
      {
        rule: 'setup/order',
        text: 'Das Los bestimmt die Reihenfolge, die zugleich die erste Einflussreihenfolge ist. Die Scheiben mit den Ohren werden zufällig auf die Häuser verteilt; Schlachtereien locken immer drei Ratten an. Im Beutel sind vier Jungen und vier Mädchen, zwölf Rattenfallen liegen bereit, der Rattenfänger steht auf dem gelben Feld, die Katze gehört niemandem. Jeder hat einen Würfel Fleisch und kein Geld.',
      },
      {
        rule: 'setup/purses',
        text: 'Zu dritt oder zu viert ist oft im Vorteil, wer in der ersten Reihenfolge hinten steht. Vor dem Spiel lässt sich einstellen, dass dafür die Person auf Platz eins mit 3 Florin beginnt und die auf Platz zwei mit 1 Florin; zu viert bekommen die ersten zwei je 1 Florin.',
      },
      {
        text: 'Neben den kleinen Ratten gibt es Königsratten: Vier warten am Anfang im Nachschub neben dem Plan, zu fünft fünf. An ihnen sieht man, wie lange die Phase noch dauert.',
      },
      { rule: 'start/men', text: 'In Spielerreihenfolge setzt jeder einen Mann in eines der Starthäuser; es gibt so viele wie Spieler.' },
      { rule: 'start/other-house', text: 'Am Anfang werden nur die Starthäuser bezogen; andere Häuser bleiben vorerst leer.' },
      { rule: 'start/man-there', text: 'In jedes Starthaus kommt ein Mann.' },
      {
        rule: 'start/women',
        text: 'Nach den Männern kommen die Frauen: Vom letzten Spieler an rückwärts setzt jeder eine Frau zu einem Mann.',
      },
      { rule: 'start/woman-there', text: 'In jedes Starthaus kommt eine Frau.' },
      { rule: 'start/own-man', text: 'Deine Frau darf nicht zu deinem eigenen Mann ziehen.' },
      { rule: 'start/same-neighbour', text: 'Deine beiden Starthäuser darfst du nicht mit demselben Spieler teilen.' },
      {
        rule: 'start/leaves-no-choice',
        text: 'Du darfst deine Frau auch nicht so setzen, dass für einen späteren Spieler kein erlaubtes Haus übrig bleibt.',
        figure: 'start',
      },
      { rule: 'setup/secret', text: 'Geld, Waren und die Zahl der Fallen sind offen. Was eine Falle wert ist, weiß nur ihr Besitzer.' },
    ],
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    paragraphs: [
      {
        rule: 'turn/mandatory',
        text: 'In deinem Zug musst du genau eines von vier Dingen tun: deine Männer arbeiten lassen, deine Frauen arbeiten lassen, Hochzeiten ausrichten oder Waren verkaufen.',
      },
      { rule: 'act/no-man', text: 'Männer können arbeiten, wenn einer in einem Haus wohnt, das nicht überlaufen ist.' },
      {
        rule: 'act/no-woman',
        text: 'Frauen können arbeiten, wenn eine in einem Haus wohnt, das nicht überlaufen ist; außer in Einflusshäusern brauchen sie dazu ein Kind im Beutel.',
      },
      {
        rule: 'act/no-wedding',
        text: 'Eine Hochzeit braucht ein Kind von dir im Gemeindehaus, einen passenden Partner und ein Haus, das der Bräutigam bezahlen kann.',
      },
      { rule: 'act/no-goods', text: 'Verkaufen kann nur, wer Waren hat.' },
      {
        rule: 'turn/optional',
        text: 'Nach deiner Aktion darfst du noch eines von drei Dingen tun: die Katze kaufen, Einfluss kaufen oder den Rattenfänger bestechen. Das entfällt, wenn der Rattenfänger in deinem Zug gekommen ist.',
      },
      {
        rule: 'turn/stuck',
        text: 'Kannst du keine der vier Aktionen ausführen, darfst du trotzdem die Katze kaufen, Einfluss kaufen oder den Rattenfänger bestechen.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Männer und Frauen arbeiten',
    paragraphs: [
      {
        text: 'Ein Haus arbeiten lassen (die Anleitung sagt: aktivieren) heißt dreierlei: Der Mann bringt seinem Spieler eine Ware, die Frau ihrem ein Kind, und dann kommen die Ratten. Beide Bewohner bekommen ihren Anteil, auch wenn nur einer von ihnen dir gehört.',
      },
      {
        rule: 'name/before',
        text: 'Nenne die Häuser, bevor etwas geschieht; sie arbeiten in dieser Reihenfolge nacheinander. Erst bekommen beide Bewohner ihren Anteil, dann kommen die Ratten.',
      },
      { rule: 'name/at-least-one', text: 'Mindestens ein Haus musst du nennen.' },
      { rule: 'name/twice', text: 'Kein Haus arbeitet zweimal in einem Zug.' },
      { rule: 'name/no-man', text: 'Sollen Männer arbeiten, muss in jedem genannten Haus ein Mann von dir wohnen.' },
      { rule: 'name/no-woman', text: 'Sollen Frauen arbeiten, muss in jedem genannten Haus eine Frau von dir wohnen.' },
      { rule: 'name/overrun', text: 'In einem überlaufenen Haus arbeitet niemand.' },
      {
        rule: 'name/overrun-meanwhile',
        text: 'Auch in einem genannten Haus, das inzwischen von den Ratten eines früheren überlaufen wurde, arbeitet niemand.',
      },
      { rule: 'name/empty-bag', text: 'Ist der Beutel leer, können Frauen nur in Einflusshäusern arbeiten.' },
      { rule: 'work/man', text: 'Ein Produktionshaus gibt dem Spieler des Mannes einen Würfel seiner Ware, egal wer es arbeiten lässt.' },
      { rule: 'work/woman', text: 'Ein Produktionshaus gibt dem Spieler der Frau ein Kind, gewollt oder nicht.' },
      {
        rule: 'work/child',
        text: 'Ein Würfel aus dem Beutel sagt, ob das Kind ein Junge oder ein Mädchen ist. Ein Familienmitglied geht in diese Hälfte des Gemeindehauses; der Würfel bleibt draußen.',
        figure: 'work',
      },
      {
        rule: 'work/no-child',
        text: 'Ist der Beutel inzwischen leer oder niemand mehr im Vorrat der Familie, gibt es kein Kind; alles andere geschieht trotzdem.',
      },
      { rule: 'work/florin', text: 'Ein Einflusshaus gibt beiden Bewohnern einen Florin.' },
    ],
  },
  {
    id: 'weddings',
    title: 'Hochzeiten',
    paragraphs: [
      { rule: 'wed/number', text: 'Verheirate so viele deiner Kinder, wie du willst, eines nach dem anderen.' },
      { rule: 'wed/at-least-one', text: 'Richte mindestens eine Hochzeit aus, wenn du diese Aktion wählst.' },
      { rule: 'wed/no-child', text: 'Verheiraten kannst du nur ein Kind von dir, das im Gemeindehaus steht.' },
      { rule: 'wed/own-child', text: 'Der Partner ist das Kind eines anderen Spielers; der wird nicht gefragt.' },
      { rule: 'wed/no-partner', text: 'Der Partner muss vom anderen Geschlecht sein: Wir sind im Mittelalter.' },
      {
        rule: 'wed/who-pays',
        text: 'Das Paar zieht sofort in ein leeres Haus. Du wählst es aus; der Spieler des Bräutigams zahlt den Preis an die Bank, auch wenn das die Kasse leert. Die Würfel kommen zurück in den Beutel.',
        figure: 'wedding',
      },
      { rule: 'wed/no-house', text: 'Kann der Bräutigam kein leeres Haus bezahlen, gibt es keine Hochzeit.' },
      { rule: 'move-in/too-dear', text: 'Ein Haus, das der Bräutigam nicht bezahlen kann, darfst du nicht wählen.' },
      {
        rule: 'move-in/occupied',
        text: 'Das Haus für ein Paar muss leer sein. Es darf eine Schlachterei sein, und es darf überlaufen sein.',
      },
      {
        rule: 'move-in/bonus',
        text: 'Der Einzug in ein Einflusshaus gibt beiden Familien einmalig so viel Einfluss, wie die silberne Zahl zeigt; wer höher steht, steigt zuerst.',
      },
    ],
  },
  {
    id: 'selling',
    title: 'Waren verkaufen',
    paragraphs: [
      { rule: 'sell/prices', text: 'Fleisch bringt 4 Florin, Bier 3, Käse 2, Brot 1.' },
      { rule: 'sell/at-least-one', text: 'Wählst du diese Aktion, musst du mindestens einen Würfel verkaufen.' },
      { rule: 'sell/no-cube', text: 'Verkaufen kannst du nur, was du hast.' },
      {
        rule: 'sell/trap',
        text: 'Statt Florin darfst du für einen Würfel eine Rattenfalle nehmen, in beliebiger Mischung. Gezogen wird erst, wenn der ganze Verkauf feststeht. Beispiel: Zwei Würfel Fleisch und ein Würfel Brot bringen 4 + 4 + 1 = 9 Florin – oder 8 Florin und eine Falle.',
      },
      { rule: 'sell/no-trap', text: 'Sind die zwölf Fallen weg, gibt es nur noch Florin.' },
    ],
  },
  {
    id: 'optional',
    title: 'Katze, Einfluss, Bestechung',
    paragraphs: [
      {
        rule: 'cat/price',
        text: 'Die Katze kostet 4 Florin: beim ersten Mal an die Bank, später 1 an ihren Besitzer und 3 an die Bank. Du nimmst sofort eine Ratte vom Plan.',
      },
      { rule: 'cat/too-dear', text: 'Wer keine 4 Florin hat, kann die Katze nicht kaufen.' },
      { rule: 'cat/yours', text: 'Gehört die Katze schon dir, kannst du sie nicht kaufen; erst muss jemand anders sie dir abkaufen.' },
      {
        rule: 'chase/no-rat',
        text: 'Die Katze fängt eine beliebige Ratte auf dem Plan. Ist keine da, darfst du die Katze trotzdem kaufen.',
      },
      {
        rule: 'ring/next',
        text: 'Einfluss kauft man aus einem Ring von Angeboten, eines nach dem anderen: erst 2 Florin für 1, dann 3 für 2, 4 für 2, 5 für 3, 6 für 3, 3 für 1 und wieder von vorn.',
        figure: 'ring',
      },
      { rule: 'ring/too-dear', text: 'Du kannst immer nur das nächste Angebot des Rings kaufen, und nur, wenn du es bezahlen kannst.' },
      {
        rule: 'bribe/put',
        text: 'Zum Bestechen legst du einen oder mehrere Florin auf eines der vier Rattenfängerfelder. Der Rattenfänger geht sofort auf das Feld mit dem meisten Geld.',
      },
      { rule: 'bribe/too-dear', text: 'Zum Bestechen kannst du nur Geld legen, das du hast.' },
      { rule: 'bribe/equal', text: 'Auf zwei Feldern darf nie gleich viel liegen; nur leer dürfen mehrere sein.', figure: 'bribe' },
    ],
  },
  {
    id: 'rats',
    title: 'Ratten',
    paragraphs: [
      {
        rule: 'rats/number',
        text: 'Ein Haus, das arbeitet, lockt so viele Ratten an, wie seine Scheibe zeigt. Wer am Zug ist, setzt sie auf freie Kreise um dieses Haus, je eine.',
      },
      { rule: 'rats/elsewhere', text: 'Die Ratten eines Hauses kommen nur auf Kreise an diesem Haus.' },
      { rule: 'rats/taken', text: 'Auf einem Kreis sitzt immer nur eine Ratte.' },
      { rule: 'rats/too-few', text: 'Gibt es weniger freie Kreise als Ratten, werden alle besetzt, und der Rest verschwindet.' },
      {
        rule: 'rats/not-in-play',
        text: 'Zwei Kreise, einer zwischen den oberen und einer zwischen den unteren Schlachtereien, werden nur zu fünft benutzt.',
      },
      {
        rule: 'rats/same-side',
        text: 'Zu fünft darfst du in einem Zug nicht zwei Ratten auf dieselbe Seite eines Hauses setzen, solange am arbeitenden Haus noch ein anderer Kreis frei ist.',
        figure: 'sides',
      },
      {
        rule: 'overrun/at-once',
        text: 'Ist der letzte Kreis eines Hauses besetzt, ist es überlaufen, auch wenn es nicht gearbeitet hat oder leer steht. Eine Königsratte aus dem Nachschub setzt sich davor.',
        figure: 'overrun',
      },
      {
        rule: 'overrun/no-points',
        text: 'In einem überlaufenen Haus arbeitet niemand, und es zählt nichts, bis eine seiner Ratten verschwindet. Hat die Katze sie gefangen, kommt die Königsratte zurück in den Nachschub.',
      },
    ],
  },
  {
    id: 'piper',
    title: 'Der Rattenfänger',
    paragraphs: [
      {
        rule: 'king/number',
        text: 'In den drei Phasen warten 4, 5 und 6 Königsratten, zu fünft 5, 6 und 7. In der letzten Phase ist die Kaiserratte die letzte.',
      },
      {
        rule: 'piper/appears',
        text: 'Ist die letzte Königsratte genommen und sind die Ratten dieses Hauses gesetzt, kommt der Rattenfänger. In diesem Zug geschieht sonst nichts mehr.',
      },
      {
        rule: 'piper/cleans',
        text: 'Alle Königsratten ziehen ab. Alle Ratten in dem Bereich, auf dessen Feld der Rattenfänger steht, verschwinden, auch die auf Kreisen, die in zwei Bereichen liegen, dazu alle auf dem Marktplatz.',
        figure: 'piper',
      },
      {
        rule: 'piper/asks',
        text: 'Nach dem Säubern verlangt der Rattenfänger Geld: In Spielerreihenfolge zahlt jeder, der Kinder im Gemeindehaus hat, für alle, einige oder keines von ihnen den Preis, den das Feld des Rattenfängers nennt.',
      },
      { rule: 'ransom/not-yours', text: 'Zahlen darfst du nur für deine eigenen Kinder.' },
      { rule: 'ransom/too-dear', text: 'Zahlen kannst du nur mit Geld, das du hast.' },
      {
        rule: 'piper/road',
        text: 'Kinder, für die niemand zahlt, folgen dem Rattenfänger auf der Straße nach Transsylvanien und kommen nie zurück. Ihre Würfel kommen wieder in den Beutel.',
        figure: 'road',
      },
      {
        rule: 'piper/next',
        text: 'Die Bestechung auf seinem Feld steckt der Rattenfänger ein. Dann geht er auf das Feld mit dem meisten Geld oder, wenn nirgends Geld liegt, ein Feld weiter im Uhrzeigersinn; neue Königsratten sammeln sich, und der nächste Spieler macht weiter.',
      },
      {
        rule: 'piper/dead-town',
        text: 'Zwei Regeln von uns: Der Rattenfänger kommt auch, wenn eine ganze Runde lang niemand etwas tut, und nach fünfzig Runden einer Phase.',
      },
    ],
  },
  {
    id: 'influence',
    title: 'Einfluss und Reihenfolge',
    paragraphs: [
      { rule: 'influence/decides', text: 'Einfluss entscheidet jeden Gleichstand, auch den am Ende des Spiels.' },
      {
        rule: 'influence/right-most',
        text: 'Auf einer Stufe der Leiste steht am höchsten, wer ganz rechts steht; wer später kommt, stellt sich links daneben. Auf der obersten Stufe kann niemand überholt werden.',
        figure: 'influence',
      },
      { rule: 'influence/new-round', text: 'Wenn alle am Zug waren, folgt die nächste Runde der Reihenfolge auf der Einflussleiste.' },
    ],
  },
  {
    id: 'end',
    title: 'Das Ende',
    paragraphs: [
      {
        rule: 'end/closer',
        text: 'Die Kaiserratte beendet die dritte Phase. Der Rattenfänger säubert und kassiert noch einmal; dann wird gezählt. Wer die Kaiserratte gesetzt hat, bekommt 1 Punkt, wer die Katze hat, 1 Punkt.',
      },
      {
        rule: 'end/traps',
        text: 'Rattenfallen: 3 Punkte für die höchste Summe, 1 für die zweithöchste; wer keine Falle hat, geht leer aus.',
      },
      { rule: 'end/influence', text: 'Einfluss: 3, 2 und 1 Punkt für die ersten drei.' },
      { rule: 'end/money', text: 'Geld: 5, 3 und 1 Punkt, zu fünft 5, 3, 2 und 1. Auch eine leere Kasse hat einen Rang.' },
      {
        rule: 'end/houses',
        text: 'Häuser: der Preis jedes Hauses, in dem ein Mann oder eine Frau von dir wohnt, außer es ist überlaufen.',
      },
      {
        rule: 'end/road',
        text: 'Die Straße nach Transsylvanien kostet Punkte: 1, 1, 2, 2, 3, 3, 4, 5 je nach Feld und 6 für jedes weitere Kind.',
      },
      { rule: 'end/ties', text: 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Einfluss hat.', figure: 'score' },
    ],
  },
  {
    id: 'edition',
    title: 'Zu dieser Ausgabe',
    paragraphs: [
      {
        text: 'Hameln ist ein Spiel von Fraser und Gordon Lamont (Fragor Games, 2006). Sein Plan liegt uns nicht vor: Die Stadt, die Starthäuser, Preise und Kreise, die Stufen der Einflussleiste, die Angebote nach dem ersten und die Abzüge der Straße sind unsere eigenen. Von uns sind auch die zwei Regeln, die eine Phase beenden, in der nichts mehr geht, und die Lesart, dass der Punkt für das Beenden an den geht, der die Kaiserratte gesetzt hat. Alles andere folgt der gedruckten Anleitung; wo die deutsche und die französische verschieden sind, haben wir eine gewählt.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Auf einer Seite',
    paragraphs: [
      { text: 'Ziel: die meisten Punkte nach dem dritten Besuch des Rattenfängers.' },
      {
        text: 'Dein Zug: Tu genau eines von vier Dingen: Männer arbeiten lassen, Frauen arbeiten lassen, Hochzeiten feiern, Waren verkaufen. Danach, wenn du willst, noch eines: Katze, Einfluss oder Bestechung.',
      },
      {
        text: 'Arbeit: Wähl deine Häuser. Jedes gibt dem Mann eine Ware und der Frau ein Kind aus dem Beutel (ein Einflusshaus: je einen Florin) und lockt so viele Ratten an, wie seine Scheibe zeigt.',
      },
      {
        text: 'Ratten: Du setzt sie auf freie Kreise dieses Hauses. Sitzt auf jedem Kreis eines Hauses eine, ist es überlaufen: keine Arbeit, keine Punkte, und eine Königsratte setzt sich davor.',
      },
      {
        text: 'Hochzeiten: Deine Kinder heiraten Kinder anderer Familien. Du wählst ein leeres Haus, die Familie des Bräutigams zahlt seinen Preis.',
      },
      { text: 'Verkaufen: Fleisch 4, Bier 3, Käse 2, Brot 1 Florin je Würfel, oder stattdessen eine Rattenfalle von geheimem Wert.' },
      {
        text: 'Die Katze kostet 4 Florin und fängt sofort eine Ratte. Beim Einfluss kaufst du das nächste Angebot des Rings. Als Bestechung legst du Florin auf ein Feld des Rattenfängers; er geht dorthin, wo das meiste Geld liegt.',
      },
      {
        text: 'Der Rattenfänger: Er kommt, wenn die letzte Königsratte weg ist. Er säubert seinen Bereich und den Marktplatz und will dann für jedes Kind im Gemeindehaus Geld; für wen niemand zahlt, der geht mit.',
      },
      { text: 'Einfluss: Er entscheidet jeden Gleichstand und bestimmt die Reihenfolge jeder Runde.' },
      {
        text: 'Punkte: der Preis jedes Hauses, in dem ein Mann oder eine Frau von dir wohnt; Geld 5, 3, 1; Einfluss 3, 2, 1; Rattenfallen 3, 1; Katze 1, Spiel beendet 1; die Straße nach Transsylvanien kostet Punkte.',
      },
    ],
  },
];
