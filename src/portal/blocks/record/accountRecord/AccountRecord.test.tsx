import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { many } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import { AccountRecord } from './AccountRecord.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Answer = CallTypes['accountRecord']['value'];
const row = (seq: string): Answer['rows'][number] => ({
  seq,
  at: '2026-03-01T17:40:09Z',
  type: 'bet',
  kind: 'bet',
  amount: '-1250',
  balance: '900000',
  details: [{ name: 'game', value: 'Comet' }],
});
const answer = (query: URLSearchParams, total = 95): Answer => {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 10);
  const rows = many(Math.min(size, total), (n) => row(String(total - (page - 1) * size - Number(n) + 1)));
  return {
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    rows: query.get('type') === 'bonus' ? [] : rows,
    total: query.get('type') === 'bonus' ? 0 : total,
    page,
    size,
    sums: { in: '0', out: '-118750' },
    currency: 'USD',
    digits: 2,
  };
};
const now = new Date('2026-03-02T03:00:00Z');
const show = (accountRecord: (query: URLSearchParams) => Answer = answer) =>
  stage({ view: AccountRecord }, {}, { member: 0, now, answers: { accountRecord } });

describe('accountRecord', () => {
  it('groups the thousands of odds as those of money', async () => {
    const details = [{ name: 'odds', value: '1000000.00' }];
    await show((query) => ({ ...answer(query, 1), rows: [{ ...row('1'), details }] }));
    expect(await screen.findByText('1,000,000.00')).toBeDefined();
  });

  it('says that balances are without the bonus money beside them, and nothing without a bonus', async () => {
    const walletBalance = {
      currency: 'USD',
      digits: 2,
      sumBalance: '920000',
      bonusBalance: '20000',
      wallets: [],
    };
    const answers = { accountRecord: answer, walletBalance } as const;
    await stage({ view: AccountRecord }, {}, { member: 0, now, answers });
    expect(await screen.findByText(/without your bonus money of USD\s200\.00/u)).toBeDefined();
    cleanup();
    await show();
    await screen.findByRole('list', { name: 'Account record' });
    expect(screen.queryByText(/without your bonus money/u)).toBeNull();
  });

  it('shows the last seven days on the clocks of the brand, by page and with what each line left [MEM-07] [CON-17]', async () => {
    const { user, asked } = await show();
    const list = await screen.findByRole('list', { name: 'Account record' });
    expect(within(list).getAllByText('Bet')).toHaveLength(10);
    expect(within(list).getAllByText(/Balance USD\s9,000\.00/u)[0]).toBeDefined();
    expect(within(list).getAllByText('2026-03-02 00:10:09')[0]).toBeDefined();
    expect(asked[0]?.query.get('from')).toBe('2026-02-24');
    const pages = screen.getByRole('navigation', { name: 'Pages of the record' });
    // A range of three pages around the current one, one page at each end.
    expect(
      within(pages)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3', '10']);
    await user.click(within(pages).getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('page')).toBe('3'));
  });

  it('takes presets and days of one’s own, and none that end before they begin [CON-18]', async () => {
    const { user, asked } = await show();
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('from')).toBe('2026-02-01'));
    expect(screen.getByRole('button', { name: 'Last 30 days' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Choose days' }));
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '2026-02-20');
    await waitFor(() => expect(asked.at(-1)?.query.get('from')).toBe('2026-02-20'));
    const before = asked.length;
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '2026-02-10');
    expect(await screen.findByText('The last day is before the first one.')).toBeDefined();
    expect(asked).toHaveLength(before);
  });

  it('shows points earned on the days under their type, which are no bookings of money', async () => {
    const entry = {
      id: '2',
      at: '2026-03-01T10:00:00Z',
      type: 'slots',
      points: '30',
      status: 'PASSED',
    } as const;
    const { user, asked } = await stage(
      { view: AccountRecord },
      {},
      {
        member: 0,
        now,
        answers: {
          accountRecord: (query) => answer(query, query.get('type') === 'points' ? 0 : 95),
          pointEntries: { entries: [entry], more: false, currency: 'USD', digits: 2 },
        },
      },
    );
    await screen.findByRole('list', { name: 'Account record' });
    expect(screen.queryByText('+30')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Type'), 'Points');
    const points = within(await screen.findByRole('region', { name: 'Points' }));
    expect(await points.findByText('+30')).toBeDefined();
    expect(screen.queryByText('Nothing was booked on these days')).toBeNull();
    const { query } = asked.findLast(({ id }) => id === 'pointEntries') ?? {};
    expect([query?.get('from'), query?.get('to')]).toEqual(['2026-02-24', '2026-03-02']);
  });

  it('shows one type, and says when there is nothing', async () => {
    const { user } = await show();
    await screen.findByRole('list', { name: 'Account record' });
    await user.selectOptions(screen.getByLabelText('Type'), 'Promotion');
    expect(await screen.findByText('Nothing was booked on these days')).toBeDefined();
  });

  it('names the game of a line, and narrows to points as to every other type', async () => {
    const { user, asked } = await show();
    const list = await screen.findByRole('list', { name: 'Account record' });
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Comet');
    await user.selectOptions(screen.getByLabelText('Type'), 'Points');
    const last = () => asked.findLast(({ id }) => id === 'accountRecord');
    await waitFor(() => expect(last()?.query.get('type')).toBe('points'));
  });

  it('gives every line of the days as a file, each once', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = vi.fn<(file: Blob) => string>((file) => {
      files.push(file);
      return 'blob:statement';
    });
    URL.revokeObjectURL = vi.fn<(address: string) => void>();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await show((query) => {
      const before = Number(query.get('before') ?? 251);
      const left = before - 1;
      const size = Number(query.get('size'));
      const rows = many(Math.min(size, left), (n) => row(String(before - Number(n))));
      return { ...answer(query, left), rows };
    });
    await user.click(await screen.findByRole('button', { name: 'Save as file' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
    expect(lines).toHaveLength(250);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(250);
    expect(lines[0]).toContain('-12.50,9000.00,Game: Comet');
  });
});
