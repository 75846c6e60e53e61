import { translator } from '#server/brands/texts.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { offeredItems } from '../document.ts';
import { redeem } from '../redeem.ts';
import type { Address } from '../tables.ts';
import { exchangeOnce } from './exchange-once.ts';

const whole = /^[1-9]\d{0,5}$/u;
const required = ['recipient', 'street', 'city', 'phone'] as const;

const find = ({ brand, body }: ContextOf<'pointRedeem'>) =>
  offeredItems(brand).find(({ id }) => id === body.item)?.item;

/** Values of the form for goods that say where they go. */
const deliveryOf = ({ address, phone }: ContextOf<'pointRedeem'>['body']) => ({
  recipient: address?.recipient,
  street: address?.street,
  city: address?.city,
  region: address?.region,
  postcode: address?.postcode,
  phone,
});

/** Refusal of values that the form of the item does not allow; goods need to know where they go. */
async function checkForm(context: ContextOf<'pointRedeem'>): Promise<CallRefusal | undefined> {
  const { quantity, passwordCheck } = context.body;
  const goods = find(context)?.kind === 'goods';
  const delivery = deliveryOf(context.body);
  const form = await checkOrderForm(context, goods ? 'redeemGoods' : 'redeem', {
    values: { quantity, passwordCheck, ...(goods && delivery) },
    about: { item: context.body.item },
  });
  if (form instanceof CallRefusal) return form;
  if (!whole.test(quantity)) return refuseFields([refusedField('quantity', 'PATTERN')]);
  const missing = required.filter((name) => goods && !delivery[name]?.trim());
  return missing.length > 0 ? refuseFields(missing.map((name) => refusedField(name, 'REQUIRED'))) : undefined;
}

/** The address without white space around its parts, and without empty ones. */
function trimmed(address: Address): Address {
  const { recipient, street, city, region = '', postcode = '' } = address;
  return {
    recipient: recipient.trim(),
    street: street.trim(),
    city: city.trim(),
    ...(region.trim() !== '' && { region: region.trim() }),
    ...(postcode.trim() !== '' && { postcode: postcode.trim() }),
  };
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
        address: goods && body.address ? trimmed(body.address) : null,
        phone: goods ? (body.phone?.trim() ?? null) : null,
        now,
      }),
  });
});
