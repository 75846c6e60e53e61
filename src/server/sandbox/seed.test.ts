import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordMatches } from '#server/crypto/passwords.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { statementOf } from '#server/ledger/testing/statement.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { loadSandbox } from './load.ts';
import { seedSandbox } from './seed.ts';

const clock = (): Date => new Date('2026-03-01T10:00:00Z');
const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));
const { demo } = await loadSandbox();
const brandOf = (brand: string) => ({ brand, seq: 1, documents: brandDocuments() });

describe.each(databases)('the sandbox on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const seed = (brands: string[], password?: string) =>
    seedSandbox({ demo, db: database.db, clock, random, brands: brands.map(brandOf), password });
  const members = (brand: string) =>
    database.db.selectFrom('members').selectAll().where('brand', '=', brand).execute();
  const hashOf = async (brand: string) => (await members(brand))[0]?.password_hash;

  it('makes a password the first time, and only then', async () => {
    const first = await seed(['alpha']);
    expect(first.madePassword).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/u);
    expect(await passwordMatches(await hashOf('alpha'), first.madePassword ?? '')).toBe(true);
    const before = await members('alpha');
    const again = await seed(['alpha', 'beta']);
    expect(again.madePassword).toBeUndefined();
    expect(await members('alpha')).toEqual(before);
    expect(await passwordMatches(await hashOf('beta'), first.madePassword ?? '')).toBe(true);
  });

  it('seeds a member, a guest, and an agent with downlines on two levels', async () => {
    const all = await members('alpha');
    const byAccount = new Map(all.map((member) => [member.account, member]));
    expect(all).toHaveLength(demo.accounts.length);
    expect(['demo', 'demoguest', 'demoagent'].map((account) => byAccount.get(account)?.type)).toEqual([
      0, 4, 1,
    ]);
    const downlinesOf = (account: string) =>
      all.filter(({ upline_id }) => upline_id === byAccount.get(account)?.id).map((member) => member.account);
    expect(downlinesOf('demoagent').sort()).toEqual(['demo', 'demosub', 'demoteam1', 'demoteam2']);
    expect(downlinesOf('demosub').sort()).toEqual(['demoteam3', 'demoteam4', 'demoteam5']);
  });

  it('gives them a number and an address, also those of an earlier version', async () => {
    const demo = async () => (await members('alpha')).find(({ account }) => account === 'demo');
    const contact = {
      mobile: '+95977000001',
      mobile_verified_at: clock(),
      profile: { mobileNum: '0977000001', countryDialingCode: '95', email: 'demo@example.com' },
    };
    expect(await demo()).toMatchObject(contact);
    await database.db
      .updateTable('members')
      .set({ mobile: null, mobile_verified_at: null, profile: '{}' })
      .where('brand', '=', 'alpha')
      .execute();
    await seed(['alpha']);
    expect(await demo()).toMatchObject(contact);
  });

  it('books what they begin with', async () => {
    const minor = 10n ** BigInt(moneyOf(brandOf('alpha')).digits);
    const { currency } = moneyOf(brandOf('alpha'));
    const all = new Map((await members('alpha')).map(({ account, id }) => [account, id]));
    for (const { account, units } of demo.accounts) {
      const holder = { brand: 'alpha', memberId: all.get(account) ?? '', currency };
      const { lines } = await statementOf(database.db, { ...holder, limit: 10 });
      expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual(
        units === 0n ? [] : [['opening', units * minor]],
      );
    }
  });

  it('takes over a password that is given', async () => {
    await seed(['alpha', 'beta'], 'Given-password-1');
    for (const brand of ['alpha', 'beta']) {
      expect(await passwordMatches(await hashOf(brand), 'Given-password-1')).toBe(true);
    }
  });
});
