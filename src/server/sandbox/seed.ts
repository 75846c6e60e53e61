import { joinBelow } from '#server/agents/join.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { demoLabel } from '#server/members/demo-label.ts';
import { addMember, findAccounts, type Member, type NewMember } from '#server/members/members.ts';
import { keepReferralCode } from '#server/referral/codes.ts';
import { rememberAddresses } from '#server/sessions/known-addresses.ts';
import { hashPassword, passwordMatches } from '#server/crypto/passwords.ts';
import { newId, readablePassword, type RandomBytes } from '#server/crypto/tokens.ts';
import { mobileOf } from '#engine/phones/numbering-plans.ts';
import { moneyOf, openWallet } from '#server/wallet/wallets.ts';
import type { Sandbox } from './load.ts';

/** Address of a person who tries the sandbox locally: logins from there count as known. */
const loopback = ['127.0.0.1', '::1'];

type DemoAccount = Sandbox['demo']['accounts'][number];

type SeedOptions = {
  /** Accounts to add. */
  demo: Sandbox['demo'];
  db: Db;
  clock: () => Date;
  random: RandomBytes;
  /** The brands to seed, as they are live. */
  brands: readonly LiveBrand[];
  /** DEMO_PASSWORD; without it one is made the first time. */
  password?: string | undefined;
};

export type SeededSandbox = {
  /** The password that was made just now: to be printed, since only its hash is kept. Undefined when nothing was made. */
  madePassword: string | undefined;
  /** The accounts to try things with, the same in every brand. */
  accounts: readonly string[];
};

const seededHash = async ({ db, demo }: SeedOptions): Promise<string | undefined> => {
  const row = await db
    .selectFrom('members')
    .select('password_hash')
    .where(
      'account_key',
      'in',
      demo.accounts.map(({ account }) => account),
    )
    .where('club_label', '=', demoLabel)
    .limit(1)
    .executeTakeFirst();
  return row?.password_hash;
};

/** The hash every demo account gets: of the password given, else the one in use, else of a new password. */
async function passwordHashOf(
  options: SeedOptions,
): Promise<{ hash: string; changed: boolean; made: string | undefined }> {
  const { random, password } = options;
  const inUse = await seededHash(options);
  if (inUse !== undefined && (password === undefined || (await passwordMatches(inUse, password)))) {
    return { hash: inUse, changed: false, made: undefined };
  }
  const made = password === undefined ? readablePassword(random, 3) : undefined;
  return { hash: await hashPassword(password ?? made ?? ''), changed: inUse !== undefined, made };
}

/** Registration values of a demo account; its number and address count as verified. */
const contactOf = (
  { mobileNum, email, payeeName }: DemoAccount,
  diallingCode: string,
  now: Date,
): Pick<NewMember, 'profile' | 'mobile' | 'mobileVerifiedAt' | 'emailVerifiedAt'> =>
  mobileNum === undefined || email === undefined
    ? {}
    : {
        profile: {
          mobileNum,
          countryDialingCode: diallingCode,
          email,
          ...(payeeName !== undefined && { payeeName }),
        },
        mobile: mobileOf(mobileNum, diallingCode),
        mobileVerifiedAt: now,
        emailVerifiedAt: now,
      };

/** Gives a demo account of an earlier version its number and address. */
async function addContact(
  db: Db,
  { brand, id, mobile }: Member,
  contact: ReturnType<typeof contactOf>,
  now: Date,
): Promise<void> {
  if (mobile !== null || contact.mobile === undefined) return;
  await db
    .updateTable('members')
    .set({
      profile: JSON.stringify(contact.profile),
      mobile: contact.mobile,
      mobile_verified_at: now,
      email_verified_at: now,
    })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
}

async function seedBrand(
  { db, clock, random, demo: { accounts, diallingCode } }: SeedOptions,
  brand: LiveBrand,
  { hash, changed }: { hash: string; changed: boolean },
): Promise<void> {
  const now = clock();
  const minor = 10n ** BigInt(moneyOf(brand).digits);
  await db.transaction().execute(async (transaction) => {
    const ids = new Map<string, string>();
    const there = await findAccounts(
      transaction,
      brand.brand,
      accounts.map(({ account }) => account),
    );
    for (const demo of accounts) {
      const found = there.get(demo.account);
      const id = found?.id ?? newId(random);
      ids.set(demo.account, id);
      if (demo.referralCode !== undefined)
        await keepReferralCode(transaction, { brand: brand.brand, memberId: id, now }, demo.referralCode);
      if (found) {
        await addContact(transaction, found, contactOf(demo, diallingCode, now), now);
        continue;
      }
      const member = await addMember(transaction, {
        brand: brand.brand,
        id,
        account: demo.account,
        type: demo.type,
        nickname: demo.nickname,
        passwordHash: hash,
        uplineId: demo.upline === undefined ? undefined : ids.get(demo.upline),
        affiliateCode: demo.affiliateCode,
        clubLabel: demoLabel,
        ...contactOf(demo, diallingCode, now),
        // Else a demo account would ask for a new password at its first login.
        passwordOwn: demo.firstLogin !== true,
        now,
      });
      await joinBelow(transaction, brand, member, demo.rate);
      await openWallet(transaction, brand, { memberId: id, opening: demo.units * minor, now });
    }
    const holders = [...ids.values()].map((id) => ({ brand: brand.brand, id }));
    await rememberAddresses(transaction, holders, loopback, now);
    if (!changed) return;
    await transaction
      .updateTable('members')
      .set({ password_hash: hash, password_changed_at: now })
      .where('brand', '=', brand.brand)
      .where('club_label', '=', demoLabel)
      .execute();
  });
}

/** Gives every brand its demo accounts with wallets. Idempotent: adds missing ones and changes nothing else. */
export async function seedSandbox(options: SeedOptions): Promise<SeededSandbox> {
  const { made, ...password } = await passwordHashOf(options);
  for (const brand of options.brands) await seedBrand(options, brand, password);
  return { madePassword: made, accounts: options.demo.shown };
}
