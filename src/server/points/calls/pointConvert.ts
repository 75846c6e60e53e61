import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { convert } from '../convert.ts';
import { mallOf } from '../document.ts';
import { exchangeOnce } from './exchange-once.ts';

const whole = /^[1-9]\d{0,11}$/u;

/** Refusal of points that are no whole multiple of what is converted. */
async function checkForm(context: ContextOf<'pointConvert'>): Promise<CallRefusal | undefined> {
  const { points, passwordCheck } = context.body;
  const form = await checkOrderForm(context, 'convertPoints', { values: { points, passwordCheck } });
  if (form instanceof CallRefusal) return form;
  const unit = BigInt(mallOf(context.brand).convert?.points ?? 1);
  return whole.test(points) && BigInt(points) % unit === 0n
    ? undefined
    : refuseFields([refusedField('points', 'PATTERN')]);
}

export const route = defineCall('pointConvert', (context) => {
  const { brand, body, gateway, now, session } = context;
  return exchangeOnce(context, {
    scope: 'pointConvert',
    check: () => checkForm(context),
    work: (trx) =>
      convert(trx, {
        brand,
        memberId: session.memberId,
        id: newId(gateway.random),
        points: BigInt(body.points),
        now,
      }),
  });
});
