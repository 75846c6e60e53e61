import type { GameRound } from './api.ts';

/** What a round brought: its payout less its stake, of which a free one has none. */
export const gainOf = ({ payout, stake, free }: GameRound): bigint =>
  BigInt(payout ?? '0') - (free ? 0n : BigInt(stake));
