import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByAccount } from '#server/members/members.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { bothDatabases } from '#server/testing/database.ts';
import { signatureOf } from '#server/vendors/signature.ts';
import { beginLaunch } from '#server/vendors/launch-sessions.ts';
import { walletChecks } from './wallet/checks.ts';
import { sign, Vendor, type WalletTarget } from './wallet/vendor.ts';

const secret = 'a secret of the contract';

describe.each(bothDatabases)('the contract of the wallet API on %s', (kind) => {
  let gateway: TestGateway;
  let target: WalletTarget;
  beforeAll(async () => {
    gateway = await startGateway(kind, {
      vendorSettings: { ALPHA__LUMEN: { url: 'http://127.0.0.1:9', secret } },
      brands: {
        forHost: async () => gateway.brand(),
        live: async (brand) => (brand === 'alpha' ? gateway.brand() : undefined),
      },
    });
    const member = await findByAccount(gateway.db, 'alpha', 'demo');
    const { origin: url, now, random, db } = gateway;
    const common = { brand: gateway.brand(), memberId: member?.id ?? '', sessionHash: 'x', game: 'kit' };
    const launch = { ...common, vassalage: 'LUMEN', trial: false, now: now(), random };
    target = { url, brand: 'alpha', vendor: 'LUMEN', secret, now, ...(await beginLaunch(db, launch)) };
  });
  afterAll(() => gateway.close());

  it.each(walletChecks)('$name', async ({ run }) => {
    await expect(run(new Vendor(target))).resolves.toBeUndefined();
  });

  it('leaves a ledger that holds', async () => {
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
  });
});

describe('the signature', () => {
  it('is the one of the documentation, by the platform and by the kit', () => {
    const [timestamp, nonce, body] = ['1772359200000', '4f1c9e0b7a2d4c6e', '{"player":"p-7Hq2mXc0"}'];
    const documented = '3702a2fb2ed5a11c1ba2087123d81b2179270cef11d75a87b2a0fa568e69df67';
    for (const made of [
      signatureOf('the shared secret of both', { timestamp, nonce, body }),
      sign('the shared secret of both', timestamp, nonce, body),
    ])
      expect(made).toBe(documented);
  });
});
