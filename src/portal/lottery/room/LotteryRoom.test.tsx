import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';
import { fetchRoom } from '../testing/fetch-room.ts';
import { roomDraw, roomNow, roomRules, vietnamRules } from '../testing/room-answer.ts';

beforeAll(fetchRoom);
afterEach(cleanup);

const at = '/lottery?gameCode=minute-star';
const ofDragon = `${at}&playType=dragon-tiger-1v2`;
const block = { view: LotteryLobby };

async function open(options: StageOptions = {}) {
  const staged = await stage(
    block,
    { gameType: 'LOTT', offer: 'Lott' },
    { at, member: 0, now: roomNow, answers: { lotteryGame: roomRules('ssc') }, ...options },
  );
  await screen.findByRole('heading', { level: 1 });
  return staged;
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Puts one line on the slip and presses its button, which opens the question. */
const askToPlace = async (user: User) => {
  await user.click(screen.getByRole('button', { name: /^Tie ×/ }));
  await user.click(screen.getByRole('button', { name: 'Add to slip' }));
  await user.click(screen.getByRole('button', { name: 'Place bets' }));
};

const choose = async (user: User, row: string, digit: string) =>
  user.click(within(await screen.findByRole('group', { name: row })).getByRole('button', { name: digit }));

describe('the room of a game', () => {
  it('counts combinations and cost of a choice, and puts it on the slip', async () => {
    const { user } = await open({ at: `${at}&playType=last-two-direct` });
    expect(screen.getByText('Choose your numbers')).toBeDefined();
    await choose(user, 'Tens', '3');
    await choose(user, 'Units', '5');
    await choose(user, 'Units', '7');
    expect(screen.getByText(/2 combinations/)).toBeDefined();
    expect(screen.getByText(/USD.4\.00/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    const slip = within(screen.getByRole('complementary', { name: 'Bet slip' }));
    expect(slip.getByText('Last 2 · Direct')).toBeDefined();
    expect(slip.getByText('3 | 5 7')).toBeDefined();
  });

  it('keeps the focus on what put a choice on the slip, which does nothing until there is another', async () => {
    const { user } = await open({ at: ofDragon });
    await user.click(screen.getByRole('button', { name: /^Dragon ×/ }));
    const add = screen.getByRole('button', { name: 'Add to slip' });
    add.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(add);
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    const slip = within(screen.getByRole('complementary', { name: 'Bet slip' }));
    expect(slip.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says the hints of the brand: the lines while a slip lacks some, the least bet where one types it [CON-13]', async () => {
    const hints = { minimumBet: '100', lines: 2 };
    const { user } = await open({ answers: { lotteryGame: roomRules('ssc', { hints }) }, at: ofDragon });
    await user.click(screen.getByRole('button', { name: /^Dragon ×/ }));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    expect(screen.getByText('At least 2 bets in a slip')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Place bets' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Tiger ×/ }));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    expect(screen.queryByText(/At least .* bets/u)).toBeNull();
    expect(screen.getByRole('button', { name: 'Place bets' }).hasAttribute('disabled')).toBe(false);
    cleanup();
    await open({ answers: { lotteryGame: vietnamRules() } });
    expect(screen.getByText(/USD.1\.00 or more/)).toBeDefined();
  });

  it('asks before it sends, sends one slip with one key, and says what came of it', async () => {
    const { user, asked } = await open({
      at: ofDragon,
      answers: {
        lotteryGame: roomRules('ssc'),
        lotteryBet: {
          bets: [
            { id: 'b1', game: 'minute-star', numero: '20261122-0001', betType: 'x', notes: 1, stake: '200' },
          ],
          total: '200',
          balance: '9800',
          placedAt: roomNow.getTime(),
        },
      },
    });
    await user.click(screen.getByRole('button', { name: /^Dragon ×/ }));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    expect(asked.some(({ id }) => id === 'lotteryBet')).toBe(false);
    const dialog = within(screen.getByRole('dialog', { name: 'Place these bets?' }));
    await user.click(dialog.getByRole('button', { name: 'Place bets' }));
    expect(await screen.findByText(/1 bet placed/)).toBeDefined();
    const sent = asked.filter(({ id }) => id === 'lotteryBet');
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      lines: [
        {
          game: 'minute-star',
          numero: '20261122-0001',
          betType: 'dragon-tiger-1v2',
          selection: { side: ['dragon'] },
          unit: '200',
          multiple: 1,
          odds: { dragon: '10' },
        },
      ],
    });
    expect(screen.getByText('Your slip is empty')).toBeDefined();
  });

  it('marks the line that is refused and keeps the slip', async () => {
    const { user } = await open({
      at: ofDragon,
      answers: {
        lotteryGame: roomRules('ssc'),
        lotteryBet: { status: 422, code: 'ODDS_CHANGED', value: { line: 0 } },
      },
    });
    await askToPlace(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place bets' }));
    const slip = within(screen.getByRole('complementary', { name: 'Bet slip' }));
    expect(await slip.findByText(/The odds have changed. Add it again/)).toBeDefined();
    expect(slip.getByText('Dragon – tiger · 1 v 2')).toBeDefined();
  });

  it('brings a slip back that was cleared, before what was added since', async () => {
    const { user, portal } = await open({
      at: ofDragon,
      answers: { lotteryGame: roomRules('ssc') },
    });
    const add = async (name: RegExp) => {
      await user.click(screen.getByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    };
    await add(/^Tie ×/);
    await user.click(screen.getByRole('button', { name: 'Clear the slip' }));
    expect(screen.getByText('Your slip is empty')).toBeDefined();
    const [told] = portal.toasts.shown;
    await add(/^Dragon ×/);
    act(() => told?.action?.run());
    const lines = screen.getAllByRole('button', { name: /^Remove/ });
    expect(lines.map((line) => line.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Tie'),
      expect.stringContaining('Dragon'),
    ]);
  });

  it('keeps the keyboard in the slip while lines are taken off', async () => {
    const { user } = await open({
      at: ofDragon,
      answers: { lotteryGame: roomRules('ssc') },
    });
    for (const name of [/^Tie ×/, /^Dragon ×/]) {
      await user.click(screen.getByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    }
    const lines = () => screen.queryAllByRole('button', { name: /^Remove/ });
    const [first, second] = lines();
    await user.click(first!);
    expect(lines()).toEqual([second]);
    expect(document.activeElement).toBe(second);
    await user.click(screen.getByRole('button', { name: 'Clear the slip' }));
    expect(document.activeElement?.textContent).toContain('Your slip is empty');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps the slip while the player looks at results', async () => {
    const { user } = await open({
      at: ofDragon,
      answers: { lotteryGame: roomRules('ssc'), lotteryResults: { draws: [], now: roomNow.getTime() } },
    });
    await user.click(screen.getByRole('button', { name: /^Tie ×/ }));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    await user.click(screen.getByRole('tab', { name: 'Results' }));
    expect(screen.queryByRole('button', { name: 'Add to slip' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Play' }));
    expect(await screen.findByText('Dragon – tiger · 1 v 2')).toBeDefined();
  });

  it('keeps chosen numbers and their stake through results, another page and a reload, and their undo through clearing', async () => {
    const room = `${at}&playType=last-two-direct`;
    const answers = { lotteryGame: roomRules('ssc'), lotteryResults: { draws: [], now: roomNow.getTime() } };
    const { user, portal, unmount } = await open({ at: room, answers });
    await user.click(screen.getByRole('button', { name: '0.2' }));
    await choose(user, 'Tens', '3');
    await choose(user, 'Units', '5');
    const sum = () => screen.getByText(/combination|Choose your numbers/u).textContent;
    const chosen = sum();
    expect(chosen).toContain('1 combination');
    await user.click(screen.getByRole('tab', { name: 'Results' }));
    await user.click(screen.getByRole('tab', { name: 'Play' }));
    expect(sum()).toBe(chosen);
    unmount();
    const later = await open({ at: room, answers, sameTab: true });
    expect(sum()).toBe(chosen);
    expect(screen.getByRole('button', { name: '0.2' }).getAttribute('aria-pressed')).toBe('true');
    await later.user.click(screen.getByRole('button', { name: 'Clear: Tens' }));
    expect(sum()).toBe('Choose your numbers');
    const [told] = later.portal.toasts.shown;
    expect(told?.text).toBe('Your numbers are cleared.');
    act(() => told?.action?.run());
    expect(sum()).toBe(chosen);
    expect(portal.toasts.shown).toEqual([]);
  });

  it('says that the draw of kept numbers has closed, and brings them back for the next one', async () => {
    const { user, unmount } = await open({ at: ofDragon });
    await user.click(screen.getByRole('button', { name: /^Tie ×/ }));
    unmount();
    const draws = [1, 2].map(roomDraw);
    const lotteryGame = roomRules('ssc', { draws, now: roomNow.getTime() + 61_000 });
    const { portal } = await open({ at: ofDragon, sameTab: true, answers: { lotteryGame } });
    const tie = () => screen.getByRole('button', { name: /^Tie ×/ }).getAttribute('aria-pressed');
    expect(tie()).toBe('false');
    const [told] = portal.toasts.shown;
    expect(told?.text).toMatch(/^Draw 20261122-0001 has closed/u);
    act(() => told?.action?.run());
    expect(tie()).toBe('true');
  });

  it('leaves nothing that a member chose to the next person at the page', async () => {
    const { user, portal } = await open({ at: ofDragon });
    await user.click(screen.getByRole('button', { name: /^Tie ×/ }));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    await user.click(screen.getByRole('button', { name: /^Dragon ×/ }));
    act(() => portal.session.end());
    expect(screen.getByRole('button', { name: /^Dragon ×/ }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('Your slip is empty')).toBeDefined();
    expect(Object.keys(window.sessionStorage).filter((name) => /slip|choice/u.test(name))).toEqual([]);
  });

  it('sends a slip that may have been heard under the same key, also after the question was left', async () => {
    const { user, asked } = await open({
      at: ofDragon,
      answers: { lotteryGame: roomRules('ssc'), lotteryBet: { status: 503 } },
    });
    await askToPlace(user);
    const dialog = () => within(screen.getByRole('dialog', { name: 'Place these bets?' }));
    await user.click(dialog().getByRole('button', { name: 'Place bets' }));
    await dialog().findByRole('button', { name: 'Try again' });
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await dialog().findByRole('button', { name: 'Try again' });
    const sent = asked.filter(({ id }) => id === 'lotteryBet');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says before it sends in how many further draws the slip is played', async () => {
    const { user } = await open({ at: ofDragon });
    await user.click(screen.getByRole('button', { name: /^Tie ×/ }));
    await user.click(screen.getByRole('button', { name: 'Add to slip' }));
    fireEvent.change(screen.getByLabelText('Further draws'), { target: { value: '3' } });
    await user.click(screen.getByRole('button', { name: 'Place bets' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Place these bets?' }));
    expect(dialog.getByText('Further draws').nextElementSibling?.textContent).toBe('3');
    expect(dialog.getByText(/USD.8\.00/u)).toBeDefined();
  });

  it('leads from a balance that is not enough to the deposit', async () => {
    const { user, portal } = await open({
      at: ofDragon,
      answers: { lotteryGame: roomRules('ssc'), lotteryBet: { status: 409, code: 'INSUFFICIENT_BALANCE' } },
    });
    await askToPlace(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place bets' }));
    await user.click(await screen.findByRole('button', { name: 'Deposit' }));
    await expect
      .poll(() => portal.navigation.modals)
      .toMatchObject([{ id: 'member-centre', panel: 'depositv2' }]);
    expect(screen.queryByRole('dialog', { name: 'Place these bets?' })).toBeNull();
  });

  it.each([
    ['that the game is not offered, and offers no other try', 'GAME_NOT_FOUND', 404, /not offered any more/u],
    [
      'that it cannot be shown right now, and tries again',
      'UNAVAILABLE',
      503,
      /try again in a few seconds/iu,
    ],
  ])('says %s', async (_, code, status, words) => {
    await stage(
      block,
      { gameType: 'LOTT', offer: 'Lott' },
      { at, member: 0, now: roomNow, answers: { lotteryGame: { status, code } } },
    );
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(status === 404 ? 0 : 1);
  });

  it('sends a visitor to the login instead', async () => {
    const { asked } = await stage(
      block,
      { gameType: 'LOTT' },
      { at: ofDragon, now: roomNow, answers: { lotteryGame: roomRules('ssc') } },
    ).then(async ({ user, asked, modals }) => {
      await user.click(await screen.findByRole('button', { name: /^Dragon ×/ }));
      await user.click(screen.getByRole('button', { name: 'Add to slip' }));
      await user.click(screen.getByRole('button', { name: 'Place bets' }));
      expect(modals()).toEqual(['login']);
      return { asked };
    });
    expect(asked.some(({ id }) => id === 'lotteryBet')).toBe(false);
  });

  it('takes numbers that are typed, in whatever way, and counts what they cost', async () => {
    const { user } = await open({ answers: { lotteryGame: vietnamRules() }, at: `${at}&playType=lo2` });
    await user.type(screen.getByLabelText('Type or paste numbers'), '၀၇, 45-4599 7 56R');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '45', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: '99', pressed: true })).toBeDefined();
    expect(screen.getByText('Not a number of this bet: 7, 56R')).toBeDefined();
    // Three numbers, 15 stakes of 1.00 each.
    expect(screen.getByText(/USD.45\.00/)).toBeDefined();
  });

  it('speaks another language in place, and keeps what is chosen and what was typed', async () => {
    const { user, portal } = await open({
      answers: { lotteryGame: vietnamRules() },
      at: `${at}&playType=lo2`,
    });
    await user.click(screen.getByRole('button', { name: '42' }));
    const typed = screen.getByLabelText<HTMLInputElement>('Type or paste numbers');
    await user.type(typed, '07, 45');
    const file = 'configs/base/texts/de.json';
    const { texts } = JSON.parse(readFileSync(file, 'utf8')) as { texts: Record<string, string> };
    await act(async () => {
      portal.texts.replace({ language: 'de', texts });
      portal.texts.speak('de');
      (portal.language as { current: string }).current = 'de';
    });
    expect(screen.getByLabelText(texts['lottery.numbers.type']!)).toBe(typed);
    expect(typed.value).toBe('07, 45');
    expect(document.activeElement).toBe(typed);
    expect(screen.getByRole('button', { name: '42', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: texts['lottery.quickPick']! })).toBeDefined();
  });

  it('tells cells of their own change only: a key draws one cell', async () => {
    const { user } = await open({ answers: { lotteryGame: vietnamRules() }, at: `${at}&playType=lo2` });
    const cell = screen.getByRole('button', { name: '42' });
    const changed: string[] = [];
    const watcher = new MutationObserver((records) =>
      records.forEach(({ target }) => changed.push(target.textContent ?? '')),
    );
    const grid = cell.parentElement;
    if (!grid) throw new Error('No grid.');
    watcher.observe(grid, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] });
    await user.click(cell);
    expect(changed).toEqual(['42']);
    watcher.disconnect();
  });
});

describe('draws roll on', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: roomNow, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('keeps a slip over the close and asks whether it is for the next draw', async () => {
    const staged = await stage(
      block,
      { gameType: 'LOTT' },
      {
        at: ofDragon,
        member: 0,
        answers: { lotteryGame: roomRules('ssc') },
      },
    );
    await pass(0);
    act(() => screen.getByRole('button', { name: /^Dragon ×/ }).click());
    act(() => screen.getByRole('button', { name: 'Add to slip' }).click());
    expect(screen.getAllByText('Draw 20261122-0001')).toHaveLength(2);
    await pass(60_100);
    expect(screen.getAllByText('Draw 20261122-0002')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Place bets' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Play in 20261122-0002' }).click());
    expect(screen.getByRole('button', { name: 'Place bets' })).toBeDefined();
    // The same applies while the player confirms.
    act(() => screen.getByRole('button', { name: 'Place bets' }).click());
    await pass(60_100);
    const confirm = within(screen.getByRole('dialog', { name: 'Place these bets?' }));
    expect(confirm.queryByRole('button', { name: 'Place bets' })).toBeNull();
    act(() => confirm.getByRole('button', { name: 'Play in 20261122-0003' }).click());
    expect(confirm.getByText('20261122-0003')).toBeDefined();
    expect(confirm.getByRole('button', { name: 'Place bets' })).toBeDefined();
    act(() => confirm.getByRole('button', { name: 'Back' }).click());
    // From the draw on, the result is polled until it arrives.
    const asks = () => staged.asked.filter(({ id }) => id === 'lotteryGame').length;
    const before = asks();
    const drawn = (status: 'DRAWN' | 'SETTLED', balls: number[]) =>
      roomRules('ssc', {
        draws: [1, 2, 3].map(roomDraw),
        last: {
          code: 'minute-star',
          name: 'Minute Star',
          numero: '20261122-0001',
          status,
          version: 1,
          drawsAt: roomNow.getTime() + 70_000,
          result: { balls },
        },
        now: roomNow.getTime() + 75_000,
      });
    // Balls are revealed one by one.
    staged.answer({ lotteryGame: drawn('DRAWN', [1, 2]) });
    for (let second = 0; second < 15; second += 1) await pass(1000);
    expect(screen.getByRole('list', { name: 'Result' }).textContent).toBe('12');
    staged.answer({ lotteryGame: drawn('SETTLED', [1, 2, 3, 4, 5]) });
    for (let second = 0; second < 5; second += 1) await pass(1000);
    expect(asks()).toBeGreaterThan(before);
    expect(screen.getByText('Last draw 20261122-0001')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Result' }).textContent).toBe('12345');
  });

  it('shows no result beside the number of another draw', async () => {
    const last = {
      code: 'minute-star',
      name: 'Minute Star',
      numero: '20261122-0000',
      status: 'SETTLED',
      version: 1,
      drawsAt: roomNow.getTime() - 50_000,
      result: { balls: [1, 2, 3, 4, 5] },
    } as const;
    const lotteryGame = roomRules('ssc', { last: { ...last, result: { balls: [1, 2, 3, 4, 5] } } });
    await stage(block, { gameType: 'LOTT' }, { at: ofDragon, member: 0, answers: { lotteryGame } });
    await pass(0);
    expect(screen.getByText('Last draw 20261122-0000')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Result' }).textContent).toBe('12345');
    await pass(60_100);
    await pass(11_000);
    expect(screen.getByText(/^Drawing 20261122-0001/u)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Result' })).toBeNull();
  });
});
