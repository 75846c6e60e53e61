import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawScheduleProps } from '#contract/generated/blocks.ts';
// Compiled before the clock stands: how long that takes is the machine's affair.
import '#portal/draws/DrawDays.tsx';
import { stage } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

const daily = (id: string, region: 'north' | 'central' | 'south', time: string) => ({
  id,
  name: `Station ${id}`,
  region,
  days: [0, 1, 2, 3, 4, 5, 6],
  time,
  timeZone: 'Asia/Ho_Chi_Minh',
  closesMinutesBefore: 15,
});
const domainRoute = {
  domainList: [],
  customerService: [],
  resources: [],
  draws: [daily('N', 'north', '18:15'), daily('S', 'south', '16:15'), daily('C', 'central', '17:15')],
};
/** 15:59:58 in Vietnam: two seconds before bets of the south close. */
const now = new Date('2026-11-21T08:59:58Z');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async (props: DrawScheduleProps) => {
  await stage(block, props, { answers: { domainRoute } });
  // The table is a file of its own, which is asked for once the draws have come.
  const hasCome = () => screen.queryAllByRole('list')[0] ?? screen.queryAllByRole('table')[0];
  for (let looks = 0; looks < 100 && !hasCome(); looks += 1) {
    await vi.dynamicImportSettled();
    await pass(0);
  }
};

describe('drawSchedule', () => {
  it('lists the next draws in order, with the time to the close running down', async () => {
    await open({ variant: 'table' });
    const rows = () => screen.getAllByRole('row').slice(1);
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Station S',
      'Station C',
      'Station N',
    ]);
    const left = () => rows().map((row) => within(row).queryByRole('timer')?.textContent);
    expect(left()).toEqual(['00:00:02', '01:00:02', '02:00:02']);
    await pass(1000);
    expect(left()).toEqual(['00:00:01', '01:00:01', '02:00:01']);
    await pass(1000);
    expect(left()[0]).toBeUndefined();
    expect(within(screen.getAllByRole('row')[1] ?? document.body).getByText('Bets are closed')).toBeDefined();
  });

  it('goes on to the next day when the draw is over', async () => {
    await open({ variant: 'table' });
    await pass(15 * 60_000 + 3000);
    const first = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(first).toEqual(['Station C', 'Station N', 'Station S']);
  });

  it('shows one region, up to the limit, as cards', async () => {
    await open({ variant: 'cards', region: 'south', limit: 1 });
    const card = within(screen.getByRole('listitem'));
    expect(card.getByText('Station S')).toBeDefined();
    expect(card.getByRole('timer').textContent).toContain('00');
  });

  it('lists what is drawn in the next seven days, the next thirty or days of one’s own [CON-18]', async () => {
    await open({ variant: 'days' });
    const days = () => screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
    const names = () => days().map((day) => day.querySelector('summary span')?.textContent);
    expect(names()).toHaveLength(7);
    expect([names()[0], names()[6]]).toEqual(['Sat 2026-11-21', 'Fri 2026-11-27']);
    expect(days().map((day) => within(day).getAllByRole('rowheader', { hidden: true }).length)).toEqual(
      Array.from({ length: 7 }, () => 3),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next 30 days' }));
    expect([names().length, names()[29]]).toEqual([30, 'Sun 2026-12-20']);
    fireEvent.click(screen.getByRole('button', { name: 'Choose days' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-02' } });
    expect(names()).toEqual(['Tue 2026-12-01', 'Wed 2026-12-02']);
  });

  it('says when no draw is planned', async () => {
    await stage(block, {}, { answers: { domainRoute: { ...domainRoute, draws: [] } } });
    await pass(100);
    expect(screen.getByText('No draws are planned')).toBeDefined();
  });
});
