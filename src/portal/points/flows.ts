import type { CallTypes } from '#contract/generated/calls.ts';
import type { ActionDefinition, ActionInput } from '../actions/definition.ts';
import { textOf } from '../flows/submitted-text.ts';
import { formatMoney } from '../format/format-money.ts';
import type { Portal } from '../runtime/portal.ts';
import { callsOfKind } from '../live/kinds-of-calls.ts';

/** Refetches what an exchange changes. */
const refresh = ({ calls }: Pick<Portal, 'calls'>): void => {
  const changed = new Set<string>([...callsOfKind.points, 'walletBalance']);
  calls.invalidate((id) => changed.has(id));
};

type Redeeming = CallTypes['pointRedeem']['body'];
type FormValues = Parameters<typeof textOf>[0];

async function redeem(
  portal: Portal,
  { form, about = {}, idempotencyKey = '' }: ActionInput,
  deliveryOf: (values: FormValues) => Pick<Redeeming, 'address' | 'phone'> = () => ({}),
): Promise<void> {
  const values = form?.values ?? {};
  const body = {
    item: about['item'] ?? '',
    points: about['points'] ?? '',
    quantity: textOf(values, 'quantity'),
    passwordCheck: textOf(values, 'passwordCheck'),
    ...deliveryOf(values),
  };
  try {
    await portal.gateway.call('pointRedeem', { body }, { idempotencyKey });
  } finally {
    // A refusal may tell that prices or the stock have changed.
    refresh(portal);
  }
  portal.toasts.show(portal.say('points.redeem.done'), 'success');
}

const redeemPoints: ActionDefinition<'redeemPoints'> = (_, portal, input) => redeem(portal, input);

const redeemGoods: ActionDefinition<'redeemGoods'> = (_, portal, input) =>
  redeem(portal, input, (values) => {
    const text = (name: string) => textOf(values, name);
    const [region, postcode] = [text('region'), text('postcode')];
    return {
      address: {
        recipient: text('recipient'),
        street: text('street'),
        city: text('city'),
        ...(region !== '' && { region }),
        ...(postcode !== '' && { postcode }),
      },
      phone: text('phone'),
    };
  });

const convertPoints: ActionDefinition<'convertPoints'> = async (_, portal, { form, idempotencyKey = '' }) => {
  const values = form?.values ?? {};
  const body = { points: textOf(values, 'points'), passwordCheck: textOf(values, 'passwordCheck') };
  const { credit } = await portal.gateway.call('pointConvert', { body }, { idempotencyKey });
  refresh(portal);
  const { currency = 'USD', currencyDigits = 2 } = portal.documents.current.brand;
  const amount = formatMoney(credit, currency, currencyDigits, portal.texts.locale());
  portal.toasts.show(portal.say('points.convert.done', { amount }), 'success');
};

/** Flows of the actions of the points mall, in one chunk that loads with its first form. */
export const pointFlows = { redeemPoints, redeemGoods, convertPoints } as const;
