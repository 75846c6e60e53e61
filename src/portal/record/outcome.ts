import type { Say } from '#ui/text/say.ts';
import type { Money } from '../format/use-money.ts';
import { toneOf } from './tone.ts';

/** Outcome of a settled bet in words: its state, its net, and what was won for which stake. The same wherever a bet is told of. */
export function outcomeWords(
  { stake, payout }: { stake: string; payout: string },
  say: Say,
  { say: money, signed }: Pick<Money, 'say' | 'signed'>,
): { state: string; net: string; tone: ReturnType<typeof toneOf>; parts: string } {
  const net = String(BigInt(payout) - BigInt(stake));
  const tone = toneOf(net);
  const state =
    tone === 'good' ? 'won' : tone === undefined ? 'even' : BigInt(payout) > 0n ? 'partly' : 'lost';
  return {
    state: say(`record.${state}`),
    net: say('record.net', { amount: signed(net) }),
    tone,
    parts: say('record.stakeAndPayout', { stake: money(stake), payout: money(payout) }),
  };
}
