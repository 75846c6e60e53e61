import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callErrors } from '#contract/call-errors.ts';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { databases } from '#server/testing/database.ts';
import type { Signing } from '#server/vendors/testing/vendor.ts';
import { wrongAmounts } from './amounts.ts';
import { newKey, paymentPassword, startMoney, type Money } from './ground.ts';
import { findGround, lotteryLine, moneyBodies, place, type Found } from './legal.ts';

const minute = 60_000;
/** Cases that were sent; at least as many as asked for. */
let cases = 0;

describe.each(databases)('hostile input on money on %s', (kind) => {
  let money: Money;
  let found: Found;
  let session = '';
  let player = '';
  let trial = '';
  beforeAll(async () => {
    money = await startMoney(kind);
    found = await findGround(money);
    ({ session, player } = await money.launch(money.member));
    ({ session: trial } = await money.launch(money.member, true));
  });
  afterAll(() => money.close());

  /** Why an answer is not a refusal by a code of the catalogue. */
  const wrongWith = ({ status, json, text }: GatewayAnswer): string | undefined => {
    cases += 1;
    const refused = status >= 400 && status < 500 && Object.hasOwn(callErrors, String(json?.code));
    return refused ? undefined : `answered ${status} ${text.slice(0, 200)}`;
  };
  /** Why an answer to a vendor says that something was done, or broke. */
  const done = ({ status, json, text }: GatewayAnswer): string | undefined => {
    cases += 1;
    const refused =
      (status === 200 || status === 401 || (status >= 400 && status < 500)) && json?.code !== 'OK';
    return refused && typeof json?.code === 'string' ? undefined : `answered ${status} ${text.slice(0, 200)}`;
  };
  const expectUnchanged = async (work: () => Promise<(string | undefined)[]>): Promise<void> => {
    const before = await money.money();
    const wrong = (await work()).filter((reason) => reason !== undefined);
    expect(wrong).toEqual([]);
    expect(await money.money()).toEqual(before);
  };

  const bet = (more: object = {}) => ({
    transaction: newKey(),
    session,
    player,
    game: 'one',
    round: newKey(),
    amount: '100',
    ...more,
  });
  const win = (more: object = {}) => {
    const { session: _session, ...rest } = bet();
    return { ...rest, kind: 'win', closes: true, ...more };
  };

  it.each(moneyBodies)('$name: no wrong amount is taken', async ({ call, body }) => {
    const { path, enc }: CallFacts = calls[call];
    const text = JSON.stringify(body(found));
    await expectUnchanged(async () => {
      const wrong: (string | undefined)[] = [];
      for (const [what, amount] of wrongAmounts) {
        const reason = wrongWith(
          await money.sendText(call, path, text.replace(`"${place}"`, amount), enc === true),
        );
        wrong.push(reason && `${what}: ${reason}`);
      }
      return wrong;
    });
  });

  it.each(['bet', 'win'])('a %s of a vendor: no wrong amount is taken', async (operation) => {
    const body = JSON.stringify(operation === 'bet' ? bet({ amount: place }) : win({ amount: place }));
    await expectUnchanged(() =>
      Promise.all(
        wrongAmounts.map(async ([what, amount]) => {
          const reason = done(await money.vendor.ask(operation, body.replace(`"${place}"`, amount)));
          return reason && `${what}: ${reason}`;
        }),
      ),
    );
  });

  it('more than there is, or than anybody has, goes nowhere', async () => {
    const huge = ['999999999999999', '9007199254740993', '9999999999999999'];
    await expectUnchanged(async () => {
      const wrong: (string | undefined)[] = [];
      for (const amount of huge) {
        for (const { name, call, body } of moneyBodies) {
          if (call === 'depositCreate') continue;
          const filled = JSON.parse(JSON.stringify(body(found)).replace(place, amount)) as object;
          const answer = await money.send(call, { body: filled });
          // A vendor that cannot be reached leaves a transfer out of it undecided; nothing is credited.
          if (name === 'transfer from a vendor') continue;
          const reason = wrongWith(answer);
          wrong.push(reason && `${name} of ${amount}: ${reason}`);
        }
        wrong.push(done(await money.vendor.ask('bet', bet({ amount }))));
      }
      return wrong;
    });
  });

  it('a lottery takes no multiple, selection or draw that is not one', async () => {
    const legal = lotteryLine(found, '100').lines[0];
    const lines: object[] = [
      ...[0, -1, 1.5, 1e9, '2', null].map((multiple) => ({ ...legal, multiple })),
      ...[[], ['7'], ['100'], ['-1'], ['０７'], { row: ['07'] }, 'all', Array(20_000).fill('07')].map(
        (selection) => ({ ...legal, selection }),
      ),
      ...['20200101', '99991231', '20260231', 'x', '../..'].map((numero) => ({ ...legal, numero })),
      ...['__proto__', 'constructor', 'nobody', 'LO2'].map((betType) => ({ ...legal, betType })),
      ...['__proto__', 'constructor', 'nobody'].map((game) => ({ ...legal, game })),
      { ...legal, group: 3000 },
      { ...legal, price: '1' },
    ];
    await expectUnchanged(async () => {
      const wrong = [];
      for (const line of lines) {
        const reason = wrongWith(await money.send('lotteryBet', { body: { lines: [line] } }));
        wrong.push(reason && `${JSON.stringify(line).slice(0, 160)}: ${reason}`);
      }
      wrong.push(wrongWith(await money.send('lotteryBet', { body: { lines: [] } })));
      wrong.push(wrongWith(await money.send('lotteryBet', { body: { lines: Array(500).fill(legal) } })));
      return wrong;
    });
  });

  it("what is somebody else's, or another brand's, cannot be used", async () => {
    const { member, other, abroad, client, elsewhere } = money;
    const theirs = await client.value('cashierAccountAdd', {
      token: other.token,
      body: { bank: 'aya', holder: 'Kyaw', number: '09990000111166', paymentPassword },
    });
    const deposit = await client.value('depositCreate', {
      token: other.token,
      idempotencyKey: newKey(),
      body: { method: 'transfer', amount: '1000000' },
    });
    await expectUnchanged(async () => [
      wrongWith(
        await money.send('withdrawalCreate', {
          body: { account: theirs.id, amount: '500000', paymentPassword },
        }),
      ),
      wrongWith(
        await money.send('withdrawalCreate', {
          body: { account: '__proto__', amount: '500000', paymentPassword },
        }),
      ),
      wrongWith(await money.send('cashierAccountRemove', { body: { id: theirs.id, paymentPassword } })),
      wrongWith(await money.send('withdrawalAnswer', { body: { id: deposit.id, answer: 'full' } })),
      wrongWith(await money.send('lotteryBetCancel', { body: { bet: '1' } })),
      wrongWith(
        await money.send('transferUpline', {
          body: { to: 'downline', account: 'demoteam1', amount: '100000', paymentPassword },
        }),
      ),
      wrongWith(
        await money.send('transferUpline', {
          token: money.agent.token,
          body: { to: 'downline', account: 'demoteam3', amount: '100000', paymentPassword },
        }),
      ),
      wrongWith(
        await money.send('transferUpline', {
          token: money.agent.token,
          body: { to: 'downline', account: 'demoagent', amount: '100000', paymentPassword },
        }),
      ),
      // The session of one brand at the other, both ways.
      wrongWith(
        await elsewhere.send('withdrawalCreate', {
          token: member.token,
          idempotencyKey: newKey(),
          body: { account: found.account, amount: '500000', paymentPassword },
        }),
      ),
      wrongWith(
        await client.send('transferUpline', {
          token: abroad.token,
          idempotencyKey: newKey(),
          body: { to: 'upline', amount: '100000', paymentPassword },
        }),
      ),
      wrongWith(
        await elsewhere.send('withdrawalCreate', {
          token: abroad.token,
          idempotencyKey: newKey(),
          body: { account: found.account, amount: '500000', paymentPassword },
        }),
      ),
      wrongWith(
        await elsewhere.send('lotteryBetCancel', {
          token: abroad.token,
          idempotencyKey: newKey(),
          body: { bet: '1' },
        }),
      ),
    ]);
    const receipt = await client.send('depositReceipt', {
      token: member.token,
      query: { id: deposit.id },
      body: Buffer.from('iVBORw0KGgo=', 'base64'),
    });
    expect(wrongWith(receipt)).toBeUndefined();
  });

  it('a wrong payment password, or none, moves nothing', async () => {
    await expectUnchanged(async () => [
      wrongWith(
        await money.send('withdrawalCreate', {
          body: { account: found.account, amount: '500000', paymentPassword: '000000' },
        }),
      ),
      wrongWith(
        await money.send('transferUpline', { body: { to: 'upline', amount: '100000', paymentPassword: '' } }),
      ),
      wrongWith(
        await money.send('walletTransfer', {
          body: {
            action: 'in',
            vassalage: 'COPPER',
            amount: '10000',
            paymentPassword: `${paymentPassword}0`,
          },
        }),
      ),
      wrongWith(await money.send('withdrawalCreate', { body: { account: found.account, amount: '500000' } })),
    ]);
  });

  it('guests, visitors and ended sessions have no money to move', async () => {
    const random = await money.client.freePlayRandom(`guest-of-hostile-money-${kind}`);
    const guest = await money.client.value('sessionFreePlay', {
      body: { os: 'Linux', platform: 'W', version: 3, random },
    });
    const gone = await money.logIn('demoteam4');
    await money.client.value('sessionLogout', { token: gone.token });
    await expectUnchanged(async () => {
      const wrong: (string | undefined)[] = [];
      for (const { call, body } of moneyBodies) {
        const filled = JSON.parse(JSON.stringify(body(found)).replace(place, '1000000')) as object;
        for (const token of [guest.token, gone.token, 'A'.repeat(43), '']) {
          wrong.push(wrongWith(await money.send(call, { token, body: filled })));
        }
        wrong.push(wrongWith(await money.client.send(call, { idempotencyKey: newKey(), body: filled })));
      }
      return wrong;
    });
  });

  it('a key that is none, or a body of another kind, is refused', async () => {
    await expectUnchanged(async () => {
      const wrong: (string | undefined)[] = [];
      for (const { call, body } of moneyBodies) {
        const { path, enc }: CallFacts = calls[call];
        const text = JSON.stringify(body(found)).replace(place, '1000000');
        const filled = JSON.parse(text) as object;
        for (const key of ['', 'short', 'x'.repeat(65), 'with space in it', 'ключ-ключ', "'; select 1; --"]) {
          const headers = { 'idempotency-key': encodeURI(key) === key ? key : 'кл' };
          const answer = await money.client
            .send(call, { token: money.member.token, body: filled, headers })
            .catch(() => undefined);
          if (answer) wrong.push(wrongWith(answer));
        }
        // Plain where it has to be encrypted, encrypted where it has to be plain, for another call, as a form, as text.
        wrong.push(wrongWith(await money.sendText(call, path, text, enc !== true)));
        const stranger = await money.client.encrypt(text, { call: 'sessionLogin' });
        const headers = {
          'x-gateway-version': '3',
          'x-module-id': 'portal',
          'idempotency-key': newKey(),
          authorization: `Bearer ${money.member.token}`,
        };
        const send = (type: string, sent: string) =>
          money.client.raw('POST', path, { ...headers, 'content-type': type }, sent);
        wrong.push(wrongWith(await send('application/jose', stranger)));
        wrong.push(wrongWith(await send('application/x-www-form-urlencoded', 'amount=1000000')));
        wrong.push(wrongWith(await send('text/plain', text)));
        wrong.push(wrongWith(await send('application/json; charset=utf-16', text.slice(1))));
      }
      return wrong;
    });
  });

  it("a vendor's word counts with its signature only, once, and in time", async () => {
    const at = (ms: number): string => String(money.now().getTime() + ms);
    const signings: Signing[] = [
      { signature: '0'.repeat(64) },
      { signature: '' },
      { signature: 'F'.repeat(64) },
      { secret: 'the-secret-of-somebody-else' },
      { secret: `${money.secret}-of-another-brand` },
      { brand: 'padauk' },
      { brand: 'nobody' },
      { brand: '../aurora' },
      { vendor: 'COPPER', secret: 'another' },
      { vendor: 'NOBODY' },
      { vendor: '__PROTO__' },
      { timestamp: at(-5 * minute - 1) },
      { timestamp: at(5 * minute + 1) },
      { timestamp: '0' },
      { timestamp: 'now' },
      { timestamp: '' },
      { timestamp: at(0).slice(0, 10) },
      { nonce: 'short' },
      { nonce: 'x'.repeat(65) },
      { nonce: "nonce'; select 1; --" },
      { sent: JSON.stringify(bet({ amount: '1' })) },
      { sent: '' },
    ];
    const { client, now } = money;
    await expectUnchanged(async () => {
      const wrong: (string | undefined)[] = [];
      for (const signing of signings) {
        for (const [operation, body] of [
          ['bet', bet()],
          ['win', win({ kind: 'promotion' })],
          ['rollback', { transaction: newKey(), bet: newKey(), player, round: 'r' }],
        ] as const) {
          const reason = done(await money.vendor.ask(operation, body, signing));
          wrong.push(reason && `${operation} with ${JSON.stringify(signing)}: ${reason}`);
        }
      }
      wrong.push(
        done(
          await client.raw(
            'POST',
            '/wallet/v1/bet',
            { 'content-type': 'application/json', 'x-timestamp': String(now().getTime()) },
            '{}',
          ),
        ),
      );
      return wrong;
    });
    // Heard once, and the same bytes again: the nonce is used up.
    const nonce = newKey() + newKey();
    const timestamp = at(0);
    const once = bet();
    expect((await money.vendor.ask('bet', once, { nonce, timestamp })).json.code).toBe('OK');
    await expectUnchanged(async () => [
      done(await money.vendor.ask('bet', once, { nonce, timestamp })),
      done(await money.vendor.ask('bet', bet(), { nonce })),
      done(await money.vendor.ask('win', win(), { nonce, timestamp })),
    ]);
  });

  it('a vendor cannot bet for whom it does not know, in a trial, in a closed round, or win what was not bet', async () => {
    const elsewhere = await money.launch(money.other);
    const round = newKey();
    expect((await money.vendor.ask('bet', bet({ round }))).json.code).toBe('OK');
    expect((await money.vendor.ask('win', win({ round, amount: '0' }))).json.code).toBe('OK');
    const again = bet();
    expect((await money.vendor.ask('bet', again)).json.code).toBe('OK');
    await expectUnchanged(async () =>
      Promise.all(
        [
          ['bet', bet({ session: trial })],
          ['bet', bet({ session: elsewhere.session })],
          ['bet', bet({ player: elsewhere.player })],
          ['bet', bet({ player: 'nobody-at-all' })],
          ['bet', bet({ session: 'A'.repeat(43) })],
          ['bet', bet({ round })],
          ['bet', { ...again, amount: '1' }],
          ['bet', { ...again, round: 'another' }],
          ['bet', bet({ transaction: '' })],
          ['bet', bet({ transaction: 'x'.repeat(65) })],
          ['bet', bet({ details: { deep: 'x'.repeat(5000) } })],
          ['bet', bet({ currency: 'USD' })],
          ['win', win()],
          ['win', win({ kind: 'cashback' })],
          ['win', win({ closes: 'true' })],
          ['win', win({ round, amount: '500' })],
          ['win', { ...win(), transaction: again.transaction }],
          [
            'rollback',
            { transaction: newKey(), bet: again.transaction, player: elsewhere.player, round: again.round },
          ],
          ['rollback', { transaction: 'same', bet: 'same', player, round: 'r' }],
          ['nothing', bet()],
        ].map(async ([operation, body]) => {
          const answer = await money.vendor.ask(operation as string, body);
          const reason = operation === 'nothing' ? undefined : done(answer);
          return reason && `${String(operation)} ${JSON.stringify(body).slice(0, 200)}: ${reason}`;
        }),
      ),
    );
  });

  it('of many at once with one key one is done, and all have its answer', async () => {
    const { agent, client, member } = money;
    const before = BigInt((await client.value('walletBalance', { token: member.token })).sumBalance);
    const idempotencyKey = newKey();
    const body = { to: 'upline', amount: '100000', paymentPassword };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.send('transferUpline', { token: member.token, idempotencyKey, body }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const stake = bet({ amount: '300' });
    const bets = await Promise.all(Array.from({ length: 8 }, () => money.vendor.ask('bet', stake)));
    expect(new Set(bets.map(({ text }) => text)).size).toBe(1);
    const after = BigInt((await client.value('walletBalance', { token: member.token })).sumBalance);
    expect(before - after).toBe(100_300n);
    const other = await client.send('transferUpline', {
      token: member.token,
      idempotencyKey,
      body: { ...body, amount: '100001' },
    });
    expect([other.status, other.json.code]).toEqual([409, 'DUPLICATE_TRANSACTION']);
    expect((await client.send('walletBalance', { token: agent.token })).status).toBe(200);
    cases += 17;
  });

  it('of many at once that together are more than there is, only what there is goes', async () => {
    const { client } = money;
    const poor = await money.logIn('demoteam4');
    await client.value('paymentPassword', {
      token: poor.token,
      body: {
        newPaymentPassword: paymentPassword,
        confirmPaymentPassword: paymentPassword,
        password: money.password,
      },
    });
    const { session: poorSession, player: poorPlayer } = await money.launch(poor);
    const before = BigInt((await client.value('walletBalance', { token: poor.token })).sumBalance);
    const share = before / 3n;
    const outcomes = await Promise.all([
      ...Array.from({ length: 5 }, async () => {
        const body = bet({ session: poorSession, player: poorPlayer, amount: String(share) });
        return (await money.vendor.ask('bet', body)).json.code === 'OK';
      }),
      ...Array.from({ length: 5 }, async () => {
        const body = { to: 'upline', amount: String(share), paymentPassword };
        const { status } = await client.send('transferUpline', {
          token: poor.token,
          idempotencyKey: newKey(),
          body,
        });
        return status === 200;
      }),
    ]);
    const went = outcomes.filter(Boolean).length;
    const after = BigInt((await client.value('walletBalance', { token: poor.token })).sumBalance);
    expect(went).toBeGreaterThan(0);
    expect(after).toBe(before - BigInt(went) * share);
    expect(after).toBeGreaterThanOrEqual(0n);
    cases += 10;
  });

  it('deposits at once do not pass the limit together', async () => {
    const { client, other } = money;
    const set = { kind: 'deposit', period: 'day', amount: '2500000' };
    await client.value('protectionLimit', { token: other.token, body: set });
    const body = { method: 'transfer', amount: '1000000' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        client.send('depositCreate', { token: other.token, idempotencyKey: newKey(), body }),
      ),
    );
    // One of a million waits already.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // One that is read after the first is booked is refused at its amount, as by a form that knows the limit.
    const refused = answers.filter(({ json }) =>
      ['LIMIT_REACHED', 'TOO_MANY_DEPOSITS', 'INVALID_FIELDS'].includes(json.code ?? ''),
    );
    expect(refused).toHaveLength(3);
    cases += 4;
  });

  it('who is excluded from play withdraws, and does nothing else', async () => {
    const { client, password } = money;
    const gone = await money.logIn('demoteam1');
    await client.value('paymentPassword', {
      token: gone.token,
      body: { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword, password },
    });
    const launched = await money.launch(gone);
    await client.value('protectionExclude', { token: gone.token, body: { kind: 'timeOut', hours: 24 } });
    const { token } = await money.logIn('demoteam1');
    const tried: [CallId, object][] = [
      ['depositCreate', { method: 'transfer', amount: '1000000' }],
      ['lotteryBet', lotteryLine(found, '100')],
      ['transferUpline', { to: 'upline', amount: '100000', paymentPassword }],
      ['walletTransfer', { action: 'in', vassalage: 'COPPER', amount: '10000', paymentPassword }],
      ['launchAddress', { gameId: 'nobody', launchMode: 'real' }],
    ];
    await expectUnchanged(async () => {
      for (const [call, body] of tried) {
        const answer = await client.send(call, { token, idempotencyKey: newKey(), body });
        expect([call, answer.json.code]).toEqual([call, 'EXCLUDED']);
        cases += 1;
      }
      const launch = await client.send('launchGame', { token, query: { gameId: 'nobody' } });
      expect(launch.json.code).toBe('EXCLUDED');
      return [done(await money.vendor.ask('bet', bet(launched)))];
    });
    const { id: account } = await client.value('cashierAccountAdd', {
      token,
      body: { bank: 'cb', holder: 'Aung', number: '09990000111177', paymentPassword },
    });
    const paid = await client.send('withdrawalCreate', {
      token,
      idempotencyKey: newKey(),
      body: { account, amount: '500000', paymentPassword },
    });
    expect(paid.status).toBe(200);
    // A win from before is still paid.
    const prize = win({ player: launched.player, kind: 'jackpot', amount: '777' });
    expect((await money.vendor.ask('win', prize)).json.code).toBe('OK');
  });

  it('was at least 300 cases, and left a ledger that proves itself', async () => {
    expect(cases).toBeGreaterThanOrEqual(300);
    const { findings, transactions } = await verifyLedger(money.db);
    expect(findings).toEqual([]);
    expect(transactions).toBeGreaterThan(0n);
  });
});
