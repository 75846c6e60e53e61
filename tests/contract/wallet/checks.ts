import assert from 'node:assert/strict';
import { signatureChecks } from './signature-checks.ts';
import type { Vendor, WalletAnswer, WalletCheck } from './vendor.ts';

const is = (answer: WalletAnswer, code: string): void => {
  assert.equal(answer.status, 200, `HTTP ${answer.status}: ${answer.text}`);
  assert.equal(answer.code, code, answer.text);
};

/** Runs an action and checks the change of the balance. */
async function changes(vendor: Vendor, change: bigint, work: () => Promise<void>): Promise<void> {
  const before = await vendor.balance();
  await work();
  assert.equal((await vendor.balance()) - before, change, 'the balance changed by');
}

const operations: WalletCheck[] = [
  {
    name: 'balance answers a player and a session alike, with currency and digits',
    async run(vendor) {
      const { player, session } = vendor.target;
      const byPlayer = await vendor.ask('balance', { player });
      is(byPlayer, 'OK');
      assert.match(byPlayer.balance, /^\d+$/u);
      assert.match(byPlayer.currency, /^[A-Z]{3,5}$/u);
      assert.equal(Number.isInteger(byPlayer.digits), true);
      assert.equal((await vendor.ask('balance', { session })).text, byPlayer.text);
    },
  },
  {
    name: 'a bet takes its amount, and the reply has transaction and balance',
    run: (vendor) =>
      changes(vendor, -100n, async () => {
        const before = await vendor.balance();
        const transaction = vendor.id();
        const answer = await vendor.round().bet('100', { transaction });
        is(answer, 'OK');
        assert.equal(answer.transaction, transaction);
        assert.equal(answer.balance, String(before - 100n));
      }),
  },
  {
    name: 'a round may have several bets and wins; closed, it takes no more and gives nothing back',
    run: (vendor) =>
      changes(vendor, -5n, async () => {
        const { bet, win, rollback } = vendor.round();
        const transaction = vendor.id();
        is(await bet('20', { transaction }), 'OK');
        is(await bet('15'), 'OK');
        is(await win('10'), 'OK');
        is(await win('20', { closes: true }), 'OK');
        is(await bet('1'), 'ROUND_CLOSED');
        is(await win('1'), 'ROUND_CLOSED');
        is(await rollback(transaction), 'ROUND_CLOSED');
      }),
  },
  {
    name: 'a win of 0 closes the round',
    run: (vendor) =>
      changes(vendor, -7n, async () => {
        const { bet, win } = vendor.round();
        is(await bet('7'), 'OK');
        is(await win('0'), 'OK');
        is(await win('1'), 'ROUND_CLOSED');
      }),
  },
  {
    name: 'a win without a bet is refused, but for free rounds, promotions and jackpots',
    run: (vendor) =>
      changes(vendor, 6n, async () => {
        is(await vendor.round().win('5'), 'BET_DOES_NOT_EXIST');
        for (const [kind, amount] of [
          ['freeround', '1'],
          ['promotion', '2'],
          ['jackpot', '3'],
        ] as const)
          is(await vendor.round().win(amount, { kind, closes: true }), 'OK');
      }),
  },
  {
    name: 'a rollback gives back what was recorded, and never twice',
    run: (vendor) =>
      changes(vendor, -3n, async () => {
        const { bet, win, rollback } = vendor.round();
        const transaction = vendor.id();
        is(await bet('40', { transaction }), 'OK');
        is(await bet('3'), 'OK');
        is(await rollback(transaction), 'OK');
        is(await rollback(transaction), 'OK');
        is(await win('0'), 'OK');
      }),
  },
  {
    name: 'a rollback of an unknown bet succeeds, and the late bet is refused',
    run: (vendor) =>
      changes(vendor, 0n, async () => {
        const { bet, rollback } = vendor.round();
        const transaction = vendor.id();
        is(await rollback(transaction), 'OK');
        is(await bet('10', { transaction }), 'TRANSACTION_ROLLED_BACK');
        is(await rollback(transaction), 'OK');
      }),
  },
  {
    name: 'nobody plays whom it does not know, without a session, or with more than there is',
    run: (vendor) =>
      changes(vendor, 0n, async () => {
        const { bet, win } = vendor.round();
        is(await vendor.ask('balance', { player: 'nobody-of-this-vendor' }), 'UNKNOWN_PLAYER');
        is(await bet('1', { player: 'nobody-of-this-vendor' }), 'UNKNOWN_PLAYER');
        is(await bet('1', { session: 'no-session-of-anybody' }), 'SESSION_EXPIRED');
        is(await bet(String((await vendor.balance()) + 1n)), 'INSUFFICIENT_BALANCE');
        is(await win('1'), 'BET_DOES_NOT_EXIST');
      }),
  },
];

const duplicates: WalletCheck[] = [
  {
    name: 'a duplicate has the first reply, whatever has happened since, and books nothing',
    run: (vendor) =>
      changes(vendor, -10n + 4n, async () => {
        const { bet, win, rollback } = vendor.round();
        const [one, two, three, four] = [vendor.id(), vendor.id(), vendor.id(), vendor.id()];
        const ask = [
          () => bet('10', { transaction: one }),
          () => bet('6', { transaction: two }),
          () => win('4', { transaction: three }),
          () => rollback(two, { transaction: four }),
        ];
        const first: string[] = [];
        for (const each of ask) first.push((await each()).text);
        for (const [index, each] of ask.entries()) assert.equal((await each()).text, first[index]);
      }),
  },
  {
    name: 'the same id with another body is refused, also in another operation',
    run: (vendor) =>
      changes(vendor, -10n, async () => {
        const { bet, win } = vendor.round();
        const transaction = vendor.id();
        is(await bet('10', { transaction }), 'OK');
        is(await bet('11', { transaction }), 'DUPLICATE_TRANSACTION');
        is(await win('10', { transaction }), 'DUPLICATE_TRANSACTION');
        is(await vendor.round().bet('10', { transaction }), 'DUPLICATE_TRANSACTION');
      }),
  },
  {
    name: 'the same bet ten times at once is one bet, and all replies that are OK are the same',
    run: (vendor) =>
      changes(vendor, -9n, async () => {
        const { bet } = vendor.round();
        const transaction = vendor.id();
        const answers = await Promise.all(Array.from({ length: 10 }, () => bet('9', { transaction })));
        const texts = new Set(answers.filter(({ code }) => code === 'OK').map(({ text }) => text));
        assert.equal(texts.size, 1);
      }),
  },
  {
    name: 'bets at once take what they say together',
    run: (vendor) =>
      changes(vendor, -16n, async () => {
        const { bet } = vendor.round();
        const answers = await Promise.all(Array.from({ length: 16 }, () => bet('1')));
        assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set(['OK']));
      }),
  },
];

const hostile: readonly unknown[] = [
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x10',
  '01',
  '',
  ' 1',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '١',
  1,
  -1,
  null,
  true,
  ['1'],
  { amount: '1' },
];

const input: WalletCheck[] = [
  {
    name: 'an amount that is no decimal string of minor units is refused and moves nothing',
    run: (vendor) =>
      changes(vendor, 0n, async () => {
        for (const amount of hostile) {
          is(await vendor.round().bet('1', { amount }), 'INVALID_REQUEST');
          is(await vendor.round().win('1', { amount, kind: 'promotion' }), 'INVALID_REQUEST');
        }
        is(await vendor.round().bet('0'), 'INVALID_REQUEST');
      }),
  },
  {
    name: 'a body that lacks something, has something unknown or is none is refused',
    run: (vendor) =>
      changes(vendor, 0n, async () => {
        for (const name of ['transaction', 'player', 'session', 'round', 'game', 'amount'])
          is(await vendor.round().bet('1', { [name]: undefined }), 'INVALID_REQUEST');
        is(await vendor.round().bet('1', { more: 1 }), 'INVALID_REQUEST');
        for (const body of ['null', '[]', '{', '"x"', '{"player":"aaaaaaaa","player":"bbbbbbbb"}'])
          is(await vendor.ask('balance', body), 'INVALID_REQUEST');
      }),
  },
];

/** Everything that is held against a wallet, in this order. Spends less than 500 minor units. */
export const walletChecks: readonly WalletCheck[] = [
  ...operations,
  ...duplicates,
  ...signatureChecks,
  ...input,
];
