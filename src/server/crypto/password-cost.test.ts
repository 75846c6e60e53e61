import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { readPasswordCost } from './password-cost.ts';
import { isOutdated } from './passwords.ts';

describe('the cost of a password', () => {
  it('is the one that RFC 9106 recommends, unless the environment says otherwise', () => {
    expect(readPasswordCost({})).toEqual({ cost: { mebibytes: 64, passes: 3 }, problems: [] });
    const other = readPasswordCost({ PASSWORD_HASH_MIB: '128', PASSWORD_HASH_PASSES: ' 4 ' });
    expect(other).toEqual({ cost: { mebibytes: 128, passes: 4 }, problems: [] });
  });

  it.each(['18', '1025', '-64', '6.4', 'much'])('is not %s MiB', (value) => {
    const { problems } = readPasswordCost({ PASSWORD_HASH_MIB: value });
    expect(problems).toEqual([
      `PASSWORD_HASH_MIB is "${value}". Set it to 19 to 1024, or leave it out for 64.`,
    ]);
  });
});

describe('a password that was hashed at another cost', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('is good for a login, and hashed anew after it', async () => {
    const hashOf = async (): Promise<string> =>
      (
        await gateway.db
          .selectFrom('members')
          .select('password_hash')
          .where('brand', '=', 'alpha')
          .where('account', '=', 'demo')
          .executeTakeFirstOrThrow()
      ).password_hash;
    const old = await hash(demoPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await gateway.db
      .updateTable('members')
      .set({ password_hash: old })
      .where('account', '=', 'demo')
      .execute();
    const body = { type: 'username', username: 'demo', password: demoPassword };
    await gateway.client.value('sessionLogin', { body });
    await expect.poll(async () => isOutdated(await hashOf())).toBe(false);
    const anew = await hashOf();
    await gateway.client.value('sessionLogin', { body });
    expect(await hashOf()).toBe(anew);
  });
});
