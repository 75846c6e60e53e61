import { randomBytes } from 'node:crypto';
import type { Campaign } from '#play/promotions/campaign.ts';
import { recordBets, type NewBet } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import type { TestGateway } from '#server/gateway/testing/gateway.ts';
import { registerPayer } from '#server/gateway/testing/payer.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { workEvents } from '../work-events.ts';
import { exclude } from '#server/protection/exclude.ts';
import { lockProtection } from '#server/protection/protection-status.ts';
import { setCampaigns } from './campaigns.ts';

/** What tests of promotions do over and over; `faults` are those of working out events. */
export function promotionStage(gateway: () => TestGateway, prefix = 'Taker') {
  const faults: unknown[] = [];
  let names = 0;
  const stage = {
    faults,
    campaigns: (...all: Campaign[]): void => gateway().publish((documents) => setCampaigns(documents, all)),
    work: (): Promise<void> =>
      workEvents(
        {
          db: gateway().db,
          random: gateway().random,
          brands: { live: async () => gateway().brand() },
          balanceHints: { balanceMoved: () => undefined },
          report: (fault) => faults.push(fault),
        },
        gateway().now(),
        new AbortController().signal,
      ),
    async member() {
      const token = await registerPayer(gateway(), `${prefix}${(names += 1)}`);
      const { id: memberId } = await gateway().client.value('memberInfo', { token });
      return { token, memberId };
    },
    moneyOf: (memberId: string): Promise<bigint> =>
      balanceOf(gateway().db, { brand: 'alpha', memberId, currency: 'MMK' }),
    async stateOf(token: string, id: string) {
      const { promotions } = await gateway().client.value('promotionStates', { token });
      return promotions.find((each) => each.id === id);
    },
    /** Excludes a member from play for a day. */
    async breakOf(memberId: string): Promise<void> {
      const now = gateway().now();
      const owner = { brand: 'alpha', memberId };
      await gateway()
        .db.transaction()
        .execute(async (trx) => {
          await lockProtection(trx, owner, now);
          const until = new Date(now.getTime() + 86_400_000);
          await exclude(trx, owner, { kind: 'timeOut', until, now, before: undefined });
        });
    },
    /** Settles a bet of a member now: what was staked and what it paid out. */
    async play(memberId: string, [stake, payout]: readonly [bigint, bigint], given: Partial<NewBet> = {}) {
      const at = gateway().now();
      const owner = { brand: 'alpha', memberId };
      const [id = ''] = await recordBets(gateway().db, [
        {
          ...owner,
          source: 'lottery',
          vassalage: 'LOTT',
          gameType: 'LOTT',
          gameCode: 'hcm',
          round: randomBytes(12).toString('base64url'),
          currency: 'MMK',
          stake,
          at,
          details: {},
          ...given,
        },
      ]);
      await settleBet(gateway().db, { ...owner, id, version: 1, status: 'SETTLED', payout, at });
    },
  };
  return stage;
}
