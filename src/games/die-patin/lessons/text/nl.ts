import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'lesson.town.title': 'Een stad vol putten',
  'lesson.town.welcome':
    'Goedenavond, bazin. Twee clans willen deze stad: jouw Wasberen en de Uilen. Op straat wordt niet gevochten. Wie wat bezit, maken de ratten in het riool uit.',
  'lesson.town.home': 'Tuinen links is jouw thuis. Een gebied is zo’n ruit; drie ruiten vormen een wijk.',
  'lesson.town.manholes':
    'Elk gebied heeft vier putten, op elke hoek één. Daar zitten de ratten, en op één put zitten altijd alleen ratten van één clan.',
  'lesson.town.rival': 'Hier wonen de Uilen. Hun ratten zitten al op drie putten: 3, 2 en 1.',
  'lesson.town.shared':
    'Een rat telt in elk gebied waar zijn put aan grenst. Deze put grenst aan drie gebieden van de Tuinen tegelijk. De putten aan de rand grenzen alleen aan je thuis.',
  'lesson.town.nest': 'Nu jouw ratten, om te beginnen 3. Zet ze waar ze in meer gebieden tellen dan alleen je thuis.',
  'lesson.town.nest.done': 'Goed geplaatst. Van hieruit tellen je ratten in alle drie de gebieden van de Tuinen.',
  'lesson.town.nest.rim': 'Veilig zitten ze daar wel, maar ze tellen in minder gebieden. Zoek de hoek midden in de Tuinen.',
  'lesson.town.aim':
    'Er worden vijf rondes gespeeld. Punten komen van missies, van ketens van zaken en van trofeeën. Gebieden zelf zijn niets waard, maar al het andere groeit erop.',

  'lesson.inside.title': 'Een handlanger thuis',
  'lesson.inside.figures':
    'Elke beurt plaats je één figuur: een van je drie handlangers of de bazin. De figuur komt in je territorium of in een gebied er direct naast. Vier figuren, vier beurten, dan is de ronde voorbij.',
  'lesson.inside.actions':
    'In je eigen territorium doet een handlanger hoogstens twee acties: een rat omkopen, buit pakken, een achterkamer inrichten. Omkopen of buit pakken mag ook twee keer.',
  'lesson.inside.crates':
    'Aan het begin van elke ronde liggen er in elke wijk twee buitfiches. Wat jij hebt, zie je hier. Buiten betaal je ermee.',
  'lesson.inside.act': 'Plaats een handlanger thuis. Pak dan één buitfiche en zet nog een rat op een put van dit gebied.',
  'lesson.inside.act.done': 'Een mooie eerste avond: buit op zak en een rat meer in het riool.',
  'lesson.inside.act.half': 'De beurt is om, maar niet zoals gevraagd: één buitfiche en één rat, graag.',
  'lesson.inside.act.boss': 'Dat is de bazin. Zij komt één keer per ronde, en haar kaart bepaalt wat ze mag. Laat haar nog even thuis.',
  'lesson.inside.stays': 'De figuur blijft staan tot de ronde voorbij is. Dat is zo meteen belangrijk.',

  'lesson.back-room.title': 'De eerste achterkamer',
  'lesson.back-room.tiles':
    'In de gebieden liggen tegels: winkels die wel wat bescherming kunnen gebruiken. Dit is een klauwenstudio. Van elke zaak zijn er vier, en ketens van dezelfde zaak leveren veel punten op.',
  'lesson.back-room.two':
    'Voor een tegel richt je een achterkamer in. Eén voorwaarde: er moet deze ronde al een andere figuur van jou in dat gebied geplaatst zijn. Je eerste handlanger staat er al.',
  'lesson.back-room.bonus':
    'Het schijfje toont de bonus die je meteen krijgt: een rat plaatsen, een buitfiche pakken of een rat van een ander verjagen. Hier is het een ster: één extra punt aan het eind.',
  'lesson.back-room.build':
    'Plaats ook je tweede handlanger thuis en richt een achterkamer in de klauwenstudio in. De andere actie kies je zelf.',
  'lesson.back-room.build.done': 'De klauwenstudio werkt nu voor jou.',
  'lesson.back-room.build.none': 'Nog geen achterkamer. Met een tweede handlanger in hetzelfde gebied mag je de tegel nemen.',
  'lesson.back-room.build.boss': 'Niet de bazin: haar kaart stuurt haar deze ronde naar buiten. Een tweede handlanger is genoeg.',
  'lesson.back-room.kept': 'De tegel blijft van jou, ook als je het gebied ooit kwijtraakt. Per gebied mag je één achterkamer hebben.',

  'lesson.claim.title': 'De grens verleggen',
  'lesson.claim.outside': 'Nu naar buiten. Deze twee gebieden liggen direct naast je thuis: elk deelt er twee putten mee.',
  'lesson.claim.pay':
    'Buiten is niets gratis. Een handlanger betaalt één buitfiche per omkoping. Daarmee zet je een eigen rat neer of verjaag je er een van een ander. Minstens één omkoping moet je betalen.',
  'lesson.claim.power':
    'Daarna eis je het gebied op. Je macht daar: al je ratten op de vier putten, plus 1 voor elke handlanger van jou in het gebied. Deze ratten tellen al mee.',
  'lesson.claim.take': 'Pak een van de twee gebieden: plaats een handlanger, betaal een omkoping en eis het op.',
  'lesson.claim.take.done': 'Niemand had daar zoveel macht als jij. Het gebied is van jou.',
  'lesson.claim.take.inside': 'Dat was een beurt thuis. Plaats de handlanger in een gebied naast je territorium.',
  'lesson.claim.border':
    'Je grens is verschoven. In het nieuwe gebied doen je figuren nu wat ze thuis ook doen, en de buren ervan zijn binnen bereik.',

  'lesson.rivals.title': 'Een gebied dat al van iemand is',
  'lesson.rivals.scene':
    'Een andere partij, wat later: Steenhof links is van de Uilen, met achterkamer en al. Jij hebt 3 buitfiches en je laatste handlanger.',
  'lesson.rivals.theirs': 'Tel de Uilen: op deze twee putten elk één rat, twee handlangers, en hun bazin, die voor 2 telt. Samen 6.',
  'lesson.rivals.mine':
    'En jij: op deze twee putten elk één rat, en je bazin staat er ook al. Samen 4, en de nieuwe handlanger maakt er 5 van.',
  'lesson.rivals.tie':
    'Gelijk is niet genoeg: je hebt meer nodig dan elke tegenstander apart. Elke omkoping verschuift de balans met één, of je nu een rat plaatst of verjaagt.',
  'lesson.rivals.conquer': 'Pak Steenhof links van de Uilen af.',
  'lesson.rivals.conquer.done': 'Veroverd! En hun achterkamer erbij.',
  'lesson.rivals.conquer.tied': 'Gelijk, en dan verandert er niets. Eén omkoping meer was genoeg geweest.',
  'lesson.rivals.conquer.short': 'Te weinig macht. Tel beide kanten nog eens voordat je het gebied opeist.',
  'lesson.rivals.conquer.elsewhere': 'Je laatste handlanger is nodig in Steenhof links.',
  'lesson.rivals.trophy':
    'Een veroverde achterkamer wordt een trofee: 1 punt aan het eind. Alleen zijn allerlaatste gebied kan niemand kwijtraken.',

  'lesson.cards.title': 'Wat de bazin van plan is',
  'lesson.cards.round':
    'Zo begint elke ronde: iedereen kiest in het geheim een van drie intrigekaarten. Die bepaalt wat je bazin doet zodra je haar plaatst.',
  'lesson.cards.administration':
    'Beheer: je bazin blijft in je territorium en doet hoogstens vijf acties in plaats van twee. Goed om te bouwen.',
  'lesson.cards.bribe': 'Smeergeld: je bazin gaat naar buiten, koopt vier keer om zonder te betalen en eist dan het gebied op.',
  'lesson.cards.invasion':
    'Invasie: je bazin gaat naar buiten, maakt één hele put leeg, zet er twee ratten van jou neer en eist het gebied op. Kijk naar deze put: zes Uilenratten op één plek.',
  'lesson.cards.choose': 'Zes ratten in één klap, dat kan maar één van de drie kaarten. Kies die.',
  'lesson.cards.choose.done': 'Niemand ziet de kaart tot je de bazin plaatst.',
  'lesson.cards.choose.other': 'Daarmee krijg je zes ratten niet weg. Eén kaart maakt een hele put leeg.',
  'lesson.cards.secret': 'De Uilen hebben ook gekozen. Purperpad links is van hen: 11 ratten eromheen en een achterkamer erin.',
  'lesson.cards.strike': 'Plaats je bazin in Purperpad links en stuur je ratten naar de put waar het de Uilen het meest pijn doet.',
  'lesson.cards.strike.done': 'Zes ratten weg, macht 6 tegen 5. Het gebied en een trofee zijn van jou.',
  'lesson.cards.strike.elsewhere': 'Zo blijven er te veel Uilenratten over. Maak de put met die zes leeg.',
  'lesson.cards.strike.henchman': 'Dat was een handlanger. Dit is het moment van de bazin.',
  'lesson.cards.when':
    'Je bazin mag in elk van je vier beurten komen. Komt ze vroeg, dan verrast ze; komt ze laat, dan weet je wat de anderen hebben gedaan. De volgende ronde heb je weer alle drie de kaarten.',

  'lesson.missions.title': 'Het einde van een ronde',
  'lesson.missions.five':
    'Zijn alle figuren geplaatst, dan tellen de missies: de meeste gebieden, de volste put, de meeste putten, de meeste achterkamers, de meeste buit. Wie alleen voorstaat, mag scoren. Bij deze drie ben jij dat.',
  'lesson.missions.tie': 'Hier sta je gelijk met de Uilen. Bij een gelijke stand scoort niemand.',
  'lesson.missions.once': 'Deze heb je in ronde 1 gescoord. Iedereen mag elke missie maar één keer per partij scoren.',
  'lesson.missions.worth':
    'Je scoort hoogstens één missie per ronde, en die is het nummer van de ronde waard: nu 2 punten, in de laatste 5. Je mag ook wachten.',
  'lesson.missions.score':
    'Vijf rondes, vijf missies: wie een ronde overslaat, heeft aan het eind een missie minder. Scoor er een van jou.',
  'lesson.missions.score.done': 'Twee punten, die pakt niemand je meer af.',
  'lesson.missions.score.saved': 'Bewaren mag, maar dan zijn de punten van deze ronde weg. Je staat voor in drie missies, dus neem er een.',
  'lesson.missions.block':
    'Een slimmigheidje voor later: wie voorstaat in een missie die hij al gescoord heeft, blokkeert die voor alle anderen. Voorstaan blijft dus lonen.',

  'lesson.chains.title': 'Wat aan het eind telt',
  'lesson.chains.chain': 'Ronde 4. Je hebt al twee klauwenstudio’s en twee bloemenstallen. Tegels van één zaak vormen een keten.',
  'lesson.chains.worth':
    'Een keten is 1, 3, 6 of 10 punten waard voor één, twee, drie of vier tegels. In Steenhof links liggen een klauwenstudio en een vachtkapper.',
  'lesson.chains.build':
    'Een van je handlangers staat al in Steenhof links. Plaats de andere erbij en neem de tegel die het meest oplevert.',
  'lesson.chains.build.done': 'Drie klauwenstudio’s: 6 punten in plaats van 3, en de ster levert er nog een op.',
  'lesson.chains.build.single': 'Een eerste vachtkapper is 1 punt waard. De derde klauwenstudio is er 3 waard.',
  'lesson.chains.build.none': 'De tegel ligt er nog. Richt een achterkamer in zolang er twee figuren van jou in het gebied staan.',
  'lesson.chains.end': 'Na vijf rondes tel je op: missies, ketens, en 1 punt voor elke ster en elke trofee.',
  'lesson.chains.nothing':
    'Buit, ratten, gebieden en je eigen achterkamers zijn aan het eind niets waard. Het is gereedschap. Gebruik het op tijd.',
  'lesson.chains.advice':
    'Dus: eerst buit en ratten, dan gebieden met de zaken die je verzamelt, en elke ronde een missie. Klaar voor een hele partij?',
};
