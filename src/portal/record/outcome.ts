import type { Say } from '#ui/text/say.ts';
import type { Money } from '../format/use-money.ts';
import { toneOf } from './tone.ts';

/** Outcome of a settled bet in words: its net, and what was won for which stake. The same wherever a bet is told of. */
export function outcomeWords(
  { stake, payout }: { stake: string; payout: string },
  say: Say,
  { say: money, signed }: Pick<Money, 'say' | 'signed'>,
): { net: string; tone: ReturnType<typeof toneOf>; parts: string } {
  const net = String(BigInt(payout) - BigInt(stake));
  return {
    net: say('record.net', { amount: signed(net) }),
    tone: toneOf(net),
    parts: say('record.stakeAndPayout', { stake: money(stake), payout: money(payout) }),
  };
}
