import { record } from '#server/audit/audit.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import { foundPicture } from '#server/http/picture-answer.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { decideApplication, type DecidedApplication } from '../applications.ts';
import { applicationPicture } from '../pictures.ts';
import { tellPromotions } from '../promotions.ts';
import { applicationQueue } from './queue.ts';
import { promotionTotals } from './totals.ts';

type Why = Extract<DecidedApplication, { ok: false }>['why'];

/** Why an approval gives nothing, for the operator to read; what `decideAward` never answers to an application is left out. */
const words: Readonly<Partial<Record<Why, string>>> = {
  EXCLUDED: 'The member is excluded from play, and excluded members are given nothing.',
  NO_CAMPAIGN: 'The promotion is no longer among the documents of the brand.',
  NOT_STARTED: 'The application was made before the promotion began.',
  ENDED: 'The promotion is off, or had ended when the application was made.',
  AUDIENCE: 'The promotion is not for this member.',
  GROUP: 'The member takes part in another promotion of the same group.',
  LIMIT: 'The member has all rewards of the promotion that one member gets.',
  TODAY: 'The member has all rewards of the promotion that one member gets in a day.',
  ONE_DEVICE:
    'Members who log in with the same browser have all rewards of the promotion that one device gets.',
  FULL: 'The promotion has given all its rewards.',
  BUDGET: 'The rest of the budget does not suffice for this reward.',
};

function refused(why: Why) {
  if (why === 'GONE') return refuse('UNKNOWN_APPLICATION');
  if (why === 'DECIDED') return refuse('APPLICATION_DECIDED');
  if (why === 'SAME_OPERATOR') return refuse('SAME_OPERATOR');
  const message = words[why];
  return refuse('REWARD_NOT_GIVEN', { reason: why, ...(message !== undefined && { message }) });
}

/** Promotions and applications, for operators with the right `payments`: looking needs viewer, deciding publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('promotionTotals', (call) =>
    onBrand(call, async (brand, { db }) => ({
      promotions: await promotionTotals(db, brand, call.services.context.clock()),
    })),
  ),
  defineAdminCall('applicationQueue', (call) =>
    onBrand(call, (brand, { db }) => applicationQueue(db, brand, call.query)),
  ),
  defineAdminCall('applicationDecide', (call) =>
    onBrand(call, async (brand, cashier) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const now = clock();
      const done = await retriedTransaction(cashier.db, async (trx) => {
        const { random } = cashier;
        const by = { id: params.id, by: operator.account, now, random, decision: body };
        const decided = await decideApplication(trx, { brand, ...by });
        if (!decided.ok) return decided;
        const { application, award } = decided;
        await record(trx, clock, {
          account: operator.account,
          action: application.state === 'APPLYING' ? 'application.approve-first' : `application.${body.do}`,
          pack: params.pack,
          target: params.id,
          details: {
            ...body,
            promotion: application.campaign,
            ...(award && { what: award.what, amount: award.amount }),
          },
        });
        return decided;
      });
      if (!done.ok) return refused(done.why);
      const { application, award } = done;
      const awards = new Map([[application.member_id, award ? [award] : []]]);
      await tellPromotions(cashier, brand.brand, awards);
      return undefined;
    }),
  ),
  defineAdminCall('applicationPicture', (call) =>
    onBrand(call, async (brand, { db }) =>
      foundPicture(call.reply, await applicationPicture(db, brand.brand, call.params.picture)),
    ),
  ),
];
