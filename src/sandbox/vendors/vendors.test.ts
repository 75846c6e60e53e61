import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#sandbox/games/catalogue/catalogue.ts';
import { replay } from '#sandbox/games/catalogue/replay.ts';
import { demoPassword } from '#server/gateway/testing/gateway.ts';
import { databases } from '#server/testing/database.ts';
import { faults } from './faults.ts';
import { startHouse, transferVendor, type House } from './testing/house.ts';

describe.each(databases)('the vendors of the sandbox on %s', (kind) => {
  let house: House;
  beforeAll(async () => {
    house = await startHouse(kind);
  });
  afterAll(() => house.close());

  const setFault = (vassalage: string, fault: string, next: number) =>
    fetch(`${house.origin}/sandbox/vendors/${vassalage}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault, next }),
    });

  it('refuses what is not signed, and a signature that was seen', async () => {
    const unsigned = await fetch(`${house.origin}/sandbox/vendors/LUMEN/launch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-brand': 'alpha', 'x-vendor': 'LUMEN' },
      body: '{}',
    });
    expect(unsigned.status).toBe(401);
    expect((await house.partner('LUMEN', '/balance', { player: 'x' }, 'other')).status).toBe(401);
    expect((await house.partner('NOBODY', '/balance', { player: 'x' })).status).toBe(401);
    expect((await house.partner('LUMEN', '/launch', { game: 1 })).status).toBe(400);
  });

  it('starts every game of the catalogue', async () => {
    for (const [vassalage, { games }] of Object.entries(catalogue)) {
      for (const [code, { name }] of Object.entries(games)) {
        const { ask } = await house.launch(vassalage, code, { mode: 'trial' });
        expect(await ask('hello')).toMatchObject({
          ok: true,
          game: { name },
          trial: true,
          balance: '10000000',
          timeZone: 'Asia/Yangon',
        });
      }
    }
  });

  it('plays a slot for money of the platform, and a round can be checked', async () => {
    const { play } = await house.launch('LUMEN', 'LUMEN-001');
    for (let at = 0; at < 5; at += 1) {
      const before = await house.balance();
      const { ok, round, balance } = await play({ amount: '10000' }, `mine-${at}`);
      expect(ok).toBe(true);
      expect(await house.balance()).toBe(before - 10_000n + BigInt(round?.payout ?? '0'));
      expect(balance).toBe(String(await house.balance()));
      const again = replay({ name: 'slot', profile: 'even' }, round!);
      expect(again).toEqual({ fair: true });
    }
  });

  it('answers a number that was played with its round, and takes no second stake', async () => {
    const { ask } = await house.launch('LUMEN', 'LUMEN-002');
    const { fair } = await ask('hello');
    const asked = { nonce: fair?.nonce, bet: { amount: '10000' }, clientSeed: 'once' };
    const [first, second] = await Promise.all([ask('play', asked), ask('play', asked)]);
    expect(second.round?.id).toBe(first.round?.id);
    expect((await ask('rounds'))['rounds']).toHaveLength(1);
    const stale = await ask('play', { ...asked, nonce: (fair?.nonce ?? 0) + 5 });
    expect(stale).toMatchObject({ ok: false, code: 'STALE_ROUND' });
  });

  it('says why nothing was played, and takes nothing', async () => {
    const { play, ask } = await house.launch('VELVET', 'VELVET-002');
    const before = await house.balance();
    expect(await play({ red: '-5' })).toMatchObject({ ok: false, code: 'BET_NOT_VALID' });
    expect(await play({ red: '1e5' })).toMatchObject({ ok: false, code: 'BET_NOT_VALID' });
    expect(await play({ purple: '100' })).toMatchObject({ ok: false, code: 'BET_NOT_VALID' });
    expect(await play({ red: '90000000' })).toMatchObject({ ok: false, code: 'INSUFFICIENT_BALANCE' });
    expect(await play({ red: '99000000000' })).toMatchObject({ ok: false, code: 'STAKE_TOO_HIGH' });
    expect(await ask('act', { round: 'another', move: { do: 'out' } })).toMatchObject({
      ok: false,
      code: 'NO_SUCH_ROUND',
    });
    expect(await house.balance()).toBe(before);
  });

  it('hides what is decided until a round is over', async () => {
    const { play, act } = await house.launch('PSPARK', 'PSPARK-004');
    const { round } = await play({ amount: '10000', mines: 3 });
    expect(round).toMatchObject({ status: 'open', serverSeed: null, payout: null });
    expect(round?.view).not.toHaveProperty('mines');
    const stranger = await house.launch('PSPARK', 'PSPARK-004', { account: 'demoagent' });
    expect(await stranger.act(round!.id, { do: 'out' })).toMatchObject({ code: 'NO_SUCH_ROUND' });
    expect(await act(round!.id, { do: 'out' })).toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
    const { round: opened } = await act(round!.id, { do: 'open', cell: 7 });
    const last = opened?.status === 'open' ? (await act(round!.id, { do: 'out' })).round : opened;
    expect(last).toMatchObject({ status: 'done', view: { mines: expect.any(Array) } });
    expect(replay({ name: 'mines' }, last!)).toEqual({ fair: true });
  });

  it('takes the further stakes of a hand of blackjack, and pays all of them', async () => {
    const { play, act } = await house.launch('VELVET', 'VELVET-003');
    let raised = 0;
    for (let at = 0; at < 12; at += 1) {
      const before = await house.balance();
      let round = (await play({ amount: '10000' }, `bj-${at}`)).round!;
      while (round.status === 'open') {
        const moves = (round.view as { moves: string[] }).moves;
        const move = moves.includes('split') ? 'split' : moves.includes('double') ? 'double' : 'stand';
        if (move !== 'stand') raised += 1;
        round = (await act(round.id, { do: move })).round!;
      }
      expect(await house.balance()).toBe(before - BigInt(round.stake) + BigInt(round.payout ?? '0'));
      expect(replay({ name: 'blackjack' }, round)).toEqual({ fair: true });
    }
    expect(raised).toBeGreaterThan(0);
  });

  it('settles a ticket of the sportsbook by the clock, and a cockfight', async () => {
    const before = await house.balance();
    const book = await house.launch('PITCHL', 'PITCHL-001');
    const { board } = (await book.ask('board')) as unknown as {
      board: { fixtures: { sport: string; index: number; state: string; odds: Record<string, number> }[] };
    };
    const next = board.fixtures.filter(({ state }) => state === 'soon').slice(0, 2);
    const legs = next.map(({ sport, index, odds }) => ({
      sport,
      index,
      pick: 'home',
      odds: odds['home'] ?? 0,
    }));
    const wrong = legs.map((leg) => ({ ...leg, odds: leg.odds + 50 }));
    expect(await book.play({ amount: '10000', legs: wrong })).toMatchObject({ code: 'ODDS_CHANGED' });
    expect((await book.play({ amount: '10000', legs })).round).toMatchObject({
      status: 'waiting',
      payout: null,
      picks: legs.map(() => expect.stringMatching(/^\S.* – \S.*: .+ · \d+\.\d\d$/u)),
    });
    const ring = await house.launch('ROOSTR', 'ROOSTR-001');
    const { board: match } = (await ring.ask('board')) as unknown as { board: { index: number } };
    expect((await ring.play({ amount: '10000', index: match.index, corner: 'meron' })).round?.status).toBe(
      'waiting',
    );
    expect(await house.balance()).toBe(before - 20_000n);
    house.gateway.wait(30 * 60 * 1000);
    await house.sweep();
    expect(await house.unfinished()).toBe(0);
    const { rounds: tickets } = (await book.ask('rounds')) as unknown as {
      rounds: { status: string; payout: string }[];
    };
    const { rounds: fights } = (await ring.ask('rounds')) as unknown as {
      rounds: { status: string; payout: string }[];
    };
    expect([tickets[0]?.status, fights[0]?.status]).toEqual(['done', 'done']);
    const won = BigInt(tickets[0]?.payout ?? '0') + BigInt(fights[0]?.payout ?? '0');
    expect(await house.balance()).toBe(before - 20_000n + won);
  });

  it('gives a seat at a table to one player', async () => {
    const first = await house.launch('SHANTB', 'SHANTB-001');
    const second = await house.launch('SHANTB', 'SHANTB-001', { account: 'demoagent' });
    const { board } = (await first.ask('board')) as unknown as { board: { index: number; since: number } };
    const bet = { amount: '10000', index: board.index, seat: 2 };
    expect((await first.play(bet)).round?.status).toBe('waiting');
    expect(await second.play(bet)).toMatchObject({ ok: false, code: 'PLACE_TAKEN' });
    expect((await second.play({ ...bet, seat: 3 })).ok).toBe(true);
    expect((await second.ask('board'))['places']).toEqual([
      { place: '2', stake: '10000', nickname: 'Te***', own: false },
      { place: '3', stake: '10000', nickname: 'Te***', own: true },
    ]);
    // A player who comes back knows the seat, also once the hand is decided and nothing stands open any more.
    const again = await house.launch('SHANTB', 'SHANTB-001');
    const ownPlaces = async () =>
      ((await again.ask('board'))['places'] as { place: string; own: boolean }[])
        .filter(({ own }) => own)
        .map(({ place }) => place);
    expect(await ownPlaces()).toEqual(['2']);
    house.gateway.wait(33_000 - board.since);
    await house.sweep();
    expect((await again.ask('hello'))['open']).toEqual([]);
    expect(await ownPlaces()).toEqual(['2']);
    house.gateway.wait(60_000);
    await house.sweep();
    expect(await house.unfinished()).toBe(0);
  });

  it('ends by itself what nobody goes on with', async () => {
    const { play, ask } = await house.launch('SAFFRN', 'SAFFRN-003');
    const before = await house.balance();
    expect((await play({ amount: '10000' })).round?.status).toBe('open');
    house.gateway.wait(45 * 60 * 1000);
    // A process that ends leaves it to the others.
    await house.sweep(AbortSignal.abort());
    expect(await house.unfinished()).toBe(1);
    await house.sweep();
    const { rounds } = (await ask('rounds')) as unknown as { rounds: { status: string; payout: string }[] };
    expect(rounds[0]?.status).toBe('done');
    expect(await house.balance()).toBe(before - 10_000n + BigInt(rounds[0]?.payout ?? '0'));
  });

  it.each(faults)('changes nothing in the sum when it does this wrong: %s', async (fault) => {
    const { play, ask } = await house.launch('SANVIL', 'SANVIL-001');
    const before = await house.balance();
    const { rounds: old } = (await ask('rounds')) as unknown as { rounds: unknown[] };
    await setFault('SANVIL', fault, 2);
    for (let at = 0; at < 3; at += 1) await play({ amount: '10000' }, `${fault}-${at}`);
    house.gateway.wait(120 * 1000);
    await house.sweep();
    house.gateway.wait(120 * 1000);
    await house.sweep();
    expect(await house.unfinished()).toBe(0);
    const { rounds } = (await ask('rounds')) as unknown as {
      rounds: { status: string; stake: string; payout: string | null }[];
    };
    const played = rounds.slice(0, rounds.length - old.length);
    expect(played).toHaveLength(3);
    const sum = played
      .filter(({ status }) => status === 'done')
      .reduce((total, { stake, payout }) => total - BigInt(stake) + BigInt(payout ?? '0'), before);
    expect(played.every(({ status }) => status === 'done' || status === 'cancelled')).toBe(true);
    expect(await house.balance()).toBe(sum);
  });

  it('pays what was won while the platform was away', async () => {
    const { play, ask } = await house.launch('NAGAL', 'NAGAL-001');
    const before = await house.balance();
    house.setAway(true);
    expect(await play({ amount: '10000' })).toMatchObject({ ok: false, code: 'PLATFORM_AWAY' });
    house.setAway(false);
    house.gateway.wait(120 * 1000);
    await house.sweep();
    expect(await house.unfinished()).toBe(0);
    expect(await house.balance()).toBe(before);
    expect(await ask('rounds')).toMatchObject({ rounds: [{ status: 'cancelled' }] });
  });

  it('keeps what is transferred to it, once for an id, and plays with that', async () => {
    const { play, player } = await house.launch(transferVendor, 'COPPER-001');
    const transfer = (transaction: string, direction: string, amount: string) =>
      house.partner(transferVendor, '/transfer', { transaction, player, direction, amount });
    const balance = async () => (await house.partner(transferVendor, '/balance', { player })).body['balance'];
    expect(await play({ amount: '10000' })).toMatchObject({ ok: false, code: 'INSUFFICIENT_BALANCE' });
    expect((await transfer('in-1', 'in', '50000')).body).toEqual({ status: 'SUCCESS' });
    expect((await transfer('in-1', 'in', '50000')).body).toEqual({ status: 'SUCCESS' });
    expect((await transfer('in-1', 'in', '60000')).body).toEqual({ status: 'FAILED' });
    expect(await balance()).toBe('50000');
    const { round } = await play({ amount: '10000' });
    expect(await balance()).toBe(String(40_000n + BigInt(round?.payout ?? '0')));
    expect((await transfer('out-1', 'out', '99999999')).body).toEqual({ status: 'FAILED' });
    await setFault(transferVendor, 'timeout', 1);
    expect((await transfer('out-2', 'out', '100')).status).toBe(504);
    const query = (transaction: string) => house.partner(transferVendor, '/transfer/query', { transaction });
    expect((await query('out-2')).body).toEqual({ status: 'SUCCESS' });
    expect((await query('out-9')).body).toEqual({ status: 'UNKNOWN_TRANSACTION' });
  });

  it('shows its pots, which grow with what is staked', async () => {
    const pot = async () =>
      (
        (await house.partner('CVAULT', '/jackpots', {})).body['jackpots'] as {
          game: string;
          amount: string;
        }[]
      ).find(({ game }) => game === 'CVAULT-001')?.amount;
    expect(await pot()).toBe('20000000');
    await (await house.launch('CVAULT', 'CVAULT-001')).play({ amount: '10000' });
    expect(await pot()).toBe('20000100');
  });

  it('pays the pot to who hits it, once, as a win of its own, and begins a new one [OFF-11]', async () => {
    const game = 'CVAULT-002';
    const { play, ask, player, member } = await house.launch('CVAULT', game);
    // The vendor's secret seeds tell which client seed hits the pot; all but one of 4,000 miss it.
    const amount = 1_000_000;
    const { fair } = await ask('hello');
    const clientSeed = await house.seedThatHits(
      { vassalage: 'CVAULT', player, game },
      fair?.nonce ?? 0,
      amount,
    );
    const before = await house.balance();
    await setFault('CVAULT', 'duplicate', 5);
    const { round } = await play({ amount: String(amount) }, clientSeed);
    const held = 20_000_000n + BigInt(amount) / 100n;
    expect(round?.view).toMatchObject({ pot: true, potWon: String(held) });
    const again = await ask('play', { nonce: fair?.nonce, bet: { amount: String(amount) }, clientSeed });
    expect(again.round?.id).toBe(round?.id);
    await house.sweep();
    expect(BigInt(round?.payout ?? '0')).toBeGreaterThanOrEqual(held);
    expect(await house.balance()).toBe(before - BigInt(amount) + BigInt(round?.payout ?? '0'));
    expect(replay({ name: 'slot', profile: 'vault' }, round!)).toEqual({ fair: true });
    const { body } = await house.partner('CVAULT', '/jackpots', {});
    expect(body['jackpots']).toContainEqual({ game, amount: '20000000' });
    // Its own line in the member's statement, told as a jackpot.
    const wins = await house.winsOf(member.id, round?.id ?? '');
    expect(wins).toContainEqual({ amount: String(held), kind: 'jackpot' });
    expect(wins.filter(({ kind }) => kind === 'jackpot')).toHaveLength(1);
  });

  it('says that a limit was reached, also when it is asked again and among the rounds', async () => {
    // Stakes of other tests leave the window of the limit.
    house.gateway.wait(25 * 3_600_000);
    const { token } = await house.gateway.client.value('sessionLogin', {
      body: { type: 'username', username: 'demoagent', password: demoPassword },
    });
    await house.gateway.client.value('protectionLimit', {
      token,
      body: { kind: 'stake', period: 'day', amount: '15000' },
    });
    const { ask, play } = await house.launch('LUMEN', 'LUMEN-003', { account: 'demoagent' });
    const before = await house.balance('demoagent');
    const { fair } = await ask('hello');
    const asked = { nonce: fair?.nonce, bet: { amount: '20000' }, clientSeed: 'over' };
    expect(await ask('play', asked)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
    // The answer may have been lost on its way: the page asks once more under the same number.
    expect(await ask('play', asked)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
    expect(await ask('rounds')).toMatchObject({
      rounds: [{ status: 'cancelled', refused: 'LIMIT_REACHED' }],
    });
    expect(await house.balance('demoagent')).toBe(before);
    expect((await play({ amount: '10000' })).round).toMatchObject({ status: 'done', refused: null });
  });
});
