import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In einer Minute',
    paragraphs: [
      {
        text: 'Du führst einen Clan in Beasty Town. Dein Territorium sind die Gebiete innerhalb deiner Grenzen, am Anfang dein Startgebiet.',
      },
      {
        text: 'In jeder Runde hast du vier Züge, und in jedem setzt du eine Figur: Zu Hause bringt dir ein Handlanger zwei Aktionen (Ratte bestechen, Beute ergattern, Hinterzimmer einrichten); nebenan bestichst du für Beutemarker Ratten und erhebst dann Anspruch auf das Gebiet. Es gehört dir, wenn du dort mehr Macht hast als jede andere: eins je Ratte an seinen vier Gullys, eins je Handlanger, zwei für die Bossin.',
      },
      {
        text: 'Deine Bossin hat in jeder Runde eine geheime Karte. Am Ende jeder Runde darfst du eine Mission werten, in der du führst. Nach fünf Runden zählen Missionen, Geschäftsketten, Sterne und Trophäen – sonst nichts.',
      },
      {
        text: 'Deine erste Runde: Setze zweimal einen Handlanger in dein Startgebiet. Mit dem ersten ergatterst du Beute, mit dem zweiten richtest du ein Hinterzimmer ein.',
      },
    ],
  },
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      {
        text: 'Jede von euch führt einen Clan, der in Beasty Town das Sagen haben will. Ihr bestecht Ratten, um auf der Straße Macht zu gewinnen, nehmt einander Gebiete ab, richtet hinter harmlosen Läden Hinterzimmer ein und versucht, in fünf Missionen vorn zu liegen. Wer nach fünf Runden die meisten Punkte hat, gewinnt.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Aufbau',
    paragraphs: [
      {
        rule: 'setup/board',
        text: 'Die Stadt hat sieben Viertel mit je drei Gebieten. Jedes Gebiet hat vier Gullys, einen an jeder Ecke; benachbarte Gebiete teilen sie sich.',
      },
      {
        rule: 'board/territory',
        text: 'Grenzen zeigen, wem ein Gebiet gehört. Alle Gebiete innerhalb deiner Grenzen sind dein Territorium. Es muss nicht zusammenhängen: Auch was du anderswo in der Stadt eroberst, gehört dazu.',
      },
      {
        rule: 'setup/districts',
        text: 'Zu fünft ist die ganze Stadt im Spiel. Zu viert fehlt der Lampionplatz, zu dritt auch die Nebelgasse, zu zweit außerdem der Hafen und der Kornmarkt.',
      },
      {
        rule: 'setup/clan',
        text: 'Jeder Clan hat eine Bossin, drei Handlanger, 30 Ratten, zehn Hinterzimmer, drei Intrigenkarten und ein Missionsplättchen für jede Runde.',
        figure: 'pieces',
      },
      { rule: 'setup/loot', text: 'In jedem Viertel, das im Spiel ist, liegen zwei Beutemarker.' },
      {
        rule: 'setup/enterprises',
        text: 'Es gibt neun Geschäfte mit je vier Plättchen, eines für jeden Bonus. Zu viert bleibt ein Geschäft in der Schachtel, zu dritt drei, zu zweit fünf. Welche das sind, entscheidet das Los oder, wenn es beim Eröffnen des Tisches so eingestellt wird, die Spielerin auf dem ersten Platz.',
      },
      { rule: 'remove/gone', text: 'Ein Geschäft, das schon in der Schachtel liegt, kann nicht noch einmal gewählt werden.' },
      {
        rule: 'setup/tiles',
        text: 'Jedes Startgebiet bekommt ein Plättchen, jedes andere Gebiet eines oder zwei, nie zwei vom selben Geschäft.',
      },
      {
        rule: 'setup/home',
        text: 'Das Los bestimmt, wer beginnt. Reihum wählt jede ein Startgebiet – es ist ihr erstes Territorium – und setzt drei Ratten an einen seiner Gullys, zwei an einen anderen und eine an einen dritten. Der vierte bleibt frei.',
      },
      { rule: 'home/not-a-start-area', text: 'Die Startgebiete sind markiert; es gibt so viele wie Spielerinnen.' },
      { rule: 'home/taken', text: 'Jedes Startgebiet kann nur einmal gewählt werden.' },
      { rule: 'nest/not-here', text: 'Deine ersten Ratten kommen an Gullys deines Startgebiets.' },
      { rule: 'nest/occupied', text: 'Jede der drei Rattengruppen am Anfang bekommt ihren eigenen Gully.', figure: 'setup' },
    ],
  },
  {
    id: 'round',
    title: 'Eine Runde',
    paragraphs: [
      {
        rule: 'round/intrigue',
        text: 'Zuerst wählen alle heimlich eine von drei Intrigenkarten und legen sie unter ihre Bossin. In jeder Runde stehen wieder alle drei zur Wahl.',
      },
      {
        rule: 'round/five',
        text: 'Nach der Wahl der Karten seid ihr reihum am Zug, jede viermal, im Uhrzeigersinn ab der Startspielerin dieser Runde. In einem Zug setzt du eine Figur.',
      },
      { rule: 'place/no-henchman-left', text: 'Du hast drei Handlanger je Runde.' },
      { rule: 'place/boss-placed', text: 'Deine Bossin setzt du einmal je Runde.' },
      {
        rule: 'place/not-adjacent',
        text: 'Eine Figur kommt in dein Territorium oder in ein Gebiet direkt daneben, also eines, das sich mit einem deiner Gebiete zwei Gullys teilt. Das gilt auch für die Bossin.',
      },
      { rule: 'place/out-of-play', text: 'Viertel, die nicht im Spiel sind, darf niemand betreten.' },
      {
        rule: 'place/last-area',
        text: 'Ihr letztes Gebiet behält jede: Hat eine Gegnerin nur noch eines, darf dort keine andere eine Figur setzen.',
        figure: 'places',
      },
      { rule: 'round/figures-stay', text: 'Figuren bleiben bis zum Ende der Runde stehen und zählen dort zu deiner Macht.' },
      { rule: 'round/secret', text: 'Deine Karte bleibt geheim, bis du deine Bossin setzt, in welchem deiner Züge auch immer.' },
    ],
  },
  {
    id: 'inside',
    title: 'Ein Handlanger zu Hause',
    paragraphs: [
      {
        rule: 'act/up-to',
        text: 'Im eigenen Territorium führt ein Handlanger bis zu zwei Aktionen aus, in beliebiger Reihenfolge, auch zweimal dieselbe – nur nicht zweimal Hinterzimmer einrichten.',
      },
      {
        rule: 'rat/bribe',
        text: 'Ratte bestechen: Setze eine eigene Ratte an einen Gully dieses Gebiets, oder verjage dort eine gegnerische.',
      },
      { rule: 'rat/not-here', text: 'Bestechen kannst du nur an den Gullys des Gebiets, in das du die Figur gesetzt hast.' },
      { rule: 'expel/no-foreign-rat', text: 'Du verjagst gegnerische Ratten, nie die eigenen.' },
      {
        rule: 'rat/foreign',
        text: 'An einem Gully sitzen nur Ratten eines Clans. Erst wenn alle gegnerischen fort sind, können deine einziehen. Verjagte Ratten gehen zurück in den Vorrat ihrer Besitzerin.',
      },
      {
        rule: 'rat/lift',
        text: 'Ist dein Vorrat leer, darfst du stattdessen eine Ratte von einem anderen deiner Gullys holen.',
      },
      { rule: 'lift/not-yours', text: 'An dem Gully, von dem du eine Ratte holst, müssen Ratten von dir sitzen.' },
      { rule: 'lift/same-manhole', text: 'Eine Ratte, die du holst, muss von einem anderen Gully kommen als dem, an den du sie setzt.' },
      { rule: 'rat/none-to-lift', text: 'Hast du weder im Vorrat noch an einem anderen Gully Ratten, kannst du keine setzen.' },
      { rule: 'loot/none-left', text: 'Beute ergattern: Nimm einen Beutemarker aus diesem Viertel, solange noch einer da ist.' },
      {
        rule: 'room/set-up',
        text: 'Hinterzimmer einrichten: Lege eines in das Gebiet, nimm eines der Plättchen, die dort liegen, und nutze sofort seinen Bonus.',
      },
      { rule: 'room/no-tile', text: 'Für ein Hinterzimmer muss im Gebiet noch ein Plättchen liegen.' },
      { rule: 'room/not-this-tile', text: 'Für ein Hinterzimmer nimmst du ein Plättchen, das in diesem Gebiet liegt, kein anderes.' },
      { rule: 'room/already-here', text: 'In jedem Gebiet kannst du nur ein Hinterzimmer haben.' },
      { rule: 'room/none-in-stock', text: 'Sind deine zehn Hinterzimmer verbraucht, gibt es keine mehr.' },
      {
        rule: 'room/no-other-figure',
        text: 'Für ein Hinterzimmer musst du in dieser Runde vorher schon eine andere Figur in das Gebiet gesetzt haben.',
        figure: 'inside',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'Die Boni',
    paragraphs: [
      { rule: 'bonus/rat', text: 'Ratte: Setze eine deiner Ratten an einen deiner Gullys oder an irgendeinen freien Gully der Stadt.' },
      {
        rule: 'gift/must-take',
        text: 'Beim Bonus Ratte musst du eine setzen, wenn du welche im Vorrat hast. Ist er leer, darfst du eine von anderswo holen, musst aber nicht.',
      },
      { rule: 'rat/out-of-play', text: 'An Gullys, die kein Gebiet im Spiel berühren, darf keine Ratte gesetzt werden.' },
      { rule: 'bonus/loot', text: 'Kiste: Nimm einen Beutemarker aus dem allgemeinen Vorrat.' },
      { rule: 'bonus/expel', text: 'Stiefel: Verjage eine gegnerische Ratte von irgendeinem Gully.' },
      { rule: 'bonus/point', text: 'Stern: Das Plättchen zählt am Ende einen Punkt mehr.', figure: 'bonuses' },
      { rule: 'bonus/lapses', text: 'Ein Bonus, den du nicht nutzen kannst, verfällt.' },
    ],
  },
  {
    id: 'outside',
    title: 'Ein Handlanger auf Raubzug',
    paragraphs: [
      {
        rule: 'outside/pay',
        text: 'Außerhalb deines Territoriums zahlst du beliebig viele Beutemarker, mindestens aber einen, und bestichst für jeden eine Ratte in diesem Gebiet. Danach erhebst du Anspruch auf das Gebiet.',
      },
      { rule: 'outside/pay-first', text: 'Außerhalb deines Territoriums kannst du nicht vor der ersten Bestechung aufhören.' },
      { rule: 'place/no-loot', text: 'Ohne Beute kann kein Handlanger hinaus.' },
      { rule: 'outside/bribes-only', text: 'Beute ergattern und Hinterzimmer einrichten geht nur zu Hause.', figure: 'prowl' },
    ],
  },
  {
    id: 'boss',
    title: 'Die Bossin',
    paragraphs: [
      {
        rule: 'boss/must-go-inside',
        text: 'Verwaltung: Die Bossin kommt in dein Territorium und führt bis zu fünf Aktionen aus. Die Bedingungen für Hinterzimmer gelten auch für sie.',
      },
      { rule: 'boss/must-go-outside', text: 'Mit Invasion oder Schmiergeld darf die Bossin nicht ins eigene Territorium.' },
      {
        rule: 'boss/invasion',
        text: 'Invasion: Die Bossin geht hinaus. Wähle einen Gully des Gebiets, verjage dort alle gegnerischen Ratten und setze zwei eigene hin. Dann erhebst du Anspruch auf das Gebiet.',
      },
      {
        rule: 'boss/bribe',
        text: 'Schmiergeld: Die Bossin geht hinaus und besticht viermal, ohne zu zahlen. Dann erhebst du Anspruch auf das Gebiet.',
      },
      {
        rule: 'outside/four-bribes',
        text: 'Mit Schmiergeld musst du viermal bestechen. Nur wenn dein Vorrat leer ist, darfst du vorher aufhören.',
        figure: 'boss',
      },
      {
        rule: 'boss/stays',
        text: 'Kannst du die Bossin mit ihrer Karte nirgends setzen und ist sie deine letzte Figur, bleibt sie zu Hause, und der Zug verfällt.',
      },
      { rule: 'stay/can-place', text: 'Wer eine Figur setzen kann, muss es tun.' },
    ],
  },
  {
    id: 'claim',
    title: 'Anspruch erheben',
    paragraphs: [
      {
        rule: 'claim/power',
        text: 'Deine Macht in einem Gebiet: deine Ratten an seinen vier Gullys, dazu eins für jeden deiner Handlanger dort und zwei für deine Bossin.',
      },
      {
        rule: 'claim/singly',
        text: 'Du bekommst das Gebiet, wenn du dort mächtiger bist als jede Gegnerin für sich genommen. Hat irgendeine gleich viel oder mehr, passiert nichts.',
        figure: 'claim',
      },
      {
        rule: 'claim/trophy',
        text: 'Liegt im gewonnenen Gebiet ein gegnerisches Hinterzimmer, zerlegst du es und behältst es als Trophäe. Die Gegnerin behält alle ihre Plättchen; was noch im Gebiet liegt, bleibt liegen.',
      },
    ],
  },
  {
    id: 'missions',
    title: 'Missionen',
    paragraphs: [
      {
        rule: 'mission/five',
        text: 'Wenn alle Figuren stehen, zählen fünf Missionen: die meisten Gebiete, die meisten Ratten an einem Gully, die meisten Gullys mit eigenen Ratten, die meisten Hinterzimmer auf dem Plan, die meiste Beute.',
      },
      { rule: 'mission/not-leading', text: 'Nur wer vorn liegt, kann eine Mission werten.' },
      { rule: 'mission/tie', text: 'Bei Gleichstand an der Spitze kann niemand die Mission werten.' },
      {
        rule: 'mission/one-a-round',
        text: 'Du kannst in jeder Runde eine Mission werten, mit dem Plättchen dieser Runde: in der ersten für einen Punkt, in der letzten für fünf.',
      },
      { rule: 'mission/scored-before', text: 'Jede Mission kannst du nur einmal im Spiel werten.' },
      {
        rule: 'mission/blocked',
        text: 'Führst du in einer Mission, die du schon gewertet hast, ist sie für alle anderen gesperrt.',
        figure: 'missions',
      },
      {
        rule: 'mission/save',
        text: 'Du musst nicht werten: Eine Mission, die du dir aufsparst, bringt in einer späteren Runde vielleicht mehr.',
      },
      {
        rule: 'round/clean-up',
        text: 'Am Ende der Runde gehen alle Figuren heim, die Viertel werden auf zwei Beutemarker aufgefüllt, und die Nächste im Uhrzeigersinn beginnt die neue Runde.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Das Ende',
    paragraphs: [
      {
        rule: 'end/after-five',
        text: 'Nach den Missionen der fünften Runde wird abgerechnet. Beute, Ratten, Gebiete und eigene Hinterzimmer zählen nichts.',
      },
      { rule: 'end/missions', text: 'Jedes Missionsplättchen zählt die aufgedruckte Zahl.' },
      {
        rule: 'end/chains',
        text: 'Plättchen desselben Geschäfts bilden eine Kette: 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Plättchen.',
        figure: 'chains',
      },
      { rule: 'end/symbols', text: 'Jedes Plättchen mit Stern bringt einen Punkt mehr, jede Trophäe einen.', figure: 'total' },
      {
        rule: 'end/most-points',
        text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Punkte aus Missionen; sind auch die gleich, endet das Spiel unentschieden.',
      },
    ],
  },
  {
    id: 'edition',
    title: 'Zu dieser Ausgabe',
    paragraphs: [
      {
        text: 'Die Patin ist ein Spiel von Pim Thunborg (Zoch, 2023). Sein Plan und die Liste seiner Plättchen sind nicht öffentlich: Stadt, Startgebiete und Plättchen sind hier unsere eigenen, nach allem entworfen, was über das Original bekannt ist. Wer beginnt, bestimmt hier das Los, und Beute und Grenzen gehen nie aus. Alles andere folgt der gedruckten Anleitung.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Auf einer Seite',
    paragraphs: [
      { text: 'Ziel: die meisten Punkte nach fünf Runden, aus Missionen, Ketten, Sternen und Trophäen. Sonst zählt nichts.' },
      {
        text: 'Eine Runde: Wähl geheim eine Intrigenkarte, dann kommen vier Züge, einer je Figur. Danach werden Missionen gewertet; dann gehen alle Figuren heim, und die Viertel werden auf zwei Beutemarker aufgefüllt.',
      },
      {
        text: 'Zu Hause: Ein Handlanger hat zwei Aktionen: Ratte bestechen, Beute ergattern oder Hinterzimmer einrichten. Für ein Hinterzimmer muss schon eine andere Figur von dir dort stehen, und du bekommst ein Plättchen mit seinem Bonus.',
      },
      { text: 'Nebenan: Zahl für jede Bestechung einen Beutemarker, mindestens einen, dann erheb Anspruch auf das Gebiet.' },
      {
        text: 'Die Bossin: Verwaltung sind fünf Aktionen zu Hause, Invasion räumt nebenan einen Gully für zwei deiner Ratten, Schmiergeld sind vier kostenlose Bestechungen nebenan.',
      },
      {
        text: 'Ratte bestechen: Setz eine eigene an einen freien oder eigenen Gully, oder verjag eine gegnerische. Zwei Clans teilen sich nie einen Gully.',
      },
      {
        text: 'Macht: eins für jede deiner Ratten an den vier Gullys, eins je Handlanger, zwei für die Bossin. Hast du mehr als jeder einzelne andere Clan, gehört das Gebiet dir; gegnerische Hinterzimmer dort werden Trophäen.',
      },
      {
        text: 'Missionen: die meisten Gebiete, die meisten Ratten an einem Gully, die meisten Gullys, die meisten Hinterzimmer, die meiste Beute. Werte eine je Runde, jede nur einmal und nur, wenn du allein führst; sie bringt so viele Punkte, wie die Nummer der Runde sagt.',
      },
      { text: 'Ketten: 1, 3, 6, 10 Punkte für ein bis vier Plättchen eines Geschäfts. Jeder Stern und jede Trophäe: 1 Punkt.' },
      { text: 'Gleichstand: Die Punkte aus Missionen entscheiden; sind auch die gleich, ist es unentschieden.' },
    ],
  },
];
