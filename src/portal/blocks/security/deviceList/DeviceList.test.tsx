import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { stage } from '#portal/testing/stage.tsx';
import { DeviceList } from './DeviceList.tsx';

afterEach(cleanup);

type Listed = CallTypes['sessionList']['value']['sessions'][number];
const listed = (id: string, given: Partial<Listed> = {}): Listed => ({
  id,
  device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  address: '203.0.113.9',
  startedAt: '2026-01-05T10:00:00Z',
  seenAt: '2026-01-05T11:00:00Z',
  current: false,
  ...given,
});
const here = listed('here', { current: true, device: { kind: 'unknown' }, address: '127.0.0.1' });
const other = listed('other');
const show = (sessions: Listed[], memberSecurity = securityAnswer()) =>
  stage(
    { view: DeviceList },
    {},
    {
      member: 0,
      answers: { sessionList: { sessions }, memberSecurity, sessionEnd: {} },
    },
  );

describe('deviceList', () => {
  it('shows each device, which one this is, and the login before it', async () => {
    const lastLogin = { at: '2026-01-04T09:00:00Z', address: '198.51.100.7' };
    await show([here, other], securityAnswer({ lastLogin }));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Unknown device');
    expect(first?.textContent).toContain('This device');
    expect(second?.textContent).toContain('Chrome on Android');
    expect(within(first ?? document.body).queryByRole('button')).toBeNull();
    expect(await screen.findByText(/from 198\.51\.100\.7/u)).toBeDefined();
  });

  it('logs one out, says so, and keeps the focus in the list', async () => {
    const { user, asked, answer, portal } = await show([here, other]);
    const button = await screen.findByRole('button', { name: /^Log out: Chrome on Android/u });
    answer({ sessionList: { sessions: [here] } });
    await user.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(asked.find(({ id }) => id === 'sessionEnd')?.body).toBe('{"id":"other"}');
    expect(portal.toasts.shown.map(({ text }) => text)).toEqual(['The device is logged out.']);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Devices that are logged in' }));
    // Nobody is left to log out.
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('logs all others out at once, or says why not', async () => {
    const { user, asked, answer, portal } = await show([here, other]);
    const all = await screen.findByRole('button', { name: 'Log out all others' });
    answer({ sessionEnd: { status: 429, code: 'TOO_MANY_REQUESTS' } });
    await user.click(all);
    await waitFor(() =>
      expect(portal.toasts.shown.length + Number(portal.alerts.shown !== undefined)).toBe(1),
    );
    expect(asked.find(({ id }) => id === 'sessionEnd')?.body).toBe('{"others":true}');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
