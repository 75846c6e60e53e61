import type { CallId } from '#contract/generated/calls.ts';
import { paymentPassword, type Money } from './ground.ts';

/** Stands in a body where an amount is. */
export const place = '@amount@';

/** A money call with a body that is right but for its amount. */
export type MoneyBody = { name: string; call: CallId; body: (money: Found) => object };
/** Ids that bodies need. */
export type Found = { account: string; numero: string; game: string };

const line = ({ game, numero }: Found) => ({ game, numero, betType: 'lo2', selection: ['07'], multiple: 1 });

export const moneyBodies: readonly MoneyBody[] = [
  { name: 'deposit', call: 'depositCreate', body: () => ({ method: 'transfer', amount: place }) },
  {
    name: 'withdrawal',
    call: 'withdrawalCreate',
    body: ({ account }) => ({ account, amount: place, paymentPassword }),
  },
  {
    name: 'transfer to the upline',
    call: 'transferUpline',
    body: () => ({ to: 'upline', amount: place, paymentPassword }),
  },
  {
    name: 'transfer to a vendor',
    call: 'walletTransfer',
    body: () => ({ action: 'in', vassalage: 'COPPER', amount: place, paymentPassword }),
  },
  {
    name: 'transfer from a vendor',
    call: 'walletTransfer',
    body: () => ({ action: 'out', vassalage: 'COPPER', amount: place, paymentPassword }),
  },
  { name: 'lottery', call: 'lotteryBet', body: (found) => ({ lines: [{ ...line(found), unit: place }] }) },
];

export const lotteryLine = (found: Found, unit: string) => ({ lines: [{ ...line(found), unit }] });

/** A bank account of the member and a draw that is open. */
export async function findGround(money: Money): Promise<Found> {
  const { client, member } = money;
  const { id: account } = await client.value('cashierAccountAdd', {
    token: member.token,
    body: { bank: 'kbz', holder: 'Demo Member', number: '09990000111155', paymentPassword },
  });
  const game = 'mien-bac';
  const { draws } = await client.value('lotteryGame', { query: { game } });
  return { account, game, numero: draws[0]?.numero ?? '' };
}
