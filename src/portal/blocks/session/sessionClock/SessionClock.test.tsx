import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { MemberClock, SessionClock } from './SessionClock.tsx';

afterEach(cleanup);

it("shows the brand's time of day, wherever the device is, with its zone", async () => {
  const { container } = await stage(
    { view: SessionClock },
    {},
    { member: 0, now: new Date('2026-01-05T17:40:09Z') },
  );
  expect(container.querySelector('.lv-session-clock-now')?.textContent).toBe('Time now00:10UTC+6:30');
});

it('says in a narrow place by a picture, and to screen readers in words, how long the session has lasted', async () => {
  const now = '2026-01-05T17:40:09Z';
  await stage(
    { view: () => <MemberClock elapsed narrow /> },
    {},
    {
      member: 0,
      now: new Date(now),
      answers: {
        sessionCheck: {
          now,
          startedAt: '2026-01-05T16:35:00Z',
          expiresAt: '2026-01-06T16:35:00Z',
          wagered: '0',
          net: '0',
          currency: 'MMK',
          digits: 2,
          minutes: 60,
          nextAt: null,
        },
      },
    },
  );
  expect((await screen.findByText('Session 1:05')).className).toBe('lv-visually-hidden');
  expect(screen.getByText('1:05').getAttribute('aria-hidden')).toBe('true');
});
