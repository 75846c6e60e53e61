import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { TeamMembers } from './TeamMembers.tsx';

afterEach(cleanup);

type Answer = CallTypes['agentDownlines']['value'];
const sub: Answer['rows'][number] = {
  id: 'sub',
  account: 'demosub',
  nickname: 'Thiri',
  type: 41,
  rate: 400,
  group: 1880,
  min: 100,
  max: 580,
  downlines: 3,
  registeredAt: '2026-03-01T10:00:00Z',
  lastLoginAt: null,
  balance: '12000000',
  note: 'Calls on Monday',
};
const player = { ...sub, id: 'aung', account: 'aung', nickname: '', type: 0 as const, downlines: 0 };
const own: Answer = {
  of: { id: 'me', account: 'player', nickname: '' },
  path: [],
  rows: [sub, player],
  next: 'aung',
  step: 10,
  currency: 'USD',
  digits: 2,
};
const below: Answer = {
  ...own,
  of: { id: 'sub', account: 'demosub', nickname: 'Thiri' },
  path: [{ id: 'sub', account: 'demosub', nickname: 'Thiri' }],
  rows: [{ ...player, id: 'kyaw', account: 'kyaw' }],
};
type Kind = CallTypes['contractInfo']['value']['infos'][number];
const offered: Kind['given'][number] = {
  id: 'c',
  kind: 'daily',
  state: 'OFFERED',
  upline: { account: 'player', nickname: '' },
  downline: { account: 'demosub', nickname: 'Thiri' },
  terms: { kind: 'daily', tiers: [{ bet: '1000000', rate: 50 }] },
  offeredAt: '2026-03-01T10:00:00Z',
};
const openPassword = { do: 'openModal', modal: 'payment-password' } as const;
const desk: CallTypes['agentMessageDesk']['value'] = {
  to: 'branch',
  perDay: 20,
  left: 2,
  most: 200,
  length: 1000,
  answers: true,
  stopped: false,
  messages: [],
  more: false,
};
const sent: CallTypes['agentMessageSend']['value'] = { id: 'm', addressed: 2, left: 1 };
const answers: Answers = {
  agentDownlines: (query) => (query.get('of') === 'sub' ? below : own),
};
const show = (given: Answers = {}) =>
  stage(
    { view: TeamMembers },
    { paymentPassword: openPassword },
    { member: 1, answers: { ...answers, ...given } },
  );

describe('teamMembers', () => {
  it('has the server search, narrow, sort and page, and goes down the tree and back [AGT-05]', async () => {
    const { user, asked } = await show();
    const last = () => asked.findLast(({ id }) => id === 'agentDownlines')?.query;
    const table = await screen.findByRole('table', { name: 'Members of the team' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
      /demosubThiriSub-agent4 %USD\s120,000\.00.*–.*Calls on Monday/u,
    );
    await user.click(within(table).getByRole('button', { name: /^Rebate rate/u }));
    await waitFor(() => expect([last()?.get('sort'), last()?.get('order')]).toEqual(['rate', 'desc']));
    await user.click(await screen.findByRole('button', { name: /^Rebate rate/u }));
    await waitFor(() => expect(last()?.get('order')).toBe('asc'));
    expect((await screen.findByRole('columnheader', { name: /^Rebate rate/u })).ariaSort ?? 'ascending').toBe(
      'ascending',
    );
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(last()?.get('after')).toBe('aung'));
    await user.type(screen.getByLabelText('Search by account or nickname'), 'au');
    await waitFor(() => expect([last()?.get('search'), last()?.get('after')]).toEqual(['au', null]));
    await user.selectOptions(screen.getByLabelText('Kind of account'), 'Player');
    await waitFor(() => expect(last()?.get('type')).toBe('0'));

    await user.click(await screen.findByRole('button', { name: 'Team of demosub: 3' }));
    const path = within(await screen.findByRole('navigation', { name: 'Place in the team' }));
    expect(path.getByText('demosub').ariaCurrent ?? 'true').toBe('true');
    // The search of one level says nothing about another.
    expect(last()?.get('search')).toBeNull();
    // Further down, neither rate nor transfer are the agent's.
    await user.click(screen.getByRole('button', { name: 'kyaw' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'kyaw' }));
    expect(sheet.queryByLabelText('Rebate rate in %')).toBeNull();
    expect(sheet.queryByRole('tab', { name: 'Transfer' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await user.click(path.getByRole('button', { name: 'My team' }));
    expect(await screen.findByRole('button', { name: 'Team of demosub: 3' })).toBeDefined();
  });

  it('sets the rate of a direct downline within its bounds, and keeps a note [AGT-05]', async () => {
    const { user, asked, portal, answer } = await show({
      agentRate: {
        status: 422,
        code: 'INVALID_FIELDS',
        value: { fields: [{ field: 'rate', code: 'TOO_SMALL', params: { min: '360' } }] },
      },
      agentNote: { id: 'sub', note: 'Moved' },
    });
    await user.click(await screen.findByRole('button', { name: 'demosub' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'demosub' }));
    const rate = sheet.getByLabelText('Rebate rate in %');
    expect(rate).toHaveProperty('value', '4');
    expect(sheet.getByText('From 1 % to 5.8 %, in steps of 0.1 %.')).toBeDefined();
    await user.clear(rate);
    await user.type(rate, '0.5');
    await user.click(sheet.getByRole('button', { name: 'Set rate' }));
    expect(sheet.getByText('At least 1 %: somebody below has as much.')).toBeDefined();
    await user.clear(rate);
    await user.type(rate, '3.5');
    await user.click(sheet.getByRole('button', { name: 'Set rate' }));
    // Nothing is sent before the agent has read what changes, when, and whom it touches.
    expect(asked.filter(({ id }) => id === 'agentRate')).toEqual([]);
    const ask = within(await screen.findByRole('dialog', { name: 'Change the rate of demosub?' }));
    expect(ask.getByText('From 4 % to 3.5 %, price group 1,880 to 1,870.')).toBeDefined();
    expect(ask.getByText(/holds at once, for bets placed from now on/u)).toBeDefined();
    expect(ask.getByText(/you then earn 0\.5 % more/u)).toBeDefined();
    expect(ask.getByText(/^3 members stand directly below demosub/u)).toBeDefined();
    await user.click(ask.getByRole('button', { name: 'Change to 3.5 %' }));
    // Somebody below has got more meanwhile.
    expect(await sheet.findByText('At least 3.6 %: somebody below has as much.')).toBeDefined();
    answer({ agentRate: { id: 'sub', rate: 350, group: 1870, min: 100, max: 580 } });
    await user.clear(rate);
    await user.type(rate, '3.5');
    await user.click(sheet.getByRole('button', { name: 'Set rate' }));
    await user.click(await screen.findByRole('button', { name: 'Change to 3.5 %' }));
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain('The rate is 3.5 % from now on.'),
    );
    expect(JSON.parse(asked.findLast(({ id }) => id === 'agentRate')?.body ?? '{}')).toEqual({
      member: 'sub',
      rate: 350,
    });
    await user.clear(sheet.getByLabelText('Note'));
    await user.type(sheet.getByLabelText('Note'), 'Moved');
    await user.click(sheet.getByRole('button', { name: 'Keep note' }));
    await waitFor(() =>
      expect(JSON.parse(asked.find(({ id }) => id === 'agentNote')?.body ?? '{}')).toEqual({
        member: 'sub',
        note: 'Moved',
      }),
    );
  });

  it('leads an agent without a payment password to set one, before a transfer is typed', async () => {
    const security = { paymentPassword: false } as CallTypes['memberSecurity']['value'];
    const { user, answer, portal } = await show({ memberSecurity: security });
    await user.click(await screen.findByRole('button', { name: 'demosub' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'demosub' }));
    await user.click(sheet.getByRole('tab', { name: 'Transfer' }));
    expect(await sheet.findByRole('button', { name: 'Set' })).toBeDefined();
    expect(sheet.queryByLabelText(/Amount/u)).toBeNull();
    answer({ memberSecurity: { ...security, paymentPassword: true } });
    portal.calls.invalidate((id) => id === 'memberSecurity');
    expect(await sheet.findByText('Your payment password is needed to send.')).toBeDefined();
  });

  it('asks the operator to freeze an account with a reason, and tells of one that waits', async () => {
    const { user, asked, portal, answer } = await show({ agentFreeze: { id: 'sub', state: 'OPEN' } });
    await user.click(await screen.findByRole('button', { name: 'demosub' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'demosub' }));
    const send = sheet.getByRole('button', { name: 'Ask to freeze it' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(sheet.getByLabelText('Why this account should be frozen'), 'Stolen phone');
    answer({
      agentDownlines: { ...own, rows: own.rows.map((row) => ({ ...row, freeze: 'OPEN' as const })) },
    });
    await user.click(send);
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain('The operator has your request.'),
    );
    expect(JSON.parse(asked.find(({ id }) => id === 'agentFreeze')?.body ?? '{}')).toEqual({
      member: 'sub',
      reason: 'Stolen phone',
    });
    expect(await sheet.findByText('A request to freeze this account waits for the operator.')).toBeDefined();
  });

  it('writes to members that are chosen, and to one, within what the brand allows', async () => {
    const { user, asked, portal } = await show({ agentMessageDesk: desk, agentMessageSend: sent });
    const write = (name: string) => screen.findByRole('button', { name });
    await user.click(await screen.findByRole('checkbox', { name: 'Choose demosub' }));
    expect(await write('Write to 1 chosen member')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Choose aung' }));
    await user.click(await write('Write to 2 chosen members'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 of 20 messages are left today.')).toBeDefined();
    await user.type(dialog.getByLabelText('Words'), ' Welcome <b> ');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain('The message was written to 2 members.'),
    );
    // Nobody is chosen any more.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Choose aung' })).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: 'demosub' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'demosub' }));
    await user.click(sheet.getByRole('tab', { name: 'Message' }));
    await user.type(sheet.getByLabelText('Words'), 'Call me');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(
        asked.filter(({ id }) => id === 'agentMessageSend').map(({ body }) => JSON.parse(body ?? '')),
      ).toEqual([
        { to: 'members', members: ['sub', 'aung'], text: 'Welcome <b>' },
        { to: 'members', members: ['sub'], text: 'Call me' },
      ]),
    );
  });

  it('tells the contracts of a direct downline, and leads to where one is offered', async () => {
    const bounds = { rateMax: 150, tiersMax: 6, betMin: '1000000', step: '1000000' };
    const kindOf = (kind: Kind['kind'], mayOffer: boolean, given: Kind['given'] = []): Kind => ({
      type: 'dailySalary',
      kind,
      bounds,
      mayOffer,
      own: [],
      given,
    });
    const { user, router } = await stage(
      { view: TeamMembers },
      {
        contracts: {
          dividend: { do: 'navigate', to: '/dividend' },
          daily: { do: 'navigate', to: '/daily' },
          hourly: { do: 'navigate', to: '/hourly' },
        },
      },
      {
        member: 1,
        answers: {
          ...answers,
          contractInfo: {
            dailysalreqtype: 'NONE',
            divtypereq: 'NONE',
            contracthoursalreq: 'NONE',
            realtimesalreqtype: 'NONE',
            infos: [kindOf('daily', true, [offered]), kindOf('hourly', true), kindOf('dividend', false)],
            currency: 'USD',
            digits: 2,
          },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'demosub' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'demosub' }));
    await user.click(sheet.getByRole('tab', { name: 'Contract' }));
    const kinds = await sheet.findAllByRole('listitem');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Daily salaryOfferedSee the contract',
      'Hourly salaryNothing offered yetOffer a contract',
    ]);
    await user.click(sheet.getByRole('button', { name: 'Offer a contract' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/hourly'));
    expect(router.state.location.search).toBe('?account=demosub');
  });

  it('saves all pages as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const { user } = await show({
      agentDownlines: (query) =>
        query.get('after') === 'aung'
          ? {
              ...below,
              path: [],
              rows: [{ ...player, id: 'odd', account: '=1+1' }],
              next: undefined as never,
            }
          : own,
    });
    await user.click(await screen.findByRole('button', { name: 'Save as file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines?.map((line) => line.split(',')[0])).toEqual([
      expect.stringMatching(/Member$/u),
      'demosub',
      'aung',
      "'=1+1",
    ]);
    expect(lines?.[1]).toContain(',Sub-agent,4,120000.00,3,');
  });

  it('says when nobody is there, and lets a failed answer be asked again', async () => {
    const { answer, user } = await show({ agentDownlines: { status: 503 } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    answer({ agentDownlines: { ...own, rows: [] } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody is here')).toBeDefined();
  });
});
