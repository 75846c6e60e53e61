import { sql } from 'kysely';
import type { QueueView } from '#contract/generated/admin-types.ts';
import type { Db } from '#server/db/types.ts';
import { unseal } from '#server/crypto/seal.ts';
import { ownWords } from '#server/forms/field-words.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { bankName, cashierOf, receiptAsked } from '../document.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import { levelsOf } from '#server/points/document.ts';
import type { Deposit } from '../deposits.ts';
import { creditOf, receivedFor, type Received } from './received.ts';
import { missingOf } from '../withdrawal-states.ts';
import { netPayout, sealedForWithdrawal, type Withdrawal } from '../withdrawals.ts';

const queuePage = 25;

type Asked = { view: QueueView; page: number };

const accountsBy = async (
  db: Db,
  brand: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'account'])
    .where('brand', '=', brand)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
};

type OwnValues = Readonly<Record<string, string | boolean>>;

const ownOfAccounts = async (
  db: Db,
  brand: string,
  withdrawals: readonly Withdrawal[],
): Promise<ReadonlyMap<string, OwnValues>> => {
  if (withdrawals.length === 0) return new Map();
  const rows = await db
    .selectFrom('cashier_accounts')
    .select(['id', 'own'])
    .where('brand', '=', brand)
    .where(
      'member_id',
      'in',
      withdrawals.map(({ member_id }) => member_id),
    )
    .where(
      'id',
      'in',
      withdrawals.map(({ account_id }) => account_id),
    )
    .execute();
  return new Map(rows.map(({ id, own }) => [id, own]));
};

const picturesBy = async (
  db: Db,
  brand: string,
  about: 'deposit' | 'withdrawal',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('cashier_pictures')
    .select(['id', 'about_id'])
    .where('brand', '=', brand)
    .where('about', '=', about)
    .where('about_id', 'in', ids)
    .orderBy('sent_at')
    .execute();
  const found = new Map<string, string[]>();
  for (const { id, about_id } of rows) found.set(about_id, [...(found.get(about_id) ?? []), id]);
  return found;
};

const presentDeposit = (
  brand: LiveBrand,
  deposit: Deposit,
  {
    account,
    pictures,
    received,
  }: { account: string | undefined; pictures: string[]; received: readonly Received[] },
) => ({
  id: deposit.id,
  member: account ?? '',
  method: deposit.method,
  kind: deposit.kind,
  amount: String(deposit.amount),
  fee: String(deposit.fee),
  ordered: deposit.ordered,
  currency: deposit.currency,
  state: deposit.state,
  madeAt: deposit.made_at,
  account: deposit.account,
  payment: deposit.payment,
  surplus: deposit.surplus,
  review: deposit.review,
  received,
  creditable: deposit.review === null ? null : String(creditOf(deposit, received)?.amount ?? 0),
  approvedBy: deposit.approved_by,
  approvedAmount: deposit.approved_amount,
  approvedReason: deposit.approved_reason,
  decidedAt: deposit.decided_at,
  decidedBy: deposit.decided_by,
  reason: deposit.reason,
  own: ownWords({ brand, language: 'en' }, ['deposit'], deposit.own),
  pictures,
  receiptMissing: deposit.kind === 'transfer' && pictures.length === 0 && receiptAsked(brand, deposit.method),
});

/** Deposits of a brand, a page of them. Open ones are those that have a receipt or are to be looked at. */
export async function depositQueue(db: Db, brand: LiveBrand, { view, page }: Asked) {
  const base = db.selectFrom('cashier_deposits').where('brand', '=', brand.brand);
  const open = base
    .where('state', '=', 'PENDING')
    .where(({ eb, or }) => or([eb('kind', '=', 'transfer'), eb('review', 'is not', null)]));
  const query = view === 'open' ? open : base;
  const rows = await query
    .selectAll()
    .orderBy('made_at', view === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(page * queuePage)
    .limit(queuePage + 1)
    .execute();
  const shown = rows.slice(0, queuePage);
  const accounts = await accountsBy(
    db,
    brand.brand,
    shown.map(({ member_id }) => member_id),
  );
  const pictures = await picturesBy(
    db,
    brand.brand,
    'deposit',
    shown.map(({ id }) => id),
  );
  const received = await receivedFor(
    db,
    brand.brand,
    shown.map(({ id }) => id),
  );
  return {
    fourEyesFrom: cashierOf(brand).approval?.fourEyesFrom ?? null,
    deposits: shown.map((row) =>
      presentDeposit(brand, row, {
        account: accounts.get(row.member_id),
        pictures: pictures.get(row.id) ?? [],
        received: received.get(row.id) ?? [],
      }),
    ),
    more: rows.length > queuePage,
  };
}

/** Unmasked number, for the operator who pays it out. */
const numberOf = (keeper: { db: Db; random: RandomBytes }, { brand, member_id, id, number }: Withdrawal) =>
  unseal(keeper, number, sealedForWithdrawal(brand, member_id, id));

/** Name of the level that a withdrawal comes first for; its id once the brand has removed it. */
function levelName(brand: LiveBrand, id: string | null, say: (key: string) => string): string | null {
  const level = levelsOf(brand).find((each) => each.id === id);
  return level ? say(level.item.name) : id;
}

/** Withdrawals of a brand, a page of them. Open ones wait for approval, payment or the end of a dispute. */
export async function withdrawalQueue(
  keeper: { db: Db; random: RandomBytes },
  brand: LiveBrand,
  { view, page }: Asked,
) {
  const { db } = keeper;
  const say = plainTranslator(brand, 'en');
  const levels = levelsOf(brand).map(({ id }) => id);
  const base = db.selectFrom('cashier_withdrawals').where('brand', '=', brand.brand);
  const query = view === 'open' ? base.where('state', 'in', ['REQUESTED', 'APPROVED', 'DISPUTED']) : base;
  const rows = await query
    .selectAll()
    // Those of the highest level that comes first, then in the order in which they were asked for.
    .$if(view === 'open' && levels.length > 0, (open) =>
      open.orderBy(sql`coalesce(array_position(${levels}::text[], first_for), 0)`, 'desc'),
    )
    .orderBy('requested_at', view === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .offset(page * queuePage)
    .limit(queuePage + 1)
    .execute();
  const shown = rows.slice(0, queuePage);
  const accounts = await accountsBy(
    db,
    brand.brand,
    shown.map(({ member_id }) => member_id),
  );
  const pictures = await picturesBy(
    db,
    brand.brand,
    'withdrawal',
    shown.map(({ id }) => id),
  );
  const accountsOwn = await ownOfAccounts(db, brand.brand, shown);
  const withdrawals = [];
  for (const row of shown) {
    withdrawals.push({
      id: row.id,
      member: accounts.get(row.member_id) ?? '',
      amount: String(row.amount),
      fee: String(row.fee),
      payout: String(netPayout(row)),
      missing: row.state === 'DISPUTED' ? String(missingOf(row)) : null,
      currency: row.currency,
      state: row.state,
      bank: bankName(brand, row.bank),
      holder: row.holder,
      number:
        row.state === 'APPROVED' || row.state === 'DISPUTED' ? await numberOf(keeper, row) : row.number_end,
      requestedAt: row.requested_at,
      approvedFirstBy: row.approved_first_by,
      approvedBy: row.approved_by,
      paidAt: row.paid_at,
      paidBy: row.paid_by,
      reference: row.reference,
      dueAt: row.due_at,
      answer: row.answer,
      received: row.received === null ? null : String(row.received),
      outcome: row.outcome,
      returned: row.returned === null ? null : String(row.returned),
      closedBy: row.closed_by,
      reason: row.reason,
      own: [
        ...ownWords({ brand, language: 'en' }, ['withdrawal', 'withdrawalAnswer'], row.own),
        ...ownWords({ brand, language: 'en' }, ['payoutAccount'], accountsOwn.get(row.account_id) ?? {}),
      ],
      firstFor: levelName(brand, row.first_for, say),
      pictures: pictures.get(row.id) ?? [],
    });
  }
  return {
    fourEyesFrom: cashierOf(brand).approval?.fourEyesFrom ?? null,
    separate: cashierOf(brand).approval?.separate === true,
    withdrawals,
    more: rows.length > queuePage,
  };
}

/** A receipt or proof of a brand's members, as WebP. */
export async function orderPicture(db: Db, brand: string, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('cashier_pictures')
    .select('picture')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && Buffer.from(row.picture);
}
