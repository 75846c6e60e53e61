import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { migrate } from '#server/db/migrations.ts';
import { addMember } from '#server/members/members.ts';
import { addressOf, forgetAddress, knownAddresses, rememberAddresses } from './known-addresses.ts';

describe('the address of a member', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::1'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });
});

describe.each(databases)('known addresses on %s', (kind) => {
  let database: TestDatabase;
  const holder = { brand: 'alpha', id: 'm1' };
  const at = (hour: number): Date => new Date(Date.UTC(2026, 2, 1, hour));
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await migrate(database.db);
    await addMember(database.db, {
      ...holder,
      account: 'aye',
      type: 0,
      nickname: 'Aye',
      passwordHash: 'x',
      now: at(0),
    });
  });
  afterAll(() => database.close());

  it('are kept once each with their first and last time, the last used first, and can be forgotten', async () => {
    await rememberAddresses(database.db, [holder], ['203.0.113.9'], at(1));
    await rememberAddresses(database.db, [holder], ['2001:db8::1'], at(2));
    await rememberAddresses(database.db, [holder], ['203.0.113.9'], at(3));
    expect(await knownAddresses(database.db, holder)).toEqual([
      { address: '203.0.113.9', first_seen_at: at(1), last_seen_at: at(3) },
      { address: '2001:db8::/64', first_seen_at: at(2), last_seen_at: at(2) },
    ]);
    expect(await forgetAddress(database.db, holder, '203.0.113.9')).toBe(true);
    expect(await forgetAddress(database.db, holder, '203.0.113.9')).toBe(false);
    expect(await knownAddresses(database.db, holder)).toHaveLength(1);
  });
});
