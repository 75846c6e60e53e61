// The code of centres is there before the first test: fetching it takes a busy machine longer than a test waits.
import '#portal/blocks/layout/centre/Centre.tsx';
import '#portal/blocks/contracts/views.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { ContractTerms } from '#play/contracts/terms.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { login, shellAnswers } from './testing/answers.ts';
import { openShell } from './testing/open-shell.tsx';

type Info = CallTypes['contractInfo']['value'];
type OfKind = Info['infos'][number];

const agent = { ...login, account: 'boss', type: 41 as const };
const termsOf = {
  dividend: {
    kind: 'dividend',
    period: 'monthly',
    form: 'floating',
    tiers: [{ validBet: '30000000', loss: '1000000', members: 3, rate: 300 }],
  },
  daily: { kind: 'daily', tiers: [{ bet: '100000000', rate: 120 }] },
  hourly: { kind: 'hourly', tiers: [{ bet: '200000000', rate: 40 }] },
  realtime: { kind: 'realtime', tiers: [{ singleBet: '1000000', profitRate: 10, lossRate: 25 }] },
} as const satisfies Record<string, ContractTerms>;
const typeOf = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourSalary',
  realtime: 'realTimeSalary',
} as const;
const ofDividend = {
  periods: ['monthly'],
  forms: ['floating'],
  membersMin: 3,
  activeBet: '100000',
} satisfies Partial<OfKind['bounds']>;
const ofSalary = { betMin: '1000000', step: '1000000' };
type Kind = keyof typeof termsOf;

/** One kind, with a contract of the upline that waits for an answer or is active. */
const infoOf = (kind: Kind, state: 'OFFERED' | 'ACTIVE'): OfKind => ({
  type: typeOf[kind],
  kind,
  bounds: { rateMax: 150, tiersMax: 6, ...(kind === 'dividend' ? ofDividend : ofSalary) },
  mayOffer: state === 'ACTIVE',
  own: [
    {
      id: `own-${kind}`,
      kind,
      state,
      upline: { account: 'head', nickname: 'Daw Hla' },
      downline: { account: 'boss', nickname: '' },
      terms: { ...termsOf[kind], tiers: [...termsOf[kind].tiers] } as OfKind['own'][number]['terms'],
      offeredAt: '2026-01-01T10:00:00Z',
    },
  ],
  given: [],
});
const info = (...infos: OfKind[]): Info => ({
  dailysalreqtype: 'NONE',
  divtypereq: 'NONE',
  contracthoursalreq: 'NONE',
  realtimesalreqtype: 'NONE',
  infos,
  currency: 'MMK',
  digits: 2,
});
const payoutOf = (kind: Kind): CallTypes['contractPayouts']['value']['payouts'][number] => ({
  id: `paid-${kind}`,
  kind,
  account: 'boss',
  from: '2026-01-03T17:30:00Z',
  until: '2026-01-04T17:30:00Z',
  amount: '12000',
  state: 'PAID',
  at: '2026-01-04T18:35:00Z',
});
const answersOf = (kind: Kind, state: 'OFFERED' | 'ACTIVE') => ({
  contractInfo: info(infoOf(kind, state)),
  contractPayouts: { payouts: [payoutOf(kind)], more: false, currency: 'MMK', digits: 2 },
});
const without =
  (flag: 'enableCt' | 'salary' | 'hourSalary') =>
  (documents: Documents): Documents => ({
    ...documents,
    flags: { ...documents.flags, flags: { ...documents.flags?.flags, [flag]: false } } as Documents['flags'],
  });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The menu of an open centre. */
async function menuOf(words: Readonly<Record<string, string>>, centre: 'agent' | 'member') {
  const dialog = await screen.findByRole('dialog', { name: words[`modal.${centre}-centre.title`]! });
  const menu = within(dialog).getByRole('navigation', { name: words[`menu.${centre}.label`]! });
  return { dialog: within(dialog), menu };
}

describe('the agent centre', () => {
  const pages = [
    ['dividend', 'enableCt', '[AGT-10]', 'agentDividendRecordCopy2', '/agent/dividend', '3 % from'],
    ['daily', 'salary', '[AGT-11]', 'agentDailyWages2', '/agent/daily-salary', '1.2 % from'],
    ['hourly', 'hourSalary', '[AGT-12]', 'agentHourSalary', '/agent/hourly-salary', '0.4 % from'],
  ] as const;
  it.each(pages)(
    'has the page of the kind %s with contracts and payouts, only while the flag %s is on %s',
    async (kind, flag, _row, panel, path, tier) => {
      const on = await openShell({ at: path, session: agent, answers: answersOf(kind, 'ACTIVE') });
      const { dialog, menu } = await menuOf(on.words, 'agent');
      const entry = within(menu).getByRole('link', { name: on.words[`record.kind.contract.${kind}`]! });
      expect([entry.getAttribute('href'), entry.ariaCurrent ?? entry.getAttribute('aria-current')]).toEqual([
        path,
        'page',
      ]);
      expect(await dialog.findByRole('heading', { name: on.words[`panel.${panel}.title`]! })).toBeDefined();
      const own = await dialog.findByRole('region', { name: on.words['contracts.own']! });
      expect(own.textContent).toContain('Daw Hla');
      expect(own.textContent).toContain(tier);
      const payouts = await dialog.findByRole('list', { name: on.words['contracts.payouts']! });
      await waitFor(() => expect(payouts.textContent).toMatch(/120\.00/u));
      cleanup();

      // Without the flag there is neither an entry nor a page at the address.
      const off = await openShell({
        at: path,
        session: agent,
        documents: without(flag),
        answers: answersOf(kind, 'ACTIVE'),
      });
      const left = await menuOf(off.words, 'agent');
      expect(await left.dialog.findByText(off.words['gate.notForYou']!)).toBeDefined();
      expect(off.asked.some(({ id }) => id === 'contractInfo')).toBe(false);
      expect(within(left.menu).queryByText(off.words[`record.kind.contract.${kind}`]!)).toBeNull();
      const other = kind === 'dividend' ? 'daily' : 'dividend';
      expect(within(left.menu).getByText(off.words[`record.kind.contract.${other}`]!)).toBeDefined();
    },
  );
});

describe('the member centre', () => {
  const below = { ...(shellAnswers.memberInfo as object), toUpline: 'head' };

  it('has the contract requests that wait for an agent, or for a player below one, who answers them [MEM-17]', async () => {
    for (const session of [agent, login]) {
      const page = await openShell({
        at: '/member/contracts',
        session,
        answers: { ...answersOf('daily', 'OFFERED'), memberInfo: below },
      });
      const { words, user } = page;
      const { dialog, menu } = await menuOf(words, 'member');
      const entry = await within(menu).findByText(words['contracts.requests']!);
      expect(entry.closest('[aria-current="page"]')).not.toBeNull();
      const waiting = await dialog.findByRole('region', { name: words['record.kind.contract.daily']! });
      expect(waiting.textContent).toMatch(/Daw Hla.*Offered.*1\.2 % from/u);
      page.answer({ contractInfo: info(), dailySalaryContract: infoOf('daily', 'ACTIVE').own[0] });
      await user.click(within(waiting).getByRole('button', { name: words['contracts.accept']! }));
      expect(await dialog.findByText(words['contracts.requests.none']!)).toBeDefined();
      expect(page.asked.flatMap(({ id, init }) => (id === 'dailySalaryContract' ? [init.body] : []))).toEqual(
        [JSON.stringify({ do: 'accept', contract: 'own-daily' })],
      );
      cleanup();
    }
    const alone = await openShell({ at: '/member/contracts', session: login });
    const { dialog, menu } = await menuOf(alone.words, 'member');
    expect(await dialog.findByText(alone.words['gate.notForYou']!)).toBeDefined();
    expect(within(menu).queryByText(alone.words['contracts.requests']!)).toBeNull();
  });

  it('has the real-time salary: its contract with profit rate, loss rate and single bet amount, and what it paid [MEM-18]', async () => {
    const { words } = await openShell({
      at: '/member/real-time-salary',
      session: login,
      answers: { ...answersOf('realtime', 'ACTIVE'), memberInfo: below },
    });
    const { dialog, menu } = await menuOf(words, 'member');
    const entry = await within(menu).findByText(words['record.kind.contract.realtime']!);
    expect(entry.closest('[aria-current="page"]')).not.toBeNull();
    const own = await dialog.findByRole('region', { name: words['contracts.own']! });
    expect(own.textContent).toMatch(/0\.1 % of winning and 0\.25 % of losing bets from MMK\s10,000\.00 on/u);
    const payouts = await dialog.findByRole('list', { name: words['contracts.payouts']! });
    await waitFor(() => expect(payouts.textContent).toMatch(/120\.00/u));
  });
});
