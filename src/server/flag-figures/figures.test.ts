import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFlagOn, variantOf, type FlagStrategy } from '#engine/flags/flag.ts';
import { makeDeposit } from '#server/promotions/testing/make-deposit.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { count, figuresOf } from './figures.ts';

const flag: FlagStrategy = {
  name: 'New home',
  variants: { order: ['old', 'new'], items: { old: { name: 'Old' }, new: { name: 'New' } } },
};
const variantOfBucket = (bucket: number, tested = flag) =>
  variantOf('newHome', tested, { bucket, minute: () => 0, fact: () => undefined });

describe('figures of variants', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  /** A browser with its cookies. */
  function browser(bucket: number) {
    let met = '';
    const headers = () => ({ cookie: `livery_bucket=${bucket}${met && `; gw_met=${met}`}` });
    return {
      headers,
      async tell(body: { met: string[]; pressed?: string[] }): Promise<void> {
        const answer = await gateway.client.send('flagsMet', { headers: headers(), body });
        expect(answer.status).toBe(200);
        const [, kept] = /gw_met=([^;]*)/u.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
        if (kept !== undefined) met = decodeURIComponent(kept);
      },
    };
  }

  it('count a browser once, in the variant that the server deals it, and never one that is off', async () => {
    gateway.set({ flags: { newHome: flag, off: { ...flag, on: false }, freePlay: true } });
    const one = browser(4);
    await one.tell({ met: ['newHome', 'off', 'freePlay', 'nothing'] });
    await one.tell({ met: ['newHome'], pressed: ['newHome'] });
    await one.tell({ met: ['newHome'], pressed: ['newHome'] });
    expect(await figuresOf(gateway.db, 'alpha')).toEqual([
      {
        flag: 'newHome',
        run: 1,
        variant: variantOfBucket(4),
        since: '2026-03-01',
        until: '2026-03-01',
        met: 1,
        pressed: 1,
        registered: 0,
        deposited: 0,
      },
    ]);
  });

  it('begin anew with another run, of which a browser is new again', async () => {
    const again = { ...flag, run: 2 };
    const one = browser(4);
    gateway.set({ flags: { newHome: flag } });
    await one.tell({ met: ['newHome'] });
    gateway.set({ flags: { newHome: again } });
    await one.tell({ met: ['newHome'] });
    const rows = (await figuresOf(gateway.db, 'alpha')).filter(({ run }) => run === 2);
    expect(rows.map(({ variant, met }) => [variant, met])).toEqual([[variantOfBucket(4, again), 1]]);
  });

  it('count registrations and the first deposit of who met a variant, and no further one', async () => {
    gateway.set({ flags: { newHome: { ...flag, run: 3 }, humanVerification: false } });
    const one = browser(9);
    await one.tell({ met: ['newHome'] });
    const { customerId: memberId } = await gateway.client.value('memberRegister', {
      headers: one.headers(),
      body: {
        username: 'metnew1',
        password: 'Secret-of-9',
        verifyPwd: 'Secret-of-9',
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
      },
    });
    const credit = await makeDeposit(gateway, { memberId, amount: 5000n });
    await credit();
    await (
      await makeDeposit(gateway, { memberId, amount: 5000n })
    )();
    const rows = (await figuresOf(gateway.db, 'alpha')).filter(({ run }) => run === 3);
    expect(rows).toMatchObject([{ met: 1, registered: 1, deposited: 1 }]);
  });

  it('are whole when many browsers come at once', async () => {
    const trials = [{ flag: 'busy', run: 1, variant: 'old' }];
    await Promise.all(
      Array.from({ length: 30 }, () =>
        count(gateway.db, 'met', { brand: 'alpha', trials, now: gateway.now() }),
      ),
    );
    const busy = (await figuresOf(gateway.db, 'alpha')).find((row) => row.flag === 'busy');
    expect(busy?.met).toBe(30);
  });

  it('are of no browser outside of the flag', async () => {
    const narrow = { ...flag, run: 4, share: 50 };
    gateway.set({ flags: { newHome: narrow } });
    const out = Array.from({ length: 100 }, (_, bucket) => bucket).find(
      (bucket) => !isFlagOn('newHome', narrow, { bucket, minute: () => 0, fact: () => undefined }),
    );
    await browser(out ?? -1).tell({ met: ['newHome'] });
    expect((await figuresOf(gateway.db, 'alpha')).some(({ run }) => run === 4)).toBe(false);
  });
});
