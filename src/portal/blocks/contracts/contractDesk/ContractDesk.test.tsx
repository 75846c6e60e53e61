import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { WidgetProps } from '#ui/form/fields/field-widget.ts';
import { widget as amount } from '#ui/form/widgets/amount/index.tsx';
import { RepeatedRows } from '#ui/form/parts.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { ContractDesk } from './ContractDesk.tsx';

// React resumes nothing that suspended in the act of a click.
beforeAll(async () => {
  await RepeatedRows.preload();
  await (amount.view as LazyView<WidgetProps>).preload();
});
afterEach(cleanup);

type Info = CallTypes['contractInfo']['value'];
type Contract = Info['infos'][number]['own'][number];
const terms = (rate: number) =>
  ({
    kind: 'dividend',
    period: 'monthly',
    form: 'floating',
    tiers: [{ validBet: '30000000', loss: '1000000', members: 3, rate }],
  }) as const;
const contract = (id: string, more: Partial<Contract> = {}): Contract => ({
  id,
  kind: 'dividend',
  state: 'ACTIVE',
  upline: null,
  downline: { account: 'me', nickname: '' },
  terms: { ...terms(500), tiers: [...terms(500).tiers] },
  offeredAt: '2026-03-01T10:00:00Z',
  ...more,
});
const info = (own: Contract[], given: Contract[] = []): Info => ({
  dailysalreqtype: 'NONE',
  divtypereq: 'ACTIVE',
  contracthoursalreq: 'NONE',
  realtimesalreqtype: 'NONE',
  infos: [
    {
      type: 'dividend',
      kind: 'dividend',
      bounds: {
        rateMax: 2000,
        tiersMax: 6,
        periods: ['monthly'],
        forms: ['fixed', 'floating'],
        membersMin: 3,
        activeBet: '100000',
      },
      mayOffer: own.some(({ state }) => state === 'ACTIVE'),
      own,
      given,
    },
  ],
  currency: 'USD',
  digits: 2,
});
const none: CallTypes['contractPayouts']['value'] = { payouts: [], more: false, currency: 'USD', digits: 2 };
const noHistory: CallTypes['contractHistory']['value'] = {
  contracts: [],
  more: false,
  currency: 'USD',
  digits: 2,
};
const figures = {
  validBet: '80000000',
  bets: '90000000',
  wins: '87000000',
  rebates: '400000',
  promotions: '100000',
  loss: '2500000',
  members: 5,
};
const show = (answers: Answers, { at = '/agent/dividend', now }: { at?: string; now?: Date } = {}) =>
  stage(
    { view: ContractDesk },
    { of: 'dividend', form: 'contractDividend' },
    {
      member: 1,
      at,
      ...(now && { now }),
      answers: { contractPayouts: none, contractHistory: noHistory, ...answers },
    },
  );

describe('contractDesk', () => {
  it('offers a contract in tiers, shows first what it would have paid, and sends it once', async () => {
    const { user, asked, portal, answer } = await show({
      contractInfo: info([contract('own')]),
      contractPreview: { status: 422, code: 'CONTRACT_NOT_POSSIBLE', value: { reason: 'ABOVE_LIMIT' } },
      dividendContract: contract('new', { state: 'OFFERED' }) as never,
    });
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    await user.type(await screen.findByLabelText(/Account of the downline/u), 'koh');
    // Period and form are those of the own contract.
    expect(screen.getByLabelText(/^\*?\s*Period/u)).toHaveProperty('value', 'monthly');
    expect(screen.getByLabelText(/^\*?\s*Form/u)).toHaveProperty('value', 'floating');
    const fill = async (name: RegExp, text: string) => {
      const field = await screen.findByLabelText(name);
      await user.clear(field);
      await user.type(field, text);
    };
    await fill(/Tier 1 of 1, Valid bet/u, '300000');
    await fill(/Tier 1 of 1, Net loss/u, '10000');
    await fill(/Tier 1 of 1, Rate/u, '33');
    await user.click(screen.getByRole('button', { name: 'Add a tier' }));
    await fill(/Tier 2 of 2, Valid bet/u, '500000');
    await fill(/Tier 2 of 2, Net loss/u, '30000');
    await fill(/Tier 2 of 2, Active members/u, '3');
    await fill(/Tier 2 of 2, Rate/u, '35');
    await user.click(screen.getByRole('button', { name: 'See what it would have paid' }));
    // The refusal of the brand's limit stands at the rates.
    expect((await screen.findAllByText(/20/u)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(screen.getByLabelText(/Tier 2 of 2, Rate/u).getAttribute('aria-invalid')).toBe('true'),
    );
    // What sending would refuse is refused here: above one's own contract, at the rate that is, with the words.
    answer({
      contractPreview: { status: 422, code: 'CONTRACT_NOT_POSSIBLE', value: { reason: 'ABOVE_OWN' } },
    });
    await fill(/Tier 1 of 2, Rate/u, '3');
    await fill(/Tier 2 of 2, Rate/u, '6');
    await user.click(screen.getByRole('button', { name: 'See what it would have paid' }));
    expect(await screen.findByText('This can be at most 5.')).toBeDefined();
    expect(portal.toasts.shown.map(({ text }) => text)).toContain('This gives more than your own contract.');
    answer({
      contractPreview: {
        from: '2026-01-31T17:30:00Z',
        until: '2026-02-28T17:30:00Z',
        figures,
        amount: '104166',
        tier: 2,
        currency: 'USD',
        digits: 2,
      },
    });
    await fill(/Tier 1 of 2, Rate/u, '3');
    await fill(/Tier 2 of 2, Rate/u, '5');
    await user.click(screen.getByRole('button', { name: 'See what it would have paid' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/this contract would have paid koh USD\s1,041\.66/u)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Send the offer to koh' }));
    await waitFor(() => expect(portal.toasts.shown.map(({ text }) => text)).toContain('The offer was sent.'));
    const offers = asked.filter(({ id }) => id === 'dividendContract');
    expect(offers.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      {
        do: 'offer',
        account: 'koh',
        terms: {
          period: 'monthly',
          form: 'floating',
          tiers: [
            { validBet: '30000000', loss: '1000000', members: 3, rate: 300 },
            { validBet: '50000000', loss: '3000000', members: 3, rate: 500 },
          ],
        },
      },
    ]);
  });

  it('accepts an offer, and first shows the contracts further down that end with it [STA-13]', async () => {
    const offer = contract('offer', { state: 'OFFERED', upline: { account: 'up', nickname: 'Thiri' } });
    const below = contract('below', {
      upline: { account: 'me', nickname: '' },
      downline: { account: 'koh', nickname: 'Ko Oh' },
    });
    const { user, asked, answer } = await show({
      contractInfo: info([offer]),
      dividendContract: { status: 409, code: 'CONTRACT_AFFECTS', value: { ending: [below] } },
    });
    expect(
      await screen.findByText('You can offer this kind of contract once you have an active one of your own.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('me → Ko Oh')).toBeDefined();
    answer({ dividendContract: offer as never });
    await user.click(within(dialog).getByRole('button', { name: 'Go on and end them' }));
    await waitFor(() => expect(asked.filter(({ id }) => id === 'dividendContract')).toHaveLength(2));
    const bodies = asked
      .filter(({ id }) => id === 'dividendContract')
      .map(({ body }) => JSON.parse(body ?? ''));
    expect(bodies).toEqual([
      { do: 'accept', contract: 'offer' },
      { do: 'accept', contract: 'offer', ending: ['below'] },
    ]);
  });

  it('keeps past contracts of both sides: who ended them, when, and for which periods they counted', async () => {
    const past = (id: string, more: object) => ({
      ...contract(id),
      state: 'TERMINATED' as const,
      side: 'own' as const,
      over: { at: '2026-03-01T10:00:00Z' },
      ...more,
    });
    const below = {
      upline: { account: 'me', nickname: '' },
      downline: { account: 'koh', nickname: 'Ko Oh' },
      side: 'given' as const,
    };
    const time = '2026-03-01T10:00:00Z';
    await show({
      contractInfo: info([]),
      contractHistory: {
        ...noHistory,
        contracts: [
          past('one', {
            from: '2026-01-31T17:30:00Z',
            until: '2026-02-28T17:30:00Z',
            over: { at: time, for: 'ENDED', by: 'HOUSE' },
          }),
          past('two', { ...below, over: { at: time, for: 'ENDED', by: 'DOWNLINE' } }),
          past('three', { ...below, state: 'REJECTED', over: { at: time, for: 'ANSWER', by: 'UPLINE' } }),
          past('four', { ...below, state: 'EXPIRED', over: { at: time, for: 'TIME', by: 'SERVER' } }),
        ],
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Past contracts' }));
    const rows = (await list.findAllByRole('listitem')).filter((row) => row.className === 'lv-contract');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /From The house.*Ended by the house 2026-03-01.*It counted for 2026-02-01 to 2026-02-28\./u,
      ),
      expect.stringMatching(/To Ko Oh.*Ended by Ko Oh .*It counted for no period\./u),
      expect.stringMatching(/To Ko Oh.*Withdrawn by you /u),
      expect.stringMatching(/Ended by itself .*after its last day/u),
    ]);
  });

  it('says the brand’s least of active members where a tier asks for fewer, in words of its number', async () => {
    const one = { ...terms(500), tiers: [{ ...terms(500).tiers[0], members: 1 }] };
    await show({ contractInfo: info([contract('own', { terms: one })]) });
    expect(await screen.findByText(/and 1 active member$/u)).toBeDefined();
    expect(screen.getByText('Nothing with fewer than 3 active members.')).toBeDefined();
  });

  it('says when the contract pays next and for which days, and asks anew once that has come', async () => {
    const paid = (at: string, from: string): Info => {
      const value = info([contract('own')]);
      const [ofKind] = value.infos;
      const until = new Date(Date.parse(from) + 86_400_000).toISOString();
      return { ...value, infos: ofKind ? [{ ...ofKind, next: { at, from, until } }] : [] };
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { answer } = await show(
        { contractInfo: paid('2026-03-02T17:35:00Z', '2026-03-01T17:30:00Z') },
        { now: new Date('2026-03-02T17:34:50Z') },
      );
      const words = (day: string, of: string) => `Next payment: ${day} 00:05 UTC+6:30, for ${of}.`;
      await vi.waitFor(() => expect(screen.getByText(words('2026-03-03', '2026-03-02'))).toBeDefined());
      answer({ contractInfo: paid('2026-03-03T17:35:00Z', '2026-03-02T17:30:00Z') });
      await vi.advanceTimersByTimeAsync(30_000);
      await vi.waitFor(() => expect(screen.getByText(words('2026-03-04', '2026-03-03'))).toBeDefined());
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows how a payout was computed, line by line', async () => {
    const payout = {
      id: 'p1',
      kind: 'dividend',
      account: 'me',
      from: '2026-01-31T17:30:00Z',
      until: '2026-02-28T17:30:00Z',
      amount: '74166',
      state: 'PAID',
      at: '2026-03-01T00:05:00Z',
    } as const;
    const { user } = await show({
      contractInfo: info([contract('own')]),
      contractPayouts: { ...none, payouts: [payout] },
      contractStatement: {
        ...payout,
        terms: { ...terms(500), tiers: [...terms(500).tiers] },
        figures,
        tier: 1,
        own: '104166',
        received: '104166',
        given: [{ account: 'koh', own: '30000', received: '30000' }],
        kept: '74166',
        corrections: [],
        carried: '0',
        left: '0',
        manual: [{ at: '2026-03-02T10:00:00Z', amount: '-5000', reason: 'Counted twice', later: true }],
        bets: [],
        more: false,
        currency: 'USD',
        digits: 2,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Statement of 2026-02-01 to 2026-02-28' }));
    const dialog = await screen.findByRole('dialog');
    const computed = await within(dialog).findByRole('region', { name: 'How it was computed' });
    expect(computed.textContent).toMatch(
      /By the contract\D*1,041\.66.*Given to koh\D*300\.00.*Kept\D*741\.66.*taken from later payouts: Counted twice\D*50\.00.*Amount paid\D*741\.66/u,
    );
    expect(within(dialog).getByRole('region', { name: 'Figures of the team' }).textContent).toMatch(
      /Net loss\D*25,000\.00/u,
    );
  });
});
