import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { SessionWatch } from './SessionWatch.tsx';

type Check = CallTypes['sessionCheck']['value'];
const minute = 60_000;
const start = Date.UTC(2026, 0, 5, 10);
const iso = (at: number): string => new Date(at).toISOString();

const check = (given: Partial<Check> = {}): Check => ({
  now: iso(start),
  startedAt: iso(start - 30 * minute),
  expiresAt: iso(start + 600 * minute),
  wagered: '12345',
  net: '-345',
  currency: 'MMK',
  digits: 2,
  minutes: 60,
  nextAt: iso(start + 30 * minute),
  ...given,
});

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: start,
  }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(answer = check()) {
  const staged = await stage(
    { view: SessionWatch },
    {},
    { member: 0, answers: { sessionCheck: answer, sessionChecked: { nextAt: null }, sessionLogout: null } },
  );
  await pass(0);
  return staged;
}

describe('the reality check', () => {
  it('comes when it is due, with time and money, and pauses games until it is answered', async () => {
    const { answer, asked, portal } = await show();
    expect(portal.play.paused).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    answer({ sessionCheck: check({ now: iso(start + 30 * minute) }) });
    await pass(30 * minute);
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('1:00:00');
    expect(dialog.textContent).toMatch(/MMK.123\.45/u);
    expect(dialog.textContent).toMatch(/-MMK.3\.45/u);
    expect(portal.play.paused).toBe(true);
    answer({ sessionCheck: check({ now: iso(start + 30 * minute), nextAt: iso(start + 90 * minute) }) });
    act(() => [...screen.getAllByRole('button', { name: 'Continue' })].at(-1)?.click());
    await pass(10);
    expect(asked.some(({ id }) => id === 'sessionChecked')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.play.paused).toBe(false);
  });

  it('does not come twice where another device has answered it', async () => {
    const { answer } = await show();
    answer({ sessionCheck: check({ now: iso(start + 30 * minute), nextAt: iso(start + 85 * minute) }) });
    await pass(31 * minute);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a session that nobody uses', () => {
  const idle = check({ nextAt: null });

  it('ends after a warning that counts down', async () => {
    const { portal, asked } = await show(idle);
    await pass(59 * minute + 2000);
    expect(screen.getByRole('dialog', { name: 'Are you still there?' }).textContent).toContain('58 seconds');
    await pass(minute);
    expect(asked.some(({ id }) => id === 'sessionLogout')).toBe(true);
    expect(portal.session.current).toBeUndefined();
    expect(portal.alerts.shown?.text).toBe('idle.ended');
  });

  it('goes on when the player says so, and as long as something is done', async () => {
    const { portal } = await show(idle);
    await pass(50 * minute);
    window.dispatchEvent(new Event('keydown'));
    await pass(58 * minute);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(90_000);
    act(() => [...screen.getAllByRole('button', { name: 'Stay logged in' })].at(-1)?.click());
    await pass(30 * minute);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.session.current).toBeDefined();
  });
});
