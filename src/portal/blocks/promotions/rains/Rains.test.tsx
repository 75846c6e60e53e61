import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { RainNotice } from '../rainNotice/RainNotice.tsx';
import { Rains } from './Rains.tsx';

afterEach(cleanup);

type Value = CallTypes['rains']['value'];
type Rain = Value['rains'][number];
const at = new Date('2026-03-06T13:32:00Z');
const rain: Rain = {
  id: 'friday',
  title: 'Friday shower',
  content: 'Envelopes for all.',
  terms: 'Terms of the rain',
  date: 0,
  until: Date.UTC(2027, 0, 1),
  what: 'money',
  budget: '10000000',
  envelopes: 500,
};
const falls: NonNullable<Rain['now']> = {
  slot: '2026-03-06T20:00',
  until: Date.UTC(2026, 2, 6, 13, 40),
  left: 321,
  open: true,
  taken: [
    { no: 4, name: 'Su•••••y', amount: '40000' },
    { no: 9, name: 'Su•••••y', amount: '40000' },
  ],
};
const answer = (given: Partial<Rain>): Value => ({
  rains: [{ ...rain, ...given }],
  currency: 'MMK',
  digits: 2,
});

describe('rains', () => {
  it('open one envelope, whatever is pressed twice, and tell what others took', async () => {
    const answers = { rains: answer({ now: falls }) };
    const {
      user,
      asked,
      answer: then,
      portal,
    } = await stage({ view: Rains }, {}, { member: 0, now: at, answers });
    const button = await screen.findByRole('button', { name: 'Open an envelope' });
    expect(screen.getByRole('timer').textContent).toMatch(/08\D+00/u);
    expect(within(screen.getByLabelText('Envelopes of others')).getAllByRole('listitem')).toHaveLength(2);
    then({
      rainTake: {
        award: { id: 'w1', what: 'money', amount: '70000', state: 'ISSUED', at: at.toISOString() },
        currency: 'MMK',
        digits: 2,
      },
      rains: answer({ now: { ...falls, open: false, reason: 'TAKEN', mine: '70000' } }),
    });
    await user.dblClick(button);
    expect((await screen.findByText(/In your envelope/u)).textContent).toMatch(/700\.00/u);
    expect(screen.queryByRole('button', { name: 'Open an envelope' })).toBeNull();
    const sent = asked.filter(({ id }) => id === 'rainTake').map(({ body }) => body);
    expect(sent).toEqual([JSON.stringify({ rain: 'friday', slot: '2026-03-06T20:00' })]);
    expect(portal.toasts.shown).toHaveLength(1);
  });

  it('tell when the next one falls, and that all is taken', async () => {
    await stage(
      { view: Rains },
      {},
      {
        member: 0,
        now: at,
        answers: { rains: answer({ now: { ...falls, left: 0, open: false, reason: 'FULL' } }) },
      },
    );
    expect(await screen.findByText(/All envelopes are taken/u)).toBeDefined();
    cleanup();
    const next = { from: Date.UTC(2026, 2, 13, 13, 30), until: Date.UTC(2026, 2, 13, 13, 40) };
    await stage({ view: Rains }, {}, { member: 0, now: at, answers: { rains: answer({ next }) } });
    expect(await screen.findByText(/The next rain is at 2026-03-13 20:00 UTC\+6:30/u)).toBeDefined();
  });
});

describe('rainNotice', () => {
  const props = { action: { do: 'openCentre', centre: 'member', page: 'redEnvelope' } } as const;
  const show = (given: Partial<Rain>) =>
    stage({ view: RainNotice }, props, { member: 0, now: at, answers: { rains: answer(given) } });

  it('announces a rain that falls, until it is closed', async () => {
    const { user } = await show({ now: falls });
    const note = within(await screen.findByRole('complementary', { name: 'Friday shower' }));
    expect(note.getByRole('timer').textContent).toBe('00:08:00');
    expect(note.getByRole('button', { name: 'Open one' })).toBeDefined();
    await user.click(note.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('announces the next one some minutes before, and nothing else', async () => {
    await show({ next: { from: at.getTime() + 240_000, until: at.getTime() + 840_000 } });
    expect(await screen.findByText(/Red envelopes fall in/u)).toBeDefined();
    cleanup();
    const { asked } = await show({
      now: { ...falls, open: false, reason: 'TAKEN' },
      next: { from: at.getTime() + 301_000, until: at.getTime() + 840_000 },
    });
    expect(asked.map(({ id }) => id)).toContain('rains');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
