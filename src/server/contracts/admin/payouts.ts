import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { tellingPayouts, type Payout } from '../payouts.ts';
import type { PayoutState } from '../tables.ts';
import { accountNames, presented } from './present-payouts.ts';
import { trialOf } from './trial.ts';

type Decision = AdminCallTypes['contractPayoutDecide']['body'];

const page = 25;

async function payoutList(db: Db, brand: string, query: AdminCallTypes['contractPayoutList']['query']) {
  const { kind, state, search = '', page: asked = '0' } = query;
  const rows = await tellingPayouts(db, brand)
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'payout.brand').onRef('member.id', '=', 'payout.agent_id'),
    )
    .$if(kind !== undefined, (payouts) => payouts.where('payout.kind', '=', kind ?? 'dividend'))
    .$if(state !== undefined && state !== 'WAITING', (payouts) =>
      payouts.where('payout.state', '=', state ?? 'DUE'),
    )
    .$if(state === 'WAITING', (payouts) =>
      payouts.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('payout.state', '=', 'WAITING'),
          // What was paid may have a correction that waits.
          exists(
            selectFrom('contract_corrections as correction')
              .select('correction.id')
              .whereRef('correction.brand', '=', 'payout.brand')
              .whereRef('correction.payout_id', '=', 'payout.id')
              .where('correction.state', '=', 'WAITING'),
          ),
        ]),
      ),
    )
    .$if(search.trim() !== '', (payouts) =>
      payouts.where(({ eb, or }) =>
        or([eb('payout.id', '=', search.trim()), eb('member.account', 'ilike', within(search.trim()))]),
      ),
    )
    .orderBy('payout.made_at', 'desc')
    .orderBy('payout.id')
    .offset(Number(asked) * page)
    .limit(page + 1)
    .execute();
  return { payouts: await presented(db, rows.slice(0, page)), more: rows.length > page };
}

/** Each decision, from which states and to which. */
const steps: Readonly<Record<Decision['do'], { from: readonly PayoutState[]; to: PayoutState }>> = {
  hold: { from: ['WAITING', 'DUE'], to: 'HELD' },
  release: { from: ['HELD'], to: 'DUE' },
  approve: { from: ['WAITING'], to: 'DUE' },
};

type Deciding = { brand: string; id: string; by: string; decision: Decision };

/** Undefined for an unknown payout, `false` for one that is in another state. */
async function decide(trx: Trx, { brand, id, by, decision }: Deciding): Promise<Payout | false | undefined> {
  const payout = await trx
    .selectFrom('contract_payouts')
    .select('state')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payout) return undefined;
  const { from, to } = steps[decision.do];
  if (!from.includes(payout.state)) return false;
  return trx
    .updateTable('contract_payouts')
    .set({ state: to, decided_by: by, reason: decision.do === 'hold' ? decision.reason : null })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Payouts of contracts, for operators with the right `payments`: looking and trying needs viewer, deciding publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('contractPayoutList', (call) =>
    onBrand(call, ({ brand }, { db }) => payoutList(db, brand, call.query)),
  ),
  defineAdminCall('contractPayoutDecide', (call) =>
    onBrand(call, async ({ brand }, { db }) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const decided = await retriedTransaction(db, async (trx) => {
        const payout = await decide(trx, { brand, id: params.id, by: operator.account, decision: body });
        if (payout) {
          const accountOf = await accountNames(trx, brand, [payout.agent_id]);
          await record(trx, clock, {
            account: operator.account,
            action: `contract-payout.${body.do}`,
            pack: params.pack,
            target: params.id,
            details: {
              ...body,
              agent: accountOf(payout.agent_id),
              amount: payout.amount,
              currency: payout.currency,
            },
          });
        }
        return payout;
      });
      if (decided === undefined) return refuse('UNKNOWN_PAYOUT');
      if (decided === false) return refuse('PAYOUT_DECIDED');
      const [shown] = await presented(db, [decided]);
      return shown ?? refuse('UNKNOWN_PAYOUT');
    }),
  ),
  defineAdminCall('contractTrial', (call) =>
    onBrand(call, (brand, { db }) => trialOf(db, brand, call.query, call.services.context.clock())),
  ),
];
