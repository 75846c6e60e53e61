import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { findByAccount } from '#server/members/members.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { statementOf } from '#server/ledger/testing/statement.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { bothDatabases } from '#server/testing/database.ts';
import { beginLaunch, endLaunches } from '../launch-sessions.ts';
import { testVendor } from '../testing/vendor.ts';
import { vendorPatienceMs } from './perform.ts';

const secret = 'a secret of the tests';
const vassalage = 'LUMEN';

describe.each(bothDatabases)('the wallet of vendors on %s', (kind) => {
  let gateway: TestGateway;
  let vendor: ReturnType<typeof testVendor>;
  beforeAll(async () => {
    gateway = await startGateway(kind, {
      vendorSettings: { ALPHA__LUMEN: { url: 'http://127.0.0.1:9', secret } },
    });
    gateway.publish((documents) => {
      (documents['lobby/main'] as LobbyDocument).vendors = {
        lumen: { name: 'Lumen', gameType: 'RNG', accountTypeId: 1, vassalage, image: 'vendors/lumen.svg' },
      };
    });
    vendor = testVendor({
      origin: gateway.origin,
      secret,
      brand: 'alpha',
      vendor: vassalage,
      now: gateway.now,
    });
  });
  afterAll(() => gateway.close());

  let rounds = 0;
  /** A demo member with a launched game, and the words a vendor would use in a round of its own. */
  const play = async (account = 'demo', trial = false) => {
    const member = await findByAccount(gateway.db, 'alpha', account);
    if (!member) throw new Error(`No account ${account}.`);
    const common = { brand: gateway.brand(), memberId: member.id, sessionHash: 'x', vassalage, game: 'g1' };
    const { session, player } = await beginLaunch(gateway.db, {
      ...common,
      trial,
      now: gateway.now(),
      random: gateway.random,
    });
    const round = `round-${(rounds += 1)}`;
    let count = 0;
    const next = (): string => `${round}-${(count += 1)}`;
    const base = (transaction?: string) => ({ transaction: transaction ?? next(), player, round });
    const ask = async (operation: string, body: object) => (await vendor.ask(operation, body)).json;
    return {
      member,
      session,
      player,
      round,
      base,
      balance: async () => BigInt((await ask('balance', { player })).balance as string),
      bet: (amount: string, more: object = {}) =>
        ask('bet', { ...base(), session, game: 'g1', amount, ...more }),
      win: (amount: string, more: object = {}) =>
        ask('win', { ...base(), game: 'g1', amount, kind: 'win', closes: false, ...more }),
      rollback: (bet: string, more: object = {}) => ask('rollback', { ...base(), bet, ...more }),
      row: async () =>
        gateway.db
          .selectFrom('bets')
          .select(['stake', 'payout', 'valid_bet', 'status', 'game_type'])
          .where('brand', '=', 'alpha')
          .where('round', '=', round)
          .executeTakeFirst(),
    };
  };

  it('answers the balance of a player and of a session, with currency and digits', async () => {
    const { player, session } = await play();
    const answer = { code: 'OK', balance: '5000000', currency: 'MMK', digits: 2 };
    expect((await vendor.ask('balance', { player })).json).toEqual(answer);
    expect((await vendor.ask('balance', { session })).json).toEqual(answer);
    expect((await vendor.ask('balance', { player: 'nobody-at-all' })).json).toEqual({
      code: 'UNKNOWN_PLAYER',
    });
  });

  it('takes several bets and pays several wins of a round, until it is closed', async () => {
    const { bet, win, balance, row, member } = await play();
    const before = await balance();
    expect(await bet('1000', { transaction: 'several-1' })).toEqual({
      code: 'OK',
      transaction: 'several-1',
      balance: String(before - 1000n),
    });
    await bet('500', { details: { lines: 5 } });
    await win('300');
    expect(await row()).toMatchObject({ stake: '1500', payout: '300', valid_bet: '0', status: 'OPEN' });
    expect(await win('700', { closes: true })).toMatchObject({ balance: String(before - 500n) });
    expect(await row()).toEqual({
      stake: '1500',
      payout: '1000',
      valid_bet: '1500',
      status: 'SETTLED',
      game_type: 'RNG',
    });
    expect(await bet('1')).toEqual({ code: 'ROUND_CLOSED' });
    expect(await win('1')).toEqual({ code: 'ROUND_CLOSED' });
    expect(await balance()).toBe(before - 500n);
    const holder = { brand: 'alpha', memberId: member.id, currency: 'MMK' };
    const { lines } = await statementOf(gateway.db, { ...holder, limit: 4 });
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['win', 700n],
      ['win', 300n],
      ['bet', -500n],
      ['bet', -1000n],
    ]);
    expect(lines[0]?.details).toMatchObject({ vendor: 'LUMEN', game: 'g1' });
  });

  it('shows the player the same balance that the vendor sees [API-21] [ENT-04]', async () => {
    const login = { type: 'username', username: 'demo', password: demoPassword };
    const { token } = await gateway.client.value('sessionLogin', { body: login });
    const { bet, balance } = await play();
    const before = await balance();
    await bet('250');
    expect(await gateway.client.value('walletBalance', { token })).toEqual({
      sumBalance: String(before - 250n),
      currency: 'MMK',
      digits: 2,
    });
  });

  it('keeps a round to its game, and a rollback to the round of its bet', async () => {
    const { bet, win, rollback, balance, base, row } = await play('demoteam1');
    const first = base().transaction;
    const before = await balance();
    await bet('1000', { transaction: first });
    expect(await bet('1000', { game: 'g2' })).toEqual({ code: 'INVALID_REQUEST' });
    expect(await win('5000', { game: 'g2' })).toEqual({ code: 'BET_DOES_NOT_EXIST' });
    expect(await rollback(first, { round: 'another-round' })).toEqual({ code: 'BET_DOES_NOT_EXIST' });
    expect(await balance()).toBe(before - 1000n);
    expect(await rollback(first)).toMatchObject({ code: 'OK' });
    expect(await rollback(first, { round: 'another-round' })).toEqual({ code: 'BET_DOES_NOT_EXIST' });
    expect(await balance()).toBe(before);
    expect((await row())?.status).toBe('CANCELLED');
  });

  it('refuses for good what would make a balance larger than it can be, and goes on', async () => {
    const { member, bet, win, balance } = await play('demonew');
    const most = 2n ** 63n - 1n;
    const amount = most - (await balance()) - 500n;
    await post(gateway.db, {
      brand: 'alpha',
      memberId: member.id,
      kind: 'adjustment',
      key: 'almost-all',
      currency: 'MMK',
      at: gateway.now(),
      postings: [
        { account: memberPurse(member.id), amount },
        { account: house('adjustments'), amount: -amount },
      ],
    });
    await bet('100');
    const others = await play('demoteam3');
    await others.bet('100');
    const [tooMuch, other] = await Promise.all([win('601'), others.win('601')]);
    expect([tooMuch.code, other.code]).toEqual(['LIMIT_REACHED', 'OK']);
    expect(await win('600')).toMatchObject({ code: 'OK', balance: String(most) });
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
  });

  it('closes a round by a win of nothing', async () => {
    const { bet, win, row } = await play();
    await bet('100');
    expect(await win('0')).toMatchObject({ code: 'OK' });
    expect(await row()).toMatchObject({ status: 'SETTLED', valid_bet: '100', payout: '0' });
  });

  it('answers a duplicate as before and books nothing, and refuses another body under the same id', async () => {
    const { bet, win, rollback, balance, base } = await play();
    const same = base();
    const first = await bet('1000', same);
    await bet('50');
    const after = await balance();
    expect(await bet('1000', same)).toEqual(first);
    expect(await bet('1001', same)).toEqual({ code: 'DUPLICATE_TRANSACTION' });
    expect(await win('1000', same)).toEqual({ code: 'DUPLICATE_TRANSACTION' });
    const won = base();
    const firstWin = await win('70', won);
    expect(await win('70', won)).toEqual(firstWin);
    const back = base();
    const firstBack = await rollback(same.transaction, back);
    expect(await rollback(same.transaction, back)).toEqual(firstBack);
    // The bet's own duplicate still has its first answer.
    expect(await bet('1000', same)).toEqual(first);
    expect(await balance()).toBe(after + 70n + 1000n);
  });

  it('gives back what was recorded, once, and not after the settlement', async () => {
    const { bet, win, rollback, balance, row, base } = await play();
    const before = await balance();
    const [one, two] = [base(), base()];
    await bet('1000', one);
    await bet('20', two);
    expect(await rollback(one.transaction)).toMatchObject({ code: 'OK', balance: String(before - 20n) });
    expect(await rollback(one.transaction)).toMatchObject({ code: 'OK', balance: String(before - 20n) });
    expect(await row()).toMatchObject({ stake: '20', status: 'OPEN' });
    await win('0');
    expect(await rollback(two.transaction)).toEqual({ code: 'ROUND_CLOSED' });
    expect(await balance()).toBe(before - 20n);
    const another = await play();
    const only = another.base();
    await another.bet('30', only);
    await another.rollback(only.transaction);
    expect(await another.row()).toMatchObject({ stake: '0', valid_bet: '0', status: 'CANCELLED' });
    expect(await another.win('5')).toEqual({ code: 'ROUND_CLOSED' });
  });

  it('leaves a tombstone for a bet that is not known, and refuses it when it comes late', async () => {
    const { bet, rollback, balance, base } = await play();
    const before = await balance();
    const late = base();
    expect(await rollback(late.transaction)).toMatchObject({ code: 'OK', balance: String(before) });
    expect(await bet('10', late)).toEqual({ code: 'TRANSACTION_ROLLED_BACK' });
    expect(await rollback(late.transaction)).toMatchObject({ code: 'OK' });
    expect(await balance()).toBe(before);
  });

  it('pays without a bet only what is flagged so', async () => {
    const { win, balance, row } = await play();
    const before = await balance();
    expect(await win('500')).toEqual({ code: 'BET_DOES_NOT_EXIST' });
    expect(await win('500', { kind: 'freeround' })).toMatchObject({ code: 'OK' });
    expect(await win('500')).toEqual({ code: 'BET_DOES_NOT_EXIST' });
    expect(await win('40', { kind: 'jackpot', closes: true })).toMatchObject({ code: 'OK' });
    expect(await win('2', { kind: 'promotion' })).toMatchObject({ code: 'OK' });
    expect(await row()).toMatchObject({ stake: '0', payout: '542', valid_bet: '0', status: 'SETTLED' });
    expect(await balance()).toBe(before + 542n);
  });

  it('takes no bet without a living launch of this player, this vendor and for money', async () => {
    const { bet, member, session } = await play();
    expect(await bet('1', { session: 'a'.repeat(43) })).toEqual({ code: 'SESSION_EXPIRED' });
    const trial = await play('demo', true);
    expect(await trial.bet('1')).toEqual({ code: 'SESSION_EXPIRED' });
    const other = await play('demoteam1');
    expect(await other.bet('1', { session })).toEqual({ code: 'SESSION_EXPIRED' });
    expect((await vendor.ask('balance', { session: 'b'.repeat(43) })).json).toEqual({
      code: 'SESSION_EXPIRED',
    });
    await endLaunches(gateway.db, { brand: 'alpha', memberId: member.id });
    expect(await bet('1')).toEqual({ code: 'SESSION_EXPIRED' });
  });

  it('keeps a launch alive by bets, and still pays and takes back when it has ended', async () => {
    const { bet, win, rollback, base } = await play();
    const first = base();
    gateway.wait(40 * 60_000);
    expect(await bet('10', first)).toMatchObject({ code: 'OK' });
    gateway.wait(40 * 60_000);
    expect(await bet('10')).toMatchObject({ code: 'OK' });
    gateway.wait(61 * 60_000);
    expect(await bet('10')).toEqual({ code: 'SESSION_EXPIRED' });
    expect(await rollback(first.transaction)).toMatchObject({ code: 'OK' });
    expect(await win('5')).toMatchObject({ code: 'OK' });
  });

  it('ends launches with the logout they belong to', async () => {
    const login = { type: 'username', username: 'demoteam3', password: demoPassword };
    const { token } = await gateway.client.value('sessionLogin', { body: login });
    const member = await findByAccount(gateway.db, 'alpha', 'demoteam3');
    const sessionHash = sha256Hex(token);
    const common = {
      brand: gateway.brand(),
      memberId: member?.id ?? '',
      vassalage,
      game: 'g1',
      trial: false,
    };
    const launch = { ...common, sessionHash, now: gateway.now(), random: gateway.random };
    const { session } = await beginLaunch(gateway.db, launch);
    expect((await vendor.ask('balance', { session })).json).toMatchObject({ code: 'OK' });
    await gateway.client.value('sessionLogout', { token });
    expect((await vendor.ask('balance', { session })).json).toEqual({ code: 'SESSION_EXPIRED' });
  });

  it('refuses what the balance does not cover, and the bets of guests', async () => {
    const { bet, balance, row } = await play('demoteam2');
    expect(await bet('1')).toEqual({ code: 'INSUFFICIENT_BALANCE' });
    expect([await balance(), await row()]).toEqual([0n, undefined]);
    const guest = await play('demoguest');
    expect(await guest.bet('1')).toEqual({ code: 'PLAYER_BLOCKED' });
  });

  it.each([
    ['a wrong secret', { secret: 'another secret' }, 'SIGNATURE_WRONG'],
    ['a body that was changed', { sent: '{"player":"somebody-else"}' }, 'SIGNATURE_WRONG'],
    ['no signature', { signature: '' }, 'SIGNATURE_REQUIRED'],
    ['a signature of the wrong form', { signature: 'ab' }, 'SIGNATURE_REQUIRED'],
    ['a short nonce', { nonce: 'short' }, 'SIGNATURE_REQUIRED'],
    ['no timestamp', { timestamp: '' }, 'SIGNATURE_REQUIRED'],
    ['another brand', { brand: 'beta' }, 'UNKNOWN_VENDOR'],
    ['another vendor', { vendor: 'NOBODY' }, 'UNKNOWN_VENDOR'],
  ])('does not listen to %s', async (_what, signing, code) => {
    const { status, json } = await vendor.ask('balance', { player: 'somebody-123' }, signing);
    expect([status, json]).toEqual([401, { code }]);
  });

  it('does not listen to a clock that is five minutes off, nor to a nonce twice', async () => {
    const { player } = await play();
    const at = (ms: number) => ({ timestamp: String(gateway.now().getTime() + ms) });
    for (const ms of [-299_000, 299_000])
      expect((await vendor.ask('balance', { player }, at(ms))).status).toBe(200);
    for (const ms of [-301_000, 301_000]) {
      const { status, json } = await vendor.ask('balance', { player }, at(ms));
      expect([status, json.code]).toEqual([401, 'TIMESTAMP_OUT_OF_RANGE']);
    }
    const nonce = 'a-nonce-of-this-test';
    expect((await vendor.ask('balance', { player }, { nonce })).status).toBe(200);
    const { status, json } = await vendor.ask('balance', { player }, { nonce });
    expect([status, json.code]).toEqual([401, 'NONCE_USED']);
  });

  it.each([
    ['a negative amount', { amount: '-1' }],
    ['an exponent', { amount: '1e3' }],
    ['a fraction', { amount: '1.5' }],
    ['a number', { amount: 5 }],
    ['more than fits', { amount: '99999999999999999' }],
    ['a leading zero', { amount: '01' }],
    ['nothing at stake', { amount: '0' }],
    ['an unknown name', { extra: true }],
    ['a long transaction', { transaction: 'x'.repeat(65) }],
    ['a missing session', { session: undefined }],
    ['details that are a list', { details: [] }],
    ['details with half a character', { details: { text: '\ud83c' } }],
    ['details with a zero character', { details: { text: '\\\u0000' } }],
    ['details that are large', { details: { text: 'x'.repeat(3000) } }],
  ])('refuses a bet with %s, and moves nothing', async (_what, more) => {
    const { bet, balance } = await play();
    const before = await balance();
    expect(await bet('10', more)).toEqual({ code: 'INVALID_REQUEST' });
    expect(await balance()).toBe(before);
  });

  it.each(['', 'null', '[]', '{', '{"player":"aaaaaaaa","player":"bbbbbbbb"}', '"x"'])(
    'refuses the body %j',
    async (body) => {
      const { status, json } = await vendor.ask('balance', body);
      expect([status, json?.code]).toEqual([200, 'INVALID_REQUEST']);
    },
  );

  it('waits for its turn and for the database no longer than the 2.5 seconds that vendors are told', async () => {
    const { rows } = await sql<{ body: string }>`
      select prosrc as body from pg_proc where proname = 'vendor_end'`.execute(gateway.db);
    const databaseMs = Number(/interval '(\d+) ms'/u.exec(rows[0]?.body ?? '')?.[1]);
    expect(vendorPatienceMs + databaseMs).toBeGreaterThan(0);
    expect(vendorPatienceMs + databaseMs).toBeLessThan(2500);
  });

  it.runIf(kind === 'postgresql')(
    'gives up on a wallet while it is locked, and has done nothing then',
    async () => {
      const { bet, balance, member, base } = await play('demoteam4');
      const before = await balance();
      const same = base();
      await gateway.db.transaction().execute(async (trx) => {
        await sql`select 1 from ledger_balances where owner = ${member.id} for update`.execute(trx);
        expect(await bet('10', same)).toEqual({ code: 'TEMPORARY_ERROR' });
      });
      expect(await balance()).toBe(before);
      expect(await bet('10', same)).toMatchObject({ code: 'OK', balance: String(before - 10n) });
    },
  );

  it.runIf(kind === 'postgresql')(
    'serves the others whose bets come at the same time as one on a locked wallet',
    async () => {
      const locked = await play('demoteam4');
      const others = await Promise.all(['demo', 'demoteam1', 'demoteam3'].map((one) => play(one)));
      await gateway.db.transaction().execute(async (trx) => {
        await sql`select 1 from ledger_balances where owner = ${locked.member.id} for update`.execute(trx);
        const [refused, ...served] = await Promise.all([locked, ...others].map(({ bet }) => bet('1')));
        expect(refused).toEqual({ code: 'TEMPORARY_ERROR' });
        expect(served.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK']);
      });
      expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    },
  );

  it.runIf(kind === 'postgresql')('spends no more than there is, however many ask at once', async () => {
    const { bet, balance } = await play('demoteam5');
    const all = await Promise.all(Array.from({ length: 40 }, () => bet('3000')));
    expect(all.filter(({ code }) => code === 'OK')).toHaveLength(21);
    expect(all.filter(({ code }) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(19);
    expect(await balance()).toBe(1000n);
  });
});
