import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SecurityLevelProps } from '#contract/generated/blocks.ts';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { stage } from '#portal/testing/stage.tsx';
import { SecurityLevel } from './SecurityLevel.tsx';

afterEach(cleanup);

const props: SecurityLevelProps = {
  order: ['password', 'email', 'totp'],
  items: {
    password: {
      shows: 'password',
      label: 'security.password',
      action: { do: 'openModal', modal: 'change-password' },
    },
    email: { shows: 'email', label: 'security.email', action: { do: 'openModal', modal: 'verify-email' } },
    totp: { shows: 'totp', label: 'security.totp', action: { do: 'openModal', modal: 'totp-setup' } },
  },
};
const show = (memberSecurity = securityAnswer()) =>
  stage({ view: SecurityLevel }, props, { member: 0, answers: { memberSecurity } });

describe('securityLevel', () => {
  it('says how much is done, and leads to each thing that is missing [MEM-01]', async () => {
    const { user, modals } = await show();
    const meter = await screen.findByRole('meter');
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['1', '3']);
    const points = screen.getAllByRole('listitem');
    expect(points.map((point) => within(point).queryByRole('button') !== null)).toEqual([false, true, true]);
    await user.click(screen.getByRole('button', { name: 'Verify: E-mail address' }));
    await expect.poll(() => modals()).toEqual(['verify-email']);
  });

  it('has nothing to lead to when all is done', async () => {
    await show(
      securityAnswer({
        email: { to: 'th•••i@mail.example', verified: true },
        totp: { on: true, recoveryCodesLeft: 9 },
      }),
    );
    expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('3 of 3 done');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when it could not be had, and asks again', async () => {
    const { user, answer } = await stage({ view: SecurityLevel }, props, {
      member: 0,
      answers: { memberSecurity: { status: 503 } },
    });
    answer({ memberSecurity: securityAnswer() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('meter')).toBeDefined();
  });
});
