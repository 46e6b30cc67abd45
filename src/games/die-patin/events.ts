import type { Seat } from '../../core/game.ts';
import type { Bonus, Card, Enterprise, Figure, Mission } from './data.ts';

interface Claim {
  readonly seat: Seat;
  readonly area: number;
  /** The claimant's power, the strongest rival and its power, and everybody's power by seat. */
  readonly power: number;
  readonly rival: Seat;
  readonly theirs: number;
  readonly powers: readonly number[];
}

/** What happens, for the log and for animation. `district` is a number like an area. */
export type Event =
  | { readonly type: 'removed'; readonly enterprise: Enterprise }
  | { readonly type: 'dealt'; readonly area: number; readonly enterprise: Enterprise; readonly bonus: Bonus }
  | {
      readonly type: 'swapped';
      readonly area: number;
      readonly enterprise: Enterprise;
      readonly bonus: Bonus;
      readonly otherArea: number;
      readonly otherEnterprise: Enterprise;
      readonly otherBonus: Bonus;
    }
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'settled'; readonly seat: Seat; readonly area: number }
  | { readonly type: 'nested'; readonly seat: Seat; readonly manhole: number; readonly rats: number }
  | { readonly type: 'round-began'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly area: number;
      readonly where: 'inside' | 'outside';
    }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'paid'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly manhole: number; readonly rats: number }
  | { readonly type: 'lifted'; readonly seat: Seat; readonly manhole: number; readonly to: number; readonly rats: number }
  | {
      readonly type: 'expelled';
      readonly seat: Seat;
      readonly rival: Seat;
      readonly manhole: number;
      readonly gone: number;
      readonly rats: number;
    }
  | { readonly type: 'looted'; readonly seat: Seat; readonly district: number; readonly left: number }
  | { readonly type: 'room-built'; readonly seat: Seat; readonly area: number; readonly enterprise: Enterprise; readonly bonus: Bonus }
  | { readonly type: 'bonus-loot'; readonly seat: Seat }
  | { readonly type: 'bonus-lapsed'; readonly seat: Seat; readonly bonus: Bonus }
  | ({ readonly type: 'claim-won' } & Claim)
  | ({ readonly type: 'claim-tied' } & Claim)
  | ({ readonly type: 'claim-lost' } & Claim)
  | { readonly type: 'taken'; readonly seat: Seat; readonly rival: Seat; readonly area: number }
  | { readonly type: 'trophy'; readonly seat: Seat; readonly rival: Seat; readonly area: number }
  | { readonly type: 'mission-led'; readonly mission: Mission; readonly seat: Seat; readonly n: number }
  | { readonly type: 'mission-tied'; readonly mission: Mission; readonly seats: readonly Seat[]; readonly n: number }
  | { readonly type: 'mission-blocked'; readonly mission: Mission; readonly seat: Seat; readonly n: number }
  | { readonly type: 'mission-scored'; readonly seat: Seat; readonly mission: Mission; readonly points: number }
  | { readonly type: 'mission-saved'; readonly seat: Seat }
  | { readonly type: 'round-ended'; readonly round: number }
  | {
      readonly type: 'final';
      readonly seat: Seat;
      readonly missions: number;
      readonly chains: number;
      readonly symbols: number;
      readonly trophies: number;
      readonly points: number;
    }
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'won-by-missions'; readonly seat: Seat; readonly points: number; readonly missions: number }
  | { readonly type: 'drawn'; readonly seats: readonly Seat[]; readonly points: number };

export type Emit = (e: Event) => void;
