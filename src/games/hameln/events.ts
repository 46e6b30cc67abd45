import type { Seat } from '../../core/game.ts';
import type { Emit as EmitAny } from '../../core/steps.ts';
import type { CircleId, GoodName, HouseId, RegionName, Sex } from './data.ts';
import type { Action, Ending } from './state.ts';

/** What a house got when its last circle was covered. */
export type King = 'king' | 'emperor' | 'none';

/** In the order in which things happen at the table. `purse`, `kings`, `step` are what is there afterwards. */
export type Event =
  | { readonly type: 'order-drawn'; readonly order: readonly Seat[] }
  | { readonly type: 'endowed'; readonly seat: Seat; readonly florins: number; readonly purse: number }
  | { readonly type: 'marker-laid'; readonly house: HouseId; readonly rats: number }
  | { readonly type: 'settled'; readonly seat: Seat; readonly house: HouseId; readonly who: 'man' | 'woman' }
  | { readonly type: 'round-began'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'stuck'; readonly seat: Seat }
  | { readonly type: 'named'; readonly seat: Seat; readonly house: HouseId; readonly count: number }
  | { readonly type: 'worked'; readonly seat: Seat; readonly house: HouseId; readonly trade: 'men' | 'women'; readonly rats: number }
  | { readonly type: 'not-worked'; readonly seat: Seat; readonly house: HouseId }
  | { readonly type: 'made'; readonly seat: Seat; readonly house: HouseId; readonly good: GoodName }
  | { readonly type: 'sold-out'; readonly seat: Seat; readonly house: HouseId; readonly good: GoodName }
  | { readonly type: 'earned'; readonly seat: Seat; readonly house: HouseId; readonly florins: number; readonly purse: number }
  | { readonly type: 'prepared'; readonly seat: Seat; readonly house: HouseId; readonly sex: Sex }
  | { readonly type: 'no-child'; readonly seat: Seat; readonly house: HouseId; readonly lack: 'bag' | 'family' }
  | { readonly type: 'rat-placed'; readonly seat: Seat; readonly house: HouseId; readonly circle: CircleId }
  | { readonly type: 'rats-strayed'; readonly house: HouseId; readonly n: number }
  | { readonly type: 'overrun'; readonly house: HouseId; readonly circle: CircleId; readonly king: King; readonly kings: number }
  | { readonly type: 'wed'; readonly seat: Seat; readonly partner: Seat; readonly child: Sex }
  | {
      readonly type: 'moved-in';
      readonly seat: Seat;
      readonly groom: Seat;
      readonly bride: Seat;
      readonly house: HouseId;
      readonly florins: number;
      readonly purse: number;
    }
  | { readonly type: 'climbed'; readonly seat: Seat; readonly points: number; readonly step: number; readonly rank: readonly Seat[] }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: GoodName; readonly florins: number; readonly purse: number }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly good: GoodName }
  | { readonly type: 'trap-drawn'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'cat-bought'; readonly seat: Seat; readonly florins: number }
  | { readonly type: 'cat-taken'; readonly seat: Seat; readonly from: Seat; readonly florins: number; readonly share: number }
  | { readonly type: 'rat-caught'; readonly seat: Seat; readonly circle: CircleId }
  | { readonly type: 'freed'; readonly house: HouseId; readonly king: 0 | 1; readonly kings: number }
  | { readonly type: 'influence-bought'; readonly seat: Seat; readonly florins: number; readonly points: number; readonly offer: number }
  | { readonly type: 'bribed'; readonly seat: Seat; readonly field: RegionName; readonly florins: number; readonly total: number }
  | { readonly type: 'piper-moved'; readonly field: RegionName }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'piper-came'; readonly seat: Seat; readonly phase: number; readonly field: RegionName; readonly cause: Ending }
  | { readonly type: 'kings-left'; readonly houses: readonly HouseId[] }
  | { readonly type: 'cleaned'; readonly field: RegionName; readonly circles: readonly CircleId[]; readonly n: number }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly boys: number;
      readonly girls: number;
      readonly n: number;
      readonly florins: number;
      readonly purse: number;
    }
  | {
      readonly type: 'went';
      readonly seat: Seat;
      readonly boys: number;
      readonly girls: number;
      readonly n: number;
      readonly points: number;
      /** Of the first of them, from 0. */
      readonly space: number;
    }
  | { readonly type: 'bribe-banked'; readonly field: RegionName; readonly florins: number }
  | { readonly type: 'phase-began'; readonly phase: number; readonly kings: number }
  | { readonly type: 'traps-shown'; readonly seat: Seat; readonly values: readonly number[]; readonly total: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly category: string; readonly points: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number };

export type Emit = EmitAny<Event>;
