import type { CallErrorCode } from '#contract/call-errors.ts';
import { giveBonus } from '#server/bonus/testing/give-bonus.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { addTestDraws, lineOf } from './lottery.ts';
import { registerPayer } from './payer.ts';

let players = 0;

/** Requests over HTTP that provoke the codes of bonuses, except that of withdrawals. */
export const provokeBonus = (gateway: () => TestGateway) => {
  const player = async (maxStake?: number): Promise<string> => {
    const token = await registerPayer(gateway(), `Bonus${(players += 1)}`);
    const { id: memberId } = await gateway().client.value('memberInfo', { token });
    const terms = maxStake === undefined ? {} : { maxStake };
    await giveBonus(gateway().db, { memberId, amount: 1_000_000n, terms, now: gateway().now() });
    return token;
  };
  return {
    BONUS_STAKE_LIMIT: async () => {
      const [numero] = await addTestDraws(gateway(), 'hcm');
      return gateway().client.send('lotteryBet', {
        token: await player(1),
        idempotencyKey: crypto.randomUUID(),
        body: { lines: [lineOf('hcm', numero)] },
      });
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
