import assert from 'node:assert/strict';
import type { Signing, Vendor, WalletCheck } from './vendor.ts';

const minute = 60_000;

const refused = async (vendor: Vendor, signing: Signing): Promise<void> => {
  const { status, text } = await vendor.ask('balance', { player: vendor.target.player }, signing);
  assert.equal(status, 401, `HTTP ${status}: ${text}`);
};

export const signatureChecks: readonly WalletCheck[] = [
  {
    name: 'a wrong, a missing and a foreign signature are refused with 401',
    async run(vendor) {
      await refused(vendor, { secret: 'not the secret of this vendor' });
      await refused(vendor, { sent: '{"player":"somebody-else"}' });
      await refused(vendor, { vendor: 'NOBODY_AT_ALL' });
      await refused(vendor, { brand: 'nobody-at-all' });
      for (const without of ['x-signature', 'x-nonce', 'x-timestamp', 'x-vendor', 'x-brand'] as const)
        await refused(vendor, { without });
    },
  },
  {
    name: 'a clock may be four minutes off and not six',
    async run(vendor) {
      const { player } = vendor.target;
      for (const skew of [-4 * minute, 4 * minute])
        assert.equal((await vendor.ask('balance', { player }, { skew })).code, 'OK');
      for (const skew of [-6 * minute, 6 * minute]) await refused(vendor, { skew });
    },
  },
  {
    name: 'a nonce is good once, and a replayed bet moves nothing',
    async run(vendor) {
      const nonce = vendor.id();
      assert.equal((await vendor.ask('balance', { player: vendor.target.player }, { nonce })).code, 'OK');
      await refused(vendor, { nonce });
      const { player, session } = vendor.target;
      const bet = { transaction: vendor.id(), session, player, game: 'kit', round: vendor.id(), amount: '1' };
      const signing = { nonce: vendor.id() };
      assert.equal((await vendor.ask('bet', bet, signing)).code, 'OK');
      const before = await vendor.balance();
      assert.equal((await vendor.ask('bet', bet, signing)).status, 401);
      assert.equal(await vendor.balance(), before);
    },
  },
];
