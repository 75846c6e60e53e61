import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentDesk } from '../payments/calls.ts';
import { startUser } from '../testing/render-console.tsx';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import type { AgentContract, AgentLine, AgentPayout, AgentTree, FreezeRequest } from './calls.ts';
import { ContractsPage } from './ContractsPage.tsx';
import { FreezesPage } from './FreezesPage.tsx';
import { TeamMessagesPage } from './TeamMessagesPage.tsx';
import { PayoutsPage } from './PayoutsPage.tsx';
import { TreePage } from './TreePage.tsx';
import { PayoutTrialPage } from './PayoutTrialPage.tsx';

const desk: PaymentDesk = { currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'paula', decides: true };

const line = (id: string, more: Partial<AgentLine> = {}): AgentLine => ({
  id,
  account: `${id}-account`,
  nickname: '',
  type: 1,
  upline: null,
  rate: 250,
  min: 100,
  max: 900,
  downlines: 2,
  registeredAt: '2026-03-01T10:00:00.000Z',
  ...more,
});

const tree = (members: AgentLine[], path: AgentTree['path'] = []): AgentTree => ({
  path,
  members,
  more: false,
  step: 10,
  timeZone: 'UTC',
  places: true,
});

const noFigures = {
  validBet: '0',
  bets: '0',
  wins: '0',
  rebates: '0',
  promotions: '0',
  loss: '0',
  members: 0,
};

const contract: AgentContract = {
  id: 'c1',
  kind: 'daily',
  state: 'ACTIVE',
  upline: null,
  downline: 'agent1',
  terms: { kind: 'daily', tiers: [{ bet: '100000', rate: 120 }] },
  offeredAt: '2026-03-01T10:00:00.000Z',
  offeredBy: 'paula',
};

const payout: AgentPayout = {
  id: 'p1',
  kind: 'daily',
  period: 'daily',
  from: '2026-03-01T00:00:00.000Z',
  until: '2026-03-02T00:00:00.000Z',
  agent: 'agent1',
  upline: null,
  own: '1200000',
  received: '1200000',
  given: '200000',
  kept: '1000000',
  corrected: '-500',
  carried: '0',
  amount: '999500',
  left: '0',
  state: 'WAITING',
  reason: null,
  decidedBy: null,
  dueAt: '2026-03-02T01:00:00.000Z',
  paidAt: null,
  manual: [],
};

/** A page of a brand; answers by the end of the path, and what was sent to it. */
function open(
  page: React.ReactNode,
  answers: Record<string, (query: URLSearchParams) => unknown>,
  decides = true,
) {
  const sent: { path: string; body: unknown }[] = [];
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname, searchParams } = new URL(String(address), 'https://console.example');
    if (pathname.endsWith('/cashier')) return Response.json({ ...desk, decides });
    if (init?.method === 'POST') sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
    else asked.push(`${pathname.split('/').at(-1)}?${searchParams}`);
    const [, answer] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? [];
    return answer
      ? Response.json(answer(searchParams))
      : Response.json({ code: 'NO', message: 'no' }, { status: 404 });
  };
  renderOnPack(page, fetch);
  return { sent, asked, user: startUser() };
}

describe('the pages of agents', () => {
  it('walk down the tree, and give a member another rate below another agent, whom they look up', async () => {
    const below = line('below', { upline: { id: 'top', account: 'top-account' }, downlines: 0, type: 41 });
    const { sent, user } = open(<TreePage />, {
      '/history': () => ({
        places: [{ since: '2026-03-01T10:00:00.000Z', upline: 'top-account', rate: 250, author: 'paula' }],
      }),
      '/place': () => ({ upline: 'other', rate: 300 }),
      '/agents': (query) =>
        query.get('search') === 'other-account'
          ? tree([line('other')])
          : query.get('of') === 'top'
            ? tree([below], [{ id: 'top', account: 'top-account' }])
            : tree([line('top')]),
    });
    await user.click(await screen.findByRole('button', { name: '2 below top-account' }));
    await user.click(await screen.findByRole('button', { name: /Rate and place: below-account/u }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('paula')).toBeDefined();
    const rate = within(dialog).getByLabelText(/Rebate rate/u);
    await user.clear(rate);
    await user.type(rate, '3.05');
    expect(within(dialog).getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await user.clear(rate);
    await user.type(rate, '3');
    await user.click(within(dialog).getByRole('radio', { name: 'Below another agent' }));
    await user.type(within(dialog).getByLabelText(/Account of the new upline/u), 'other-account');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: /Rate and place: below-account/u });
    expect(sent).toEqual([
      { path: expect.stringMatching(/agents\/below\/place$/u), body: { rate: 300, upline: 'other' } },
    ]);
  });

  it('end a contract only with a reason, and offer one of the house in tiers, once it was seen what it would have paid', async () => {
    const counts = { OFFERED: 4, ACTIVE: 1, PAST: 12 };
    const { sent, asked, user } = open(<ContractsPage />, {
      '/end': () => ({ ended: [contract] }),
      '/preview': () => ({
        from: '2026-02-01T00:00:00.000Z',
        until: '2026-03-01T00:00:00.000Z',
        figures: { ...noFigures, validBet: '40000000', loss: '2000000', members: 4 },
        amount: '70000',
        tier: 1,
        nothing: null,
      }),
      '/contracts': () => ({ contracts: [contract], more: false, counts, ...contract }),
    });
    expect(await screen.findByText('1.2% from MMK 1,000.00 of bets')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'End' }));
    const ending = screen.getByRole('dialog');
    expect(within(ending).getByRole('button', { name: 'End' }).hasAttribute('disabled')).toBe(true);
    await user.type(within(ending).getByLabelText(/Reason/u), 'Breach');
    await user.click(within(ending).getByRole('button', { name: 'End' }));
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    const offer = screen.getByRole('dialog');
    await user.type(within(offer).getByLabelText(/^Account of the agent/u), 'agent2');
    for (const [name, text] of [
      [/^Valid bets of the team/u, '300,000'],
      [/^Net loss of the team/u, '0'],
      [/^Active members/u, '3'],
      [/^Pays, in %/u, '3.5'],
    ] as const)
      await user.type(within(offer).getByLabelText(name), text);
    fireEvent.change(within(offer).getByLabelText('Last day'), { target: { value: '2026-12-31' } });
    await user.click(within(offer).getByRole('button', { name: 'See what it would have paid' }));
    await screen.findByText(
      'With the figures of 2026-02-01 to 2026-02-28, this contract would have paid agent2 MMK 700.00.',
    );
    expect(screen.getByText(/^3.5% from MMK 300,000.00 .* \(would have paid\)$/u)).toBeDefined();
    // What was typed is still there.
    await user.click(screen.getByRole('button', { name: 'Change the terms' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Pays, in %/u)).value).toBe('3.5');
    await user.click(screen.getByRole('button', { name: 'See what it would have paid' }));
    await user.click(await screen.findByRole('button', { name: 'Send the offer' }));
    await screen.findByRole('button', { name: 'Offer a contract' });
    // The offer is in view, beside how many there are of each state.
    const offered = await screen.findByRole('radio', { name: 'Offered (4)' });
    expect(offered.getAttribute('aria-checked')).toBe('true');
    expect(asked.at(-1)).toContain('state=OFFERED');
    expect(screen.getByRole('radio', { name: 'Past (12)' })).toBeDefined();
    const sentOffer = {
      account: 'agent2',
      terms: {
        kind: 'dividend',
        period: 'monthly',
        form: 'fixed',
        tiers: [{ validBet: '30000000', loss: '0', members: 3, rate: 350 }],
      },
      lastDay: '2026-12-31',
    };
    expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['end', { reason: 'Breach' }],
      ['preview', sentOffer],
      ['preview', sentOffer],
      ['contracts', sentOffer],
    ]);
  });

  it('approve a payout that waits, hold it only with a reason, and decide nothing for who only looks', async () => {
    const answers = {
      '/contract-payouts': () => ({ payouts: [payout], more: false }),
      '/p1': () => payout,
    };
    const { sent, user } = open(<PayoutsPage />, answers);
    expect(await screen.findByText('−MMK 5.00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    const hold = screen.getByRole('dialog');
    expect(within(hold).getByRole('button', { name: 'Hold' }).hasAttribute('disabled')).toBe(true);
    await user.type(within(hold).getByLabelText(/Reason/u), 'To be checked');
    await user.click(within(hold).getByRole('button', { name: 'Hold' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'agent1 · MMK\u00A09,995.00 is held, and stands under “Held” until it is released.',
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await screen.findByRole('button', { name: 'Approve' });
    expect(sent.map(({ body }) => body)).toEqual([
      { do: 'hold', reason: 'To be checked' },
      { do: 'approve' },
    ]);
  });

  it('correct a payout with a reason, and agree to what another operator has corrected, not to one’s own', async () => {
    const waiting = (by: string): AgentPayout => ({
      ...payout,
      manual: [
        {
          id: 'k1',
          amount: '-2500',
          reason: 'Counted twice',
          state: 'WAITING',
          later: false,
          by,
          at: '2026-03-02T02:00:00.000Z',
          decidedBy: null,
        },
      ],
    });
    let shown = payout;
    const { sent, user } = open(<PayoutsPage />, {
      '/contract-payouts': () => ({ payouts: [shown], more: false }),
      '/corrections': () => shown,
    });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Less' }));
    await user.type(within(dialog).getByLabelText(/By how much/u), '25');
    expect(within(dialog).getByRole('button', { name: 'Correct' }).hasAttribute('disabled')).toBe(true);
    await user.type(within(dialog).getByLabelText(/Reason/u), 'Counted twice');
    shown = waiting('paula');
    await user.click(within(dialog).getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText(/Waits for another operator/u)).toBeDefined();
    expect(screen.getByText('−MMK 25.00 · Counted twice')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    shown = waiting('quinn');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(await screen.findByRole('button', { name: 'Agree' }));
    await screen.findByRole('button', { name: 'Agree' });
    expect(sent.map(({ body }) => body)).toEqual([
      { do: 'correct', amount: '-2500', reason: 'Counted twice', seen: 0 },
      { do: 'refuse', correction: 'k1' },
      { do: 'agree', correction: 'k1' },
    ]);
  });

  it('read what agents write as text, and stop an agent only with a reason', async () => {
    const message = {
      id: 'am1',
      at: '2026-03-01T10:00:00.000Z',
      sender: 'm1',
      account: 'agent1',
      kind: 'MEMBERS',
      level: null,
      to: ['aung', 'koh'],
      addressed: 7,
      text: '<b>Hello</b>',
      stop: null,
    };
    const stop = { by: 'paula', reason: 'Complaints', at: '2026-03-01T11:00:00.000Z' };
    let stopped = false;
    const { sent, user } = open(<TeamMessagesPage />, {
      '/agent-messages': () => ({
        messages: [{ ...message, stop: stopped ? stop : null }],
        more: false,
        decides: true,
        timeZone: 'UTC',
      }),
      '/m1/messages': () => {
        stopped = true;
        return { stop };
      },
    });
    expect(await screen.findByText('<b>Hello</b>')).toBeDefined();
    expect(screen.getByText('aung, koh and 5 more')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Stop messages' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Stop messages' }).hasAttribute('disabled')).toBe(true);
    await user.type(within(dialog).getByLabelText(/Reason/u), 'Complaints');
    await user.click(within(dialog).getByRole('button', { name: 'Stop messages' }));
    expect(await screen.findByRole('button', { name: 'Allow messages' })).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([{ do: 'stop', reason: 'Complaints' }]);
  });

  it('decide freeze requests of agents, refuse one only with a reason, and lift a freeze', async () => {
    const request: FreezeRequest = {
      id: 'f1',
      member: 'kyaw',
      agent: 'agent1',
      reason: 'Stolen phone',
      state: 'OPEN',
      madeAt: '2026-03-02T02:00:00.000Z',
      decidedBy: null,
      decidedAt: null,
      answer: null,
      liftedBy: null,
      liftedAt: null,
    };
    const { sent, asked, user } = open(<FreezesPage />, {
      '/freezes': (query) => ({
        requests: [{ ...request, state: query.get('state') }],
        more: false,
        decides: true,
        timeZone: 'UTC',
      }),
      '/f1': () => request,
    });
    expect(await screen.findByText('Stolen phone')).toBeDefined();
    const decide = async (step: string, reason?: string) => {
      await user.click(await screen.findByRole('button', { name: step }));
      const dialog = screen.getByRole('dialog');
      const confirm = within(dialog).getByRole('button', { name: step });
      const wanted = confirm.hasAttribute('disabled');
      if (reason !== undefined) await user.type(within(dialog).getByLabelText(/Reason/u), reason);
      await user.click(confirm);
      await screen.findByRole('button', { name: step });
      return wanted;
    };
    // Only a refusal wants a reason.
    expect(await decide('Refuse', 'Ask for more')).toBe(true);
    expect(await decide('Freeze')).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Frozen' }));
    await decide('Lift the freeze');
    expect(sent.map(({ body }) => body)).toEqual([
      { do: 'refuse', reason: 'Ask for more' },
      { do: 'freeze' },
      { do: 'lift' },
    ]);
    expect(asked.at(-1)).toBe('freezes?state=FROZEN&page=0');
  });

  it('offer no decision to who may only look', async () => {
    open(<PayoutsPage />, { '/contract-payouts': () => ({ payouts: [payout], more: false }) }, false);
    expect(await screen.findByText('MMK 9,995.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('try a period against the last one', async () => {
    const { asked, user } = open(<PayoutTrialPage />, {
      '/contract-trial': () => ({
        from: '2026-03-01T00:00:00.000Z',
        until: '2026-04-01T00:00:00.000Z',
        gives: '104166',
        before: { from: '2026-02-01T00:00:00.000Z', until: '2026-03-01T00:00:00.000Z', gives: '150000' },
        lines: [
          {
            agent: 'agent1',
            upline: null,
            figures: { ...noFigures, validBet: '80000000', loss: '2500000', members: 5 },
            own: '104166',
            received: '104166',
            given: '0',
            kept: '104166',
            before: '150000',
            outcome: 'WAITS',
          },
          {
            agent: 'agent2',
            upline: null,
            figures: noFigures,
            own: '0',
            received: '0',
            given: '0',
            kept: '0',
            before: '0',
            outcome: 'NO_BETS',
          },
        ],
        uncounted: { offered: 2, later: 0, apart: 0 },
      }),
    });
    const row = (await screen.findByText('agent1')).closest('tr')!;
    expect(within(row).getByText('−MMK 458.34')).toBeDefined();
    expect(within(row).getByText(/^waits for approval/u)).toBeDefined();
    expect(within(screen.getByText('agent2').closest('tr')!).getByText('no valid bets')).toBeDefined();
    expect(screen.getByText('Offers that wait for an answer: 2')).toBeDefined();
    expect(screen.queryByText(/count from a later period/u)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Daily salary' }));
    await screen.findByText('agent1');
    expect(asked).toEqual(['contract-trial?kind=dividend&period=monthly', 'contract-trial?kind=daily']);
  });
});
