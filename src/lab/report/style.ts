/** The house's colours: parchment by day, candle light by night. Measured pairs, as in the pages that people play on. */
const DAY = `--paper:#f2e6cd;--raised:#fbf4e4;--line:#cbb387;--rule:#8d744c;--ink:#2a1b12;--ink-2:#5c4630;--accent:#94291d;--candle:#8a5606;--good:#3c6136;--bar:#8e6033;--edge:#6d4522`;
const NIGHT = `--paper:#1b130e;--raised:#281c14;--line:#4b3826;--rule:#8c6d47;--ink:#f3e4c8;--ink-2:#d0b893;--accent:#ee8a6c;--candle:#f0bd63;--good:#9cc48a;--bar:#b07d48;--edge:#2f1e10`;

export const STYLE = `
:root{color-scheme:light dark;${DAY};--display:"Grenze Gotisch",serif;--text:Alegreya,Georgia,serif;--ui:"Alegreya Sans",system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{${NIGHT}}}
*,::before,::after{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:440 17px/1.45 var(--text)}
*{font-variant-numeric:lining-nums tabular-nums!important}
.wrap{width:min(960px,100% - 48px);margin-inline:auto}
header{border-bottom:6px solid var(--bar);box-shadow:0 2px 0 var(--edge)}
header .wrap{display:flex;align-items:end;gap:24px;padding-top:32px}
header div{flex:1;padding-bottom:20px}
header svg{flex:none;display:block;margin-bottom:-1px}
.word{font:620 24px/1 var(--display);color:var(--ink-2)}
h1{font:620 44px/1.05 var(--display);margin:6px 0 8px}
header p{color:var(--ink-2);font:500 17px/1.4 var(--ui)}
main{padding:8px 0 48px}
section{padding-top:36px}
h2{font:620 28px/1.1 var(--display);margin-bottom:6px}
h3{font:700 17px/1.3 var(--ui);margin:24px 0 4px}
p{max-width:66ch}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;padding-top:28px}
.facts div{background:var(--raised);border:1px solid var(--line);border-bottom:3px solid var(--rule);border-radius:6px;padding:10px 14px}
.facts dt{font:500 15px/1.3 var(--ui);color:var(--ink-2)}
.facts dd{font:620 30px/1.15 var(--display);margin:0}
.key{display:flex;flex-wrap:wrap;gap:4px 20px;padding:10px 0 2px;list-style:none;font:500 15px/1.4 var(--ui);color:var(--ink-2)}
.key li{display:flex;align-items:center;gap:6px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.chart{display:block;width:100%;border-collapse:collapse;font:500 16px/1.3 var(--ui);margin-top:10px}
.chart caption{display:block}
.chart caption,.numbers caption{text-align:left;font:700 16px/1.35 var(--ui);padding-bottom:6px}
h3~.chart caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.chart tbody{display:block}
.chart tbody tr{display:grid;grid-template-columns:var(--names,190px) 1fr 190px;align-items:center;gap:16px;border-top:1px solid var(--line)}
.chart.wide{--names:340px}
.chart.wide tbody tr{grid-template-columns:var(--names) 1fr 70px}
.chart tbody tr:last-child{border-bottom:1px solid var(--line)}
.chart th{font:700 16px/1.25 var(--ui);text-align:left;overflow-wrap:anywhere;padding:6px 0}
.chart th span{display:block;font:440 16px/1.3 var(--text);color:var(--ink-2)}
.chart td{padding:0}
.value{white-space:nowrap}
.value span,.value em{font-style:normal;color:var(--ink-2);font-size:15px}
.value em{display:block}
.plot svg,.histogram{display:block;overflow:visible}
.axis{margin:0 206px 0 206px;font:500 15px/1 var(--ui)}
text{font:500 15px/1 var(--ui)}
text:not(.in){fill:var(--ink-2)}
text.in{font-weight:700}
text.note:not(.in){fill:var(--candle);font-weight:700}
.grid{stroke:var(--line);stroke-width:1}
.fair{stroke:var(--candle);stroke-width:2;stroke-dasharray:5 4}
.nought,.floor{stroke:var(--ink);stroke-width:1.6}
.whisker{stroke:var(--ink);stroke-width:3;stroke-linecap:round}
.above,.below,.level{stroke:var(--paper);stroke-width:1.6}
.above{fill:var(--good)}.below{fill:var(--accent)}.level{fill:var(--ink)}
.piece{stroke:#2a1b12;stroke-width:1.4}
.bar{fill:var(--bar);stroke:var(--paper);stroke-width:1}
figure{margin-top:14px}
figcaption{color:var(--ink-2);font:500 16px/1.4 var(--ui);padding-top:6px}
.scroll{overflow-x:auto;margin-top:14px}
.numbers{width:100%;border-collapse:collapse;font:500 16px/1.3 var(--ui)}
.numbers th,.numbers td{padding:5px 10px;text-align:right;border-top:1px solid var(--line);white-space:nowrap}
.numbers tbody th,.numbers thead th:first-child{text-align:left;padding-left:0}
.numbers thead th{color:var(--ink-2);font-weight:700}
.numbers thead tr:first-child>*{border-top:0}
.numbers th.group{text-align:center}
.numbers tbody th{font-weight:500}
.numbers .win{background:var(--raised)}
code{display:block;overflow-wrap:anywhere;background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:10px 14px;margin-top:8px;font:15px/1.5 ui-monospace,monospace}
footer{border-top:1px solid var(--line);padding:20px 0 40px;color:var(--ink-2);font:500 15px/1.5 var(--ui)}
:focus-visible{outline:3px solid var(--candle);outline-offset:2px;border-radius:3px}
@media (max-width:720px){
.wrap{width:calc(100% - 28px)}
h1{font-size:36px}
header .wrap{gap:8px;padding-top:20px}
header svg{width:72px;height:63px}
.facts{grid-template-columns:1fr 1fr}
.facts div:last-child:nth-child(odd){grid-column:1/-1}
.chart tbody tr,.chart.wide tbody tr{grid-template-columns:1fr auto;gap:0 12px;padding:6px 0 2px}
.chart .plot{grid-column:1/-1;grid-row:2}
.axis{margin-inline:0}
.value{text-align:right}
}
@media print{header,.facts div{box-shadow:none}section{break-inside:avoid}}
`;
