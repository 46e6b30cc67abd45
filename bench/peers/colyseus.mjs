// Rattenscharf by the same rules in a room of Colyseus, as kind to it as can be: the state in its own schema, sent as soon as a move
// is made and not by a clock, nothing stored, and a new game in the same room when one is over.
//   node --import tsx bench/peers/colyseus.mjs PORT
import { matchMaker, Room, Server } from '@colyseus/core';
import { defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CHANCE } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import { game } from '../../src/games/rattenscharf/game.ts';

const OPTIONS = { scoreShrunkGroups: true, start: 'random' };
const ROWS = ['laid', 'tray', 'bag', 'laying', 'final'];

class Shown extends Schema {
  constructor() {
    super();
    this.n = 0;
    this.seat = 0;
    this.turnNumber = 0;
    this.ending = '';
    for (const row of ROWS) this[row] = [];
  }
}
const rows = Object.fromEntries(ROWS.map((row) => [row, ['int32']]));
defineTypes(Shown, { n: 'uint32', seat: 'int8', turnNumber: 'uint8', ending: 'string', ...rows });

class Rats extends Room {
  maxClients = 2;
  autoDispose = true;
  patchRate = null;
  state = new Shown();
  #players = [];
  #rng = seeded(matchMaker.stats.local.roomCount + 1);
  #position;

  onCreate() {
    this.#open();
    this.onMessage('play', (client, { n, move }) => this.#play(this.#players.indexOf(client.sessionId), n, move));
  }

  onJoin(client) {
    this.#players.push(client.sessionId);
    if (this.#players.length === 2) this.#show();
  }

  #open() {
    this.#position = game.setup(2, OPTIONS);
    this.#roll();
  }

  #roll() {
    while (game.pending(this.#position)[0] === CHANCE) game.apply(this.#position, CHANCE, game.roll(this.#position, this.#rng));
  }

  #play(seat, n, sent) {
    if (n !== this.state.n || !game.pending(this.#position).includes(seat)) throw new Error('not this seat, or not now');
    const move = game.find(this.#position, seat, sent);
    if (!move) throw new Error('no such move');
    game.apply(this.#position, seat, move, () => undefined);
    this.#roll();
    if (game.pending(this.#position).length === 0) this.#open();
    this.#show();
  }

  #show() {
    const { state } = this;
    state.n += 1;
    state.seat = this.#position.seat;
    state.turnNumber = this.#position.turnNumber;
    state.ending = this.#position.ending ?? '';
    for (const row of ROWS) follow(state[row], this.#position[row]);
    this.broadcastPatch();
  }
}

/** Only what differs is touched, so that only that is sent. */
function follow(shown, now) {
  while (shown.length > now.length) shown.pop();
  now.forEach((value, i) => {
    if (i >= shown.length) shown.push(value);
    else if (shown[i] !== value) shown[i] = value;
  });
}

const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false, pingInterval: 0 }), greet: false });
server.define('rats', Rats);
await server.listen(Number(process.argv[2]), '127.0.0.1');
console.log(`open: http://127.0.0.1:${process.argv[2]}`);
