import { translator } from '#server/brands/texts.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { offeredItems } from '../document.ts';
import { redeem } from '../redeem.ts';
import { exchangeOnce } from './exchange-once.ts';

const whole = /^[1-9]\d{0,5}$/u;

const find = ({ brand, body }: ContextOf<'pointRedeem'>) =>
  offeredItems(brand).find(({ id }) => id === body.item)?.item;

/** Refusal of values that the form of the item does not allow; goods need to know where they go. */
async function checkForm(context: ContextOf<'pointRedeem'>): Promise<CallRefusal | undefined> {
  const { quantity, address, phone, passwordCheck } = context.body;
  const goods = find(context)?.kind === 'goods';
  const form = await checkOrderForm(context, goods ? 'redeemGoods' : 'redeem', {
    values: { quantity, passwordCheck, ...(goods && { address, phone }) },
    about: { item: context.body.item },
  });
  if (form instanceof CallRefusal) return form;
  if (!whole.test(quantity)) return refuseFields([refusedField('quantity', 'PATTERN')]);
  const missing = Object.entries({ address, phone }).filter(([, value]) => goods && !value?.trim());
  return missing.length > 0
    ? refuseFields(missing.map(([name]) => refusedField(name, 'REQUIRED')))
    : undefined;
}

export const route = defineCall('pointRedeem', (context) => {
  const { brand, body, gateway, language, now, session } = context;
  const item = find(context);
  const goods = item?.kind === 'goods';
  return exchangeOnce(context, {
    scope: 'pointRedeem',
    check: () => checkForm(context),
    work: (trx) =>
      redeem(trx, {
        brand,
        memberId: session.memberId,
        id: newId(gateway.random),
        item: body.item,
        name: item ? translator(brand, language)(item.name) : body.item,
        quantity: Number(body.quantity),
        points: BigInt(body.points),
        address: goods ? (body.address?.trim() ?? null) : null,
        phone: goods ? (body.phone?.trim() ?? null) : null,
        now,
      }),
  });
});
