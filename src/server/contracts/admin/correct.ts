import { record } from '#server/audit/audit.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { correctPayout, decideCorrection } from '../corrections.ts';
import { accountNames, presented } from './present-payouts.ts';

const refusals = {
  GONE: 'UNKNOWN_PAYOUT',
  DECIDED: 'PAYOUT_DECIDED',
  SAME_OPERATOR: 'SAME_OPERATOR',
  BELOW_NOTHING: 'PAYOUT_BELOW_NOTHING',
} as const;

/** Corrections of payouts, for operators with the right `payments` as publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('contractPayoutCorrect', (call) =>
    onBrand(call, async (brand, { db, random, balanceHints }) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const correcting = { brand, id: params.id, by: operator.account, now: clock() };
      const corrected = await retriedTransaction(db, async (trx) => {
        const done =
          body.do === 'correct'
            ? await correctPayout(trx, correcting, { ...body, amount: BigInt(body.amount), random })
            : await decideCorrection(trx, correcting, {
                correction: body.correction,
                agrees: body.do === 'agree',
              });
        if (done.ok) {
          const accountOf = await accountNames(trx, brand.brand, [done.payout.agent_id]);
          await record(trx, clock, {
            account: operator.account,
            action: `contract-payout.${body.do}`,
            pack: params.pack,
            target: params.id,
            details: {
              ...body,
              agent: accountOf(done.payout.agent_id),
              amount: String(done.amount),
              currency: done.payout.currency,
            },
          });
        }
        return done;
      });
      if (!corrected.ok) return refuse(refusals[corrected.why]);
      const { payout, moved } = corrected;
      if (moved) balanceHints.balanceMoved(payout.brand, payout.agent_id);
      const [shown] = await presented(db, [payout]);
      return shown ?? refuse('UNKNOWN_PAYOUT');
    }),
  ),
];
