import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sentBody, protection, limit } from '#portal/protection/testing/protection-answer.ts';
import type { Limit } from '#portal/protection/limits.ts';
import { stage } from '#portal/testing/stage.tsx';
import { ProtectionLimits } from './ProtectionLimits.tsx';

afterEach(cleanup);

const show = (limits: Limit[]) =>
  stage(
    { view: ProtectionLimits },
    {},
    {
      member: 0,
      answers: { protection: protection({ limits }), protectionLimit: {}, protectionPending: {} },
    },
  );

describe('protectionLimits', () => {
  it('shows what is used and left of a limit, and where there is none', async () => {
    await show([
      limit('deposit', 'day', { amount: '10000', used: '2500', left: '7500' }),
      limit('deposit', 'week'),
    ]);
    const [day, week] = await screen.findAllByRole('listitem');
    expect(day?.textContent).toContain('100.00');
    expect(day?.textContent).toContain('25.00 used');
    expect(day?.textContent).toContain('75.00 left');
    expect(
      within(day ?? document.body)
        .getByRole('progressbar')
        .getAttribute('value'),
    ).toBe('25');
    expect(week?.textContent).toContain('No limit');
    expect(within(week ?? document.body).queryByRole('progressbar')).toBeNull();
  });

  it('sets one, in minor units, and says that it is in force', async () => {
    const { user, asked, portal } = await show([limit('stake', 'week')]);
    await user.click(await screen.findByRole('button', { name: 'Set: Stakes, 7 days' }));
    const field = await screen.findByRole('textbox', { name: 'Limit' });
    expect(await screen.findByText('This acts at once.')).toBeDefined();
    await user.type(field, '1,250.5{Enter}');
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toEqual(['Saved. It is in force now.']),
    );
    expect(sentBody(asked, 'protectionLimit')).toEqual({ kind: 'stake', period: 'week', amount: '125050' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says before it is sent that more has to wait', async () => {
    const { user } = await show([limit('loss', 'day', { amount: '10000', left: '10000' })]);
    await user.click(await screen.findByRole('button', { name: /^Change: Losses/u }));
    await user.clear(await screen.findByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '200');
    expect(await screen.findByText(/waits 24 hours/u)).toBeDefined();
  });

  it.each(['', '-5', '1e3', 'all', '99999999999999999'])('takes no %j for an amount', async (typed) => {
    const { user, asked } = await show([limit('deposit', 'day')]);
    await user.click(await screen.findByRole('button', { name: /^Set/u }));
    const field = await screen.findByRole('textbox');
    await user.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/^(Please enter an amount|This cannot be empty)\.$/u)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(asked.some(({ id }) => id === 'protectionLimit')).toBe(false);
  });

  it('asks again before a waiting change is in force, and not before its time', async () => {
    const pending = {
      amount: '90000',
      from: '2026-05-01T10:00:00Z',
      until: '2026-05-04T10:00:00Z',
      ready: false,
    };
    const { user, asked } = await show([
      limit('deposit', 'day', { amount: '10000', left: '10000', pending }),
      limit('deposit', 'month', { amount: '10000', left: '10000', pending: { ...pending, ready: true } }),
    ]);
    const [early, ready] = await screen.findAllByRole('group', { name: /^Waiting change/u });
    expect(within(early ?? document.body).queryByRole('button', { name: 'Confirm the change' })).toBeNull();
    await user.click(within(ready ?? document.body).getByRole('button', { name: 'Confirm the change' }));
    await waitFor(() =>
      expect(sentBody(asked, 'protectionPending')).toEqual({
        kind: 'deposit',
        period: 'month',
        confirm: true,
      }),
    );
  });
});
