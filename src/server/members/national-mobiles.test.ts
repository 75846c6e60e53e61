import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mainDatabase } from '#server/testing/database.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addMember } from './members.ts';
import { up } from './migrations/0022-national-mobiles.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway(mainDatabase);
});
afterAll(() => gateway.close());

const stored = async (account: string) =>
  (
    await gateway.db
      .selectFrom('members')
      .select('mobile')
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
  ).mobile;

it('derives numbers anew from what was entered, by the plan of the country', async () => {
  const add = (account: string, mobileNum: string, countryDialingCode: string, mobile: string) =>
    addMember(gateway.db, {
      brand: 'alpha',
      id: account,
      account,
      type: 0,
      nickname: account,
      passwordHash: 'none',
      now: new Date(0),
      profile: { mobileNum, countryDialingCode },
      mobile,
    });
  await add('abidjan', '0707070707', '225', '+225707070707');
  await add('moscow', '89123456789', '7', '+789123456789');
  await add('yangon', '0912345678', '95', '+95912345678');
  // The number was changed by an operator: what was entered no longer counts.
  await add('moved', '0707070708', '225', '+95912345679');
  await up(gateway.db as unknown as Kysely<unknown>);
  expect(await Promise.all(['abidjan', 'moscow', 'yangon', 'moved'].map(stored))).toEqual([
    '+2250707070707',
    '+79123456789',
    '+95912345678',
    '+95912345679',
  ]);
});
