import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { LiveBrand } from '#server/brands/types.ts';
import { addDeposit } from '#server/cashier/deposits.ts';
import { addPicture } from '#server/cashier/pictures.ts';
import { addWithdrawal } from '#server/cashier/testing/add-withdrawal.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import type { Db } from '#server/db/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { addMember } from '#server/members/members.ts';
import { openWallet } from '#server/wallet/wallets.ts';

export const memberId = 'member-of-the-shop';

const usual = cashierDocument();
const perDay = { count: 100, sum: 10_000_000 };
/** The cashier of the shop: nobody reaches the limits of a day. */
export const cashier = { ...usual, withdrawal: { ...usual.withdrawal, perDay } };
const brand: LiveBrand = {
  brand: 'shop',
  seq: 1,
  documents: { ...brandDocuments(), 'cashier/main': cashier },
};

const newId = (): string => randomBytes(12).toString('base64url');
const now = (): Date => new Date();

/** A member of the shop with money, and orders of theirs. */
export async function createPayments(db: Db) {
  await addMember(db, {
    brand: 'shop',
    id: memberId,
    account: 'mahla',
    type: 0,
    nickname: 'Ma Hla',
    passwordHash: 'x',
    now: now(),
  });
  await openWallet(db, brand, { memberId, opening: 10_000_000n, now: now() });

  return {
    /** A deposit with a receipt, whose id is the deposit's as well. */
    async deposit(): Promise<string> {
      const id = newId();
      const method = cashier.deposit.methods.items['transfer'];
      if (!method) throw new Error('The cashier of the tests lacks transfers.');
      const account = { bank: 'North Bank', holder: 'Alpha House', number: '1234567890' };
      const order = { brand, memberId, id, methodId: 'transfer', method, amount: 20_000n, account };
      const subject = { brand: 'shop', member_id: memberId, about: 'deposit', about_id: id } as const;
      const picture = createCanvas(8, 8).toBuffer('image/webp');
      await db.transaction().execute(async (trx) => {
        await addDeposit(trx, { ...order, begun: undefined, sandbox: false, now: now() });
        await addPicture(trx, subject, { id, picture, now: now(), max: 3 });
      });
      return id;
    },
    withdrawal: () => addWithdrawal(db, { brand, memberId, amount: 20_000n }),
  };
}
