import type { MinorUnits } from '#server/db/minor-units.ts';

type RainsTable = {
  brand: string;
  rain: string;
  /** Day and time by the clocks of the brand. */
  slot: string;
  what: 'money' | 'points';
  budget: MinorUnits;
  envelopes: number;
  opens_at: Date;
  closes_at: Date;
};

type RainEnvelopes = {
  brand: string;
  rain: string;
  slot: string;
  /** From 0. */
  no: number;
  /** Minor units, or points. */
  amount: MinorUnits;
  /** Who took it. */
  member_id: string | null;
  taken_at: Date | null;
};

declare module '#server/db/types.ts' {
  interface Database {
    rains: RainsTable;
    rain_envelopes: RainEnvelopes;
  }
}
