import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { Referral } from './Referral.tsx';

afterEach(cleanup);

const offer = { content: 'Invite and win.', terms: 'Terms', date: 0, until: 1 };
const answer: CallTypes['referral']['value'] = {
  code: 'K7M2PQ9T',
  registered: 3,
  counted: 2,
  deposited: 1,
  earned: [{ what: 'money', amount: '500000' }],
  friends: [
    {
      name: 'Ko•••••n',
      at: '2026-03-01T10:00:00Z',
      deposited: true,
      awards: [{ id: 'w1', what: 'money', amount: '500000', state: 'ISSUED', at: '2026-03-01T10:00:00Z' }],
    },
    { name: 'Su•••••y', at: '2026-02-01T10:00:00Z', deposited: false, refused: 'DEVICE', awards: [] },
  ],
  more: false,
  offers: [
    { ...offer, id: 'friends', title: 'Bring a friend', gets: 'inviter' },
    { ...offer, id: 'welcome', title: 'Welcome', gets: 'friend' },
  ],
  by: { name: 'Ma•••••g' },
  currency: 'MMK',
  digits: 2,
};
const link = 'http://brand.test/register?referralCode=K7M2PQ9T';

it('copies the link of the member, and tells what it has brought and why a friend does not count', async () => {
  const { user } = await stage({ view: Referral }, {}, { member: 0, answers: { referral: answer } });
  expect(await screen.findByLabelText('Your link')).toHaveProperty('value', link);
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!);
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeDefined();
  expect(screen.getByText('Ma•••••g invited you.')).toBeDefined();
  const totals = screen.getByText('You earned').closest('dl')!;
  expect(totals.textContent).toMatch(/Registered3That count2Deposited1You earned\D*5,000\.00/u);
  expect(within(screen.getByText('Bring a friend').closest('li')!).getByText('For you')).toBeDefined();
  expect(screen.getByText('Su•••••y').closest('li')?.textContent).toContain(
    'Does not count: you both used the same device.',
  );
  expect(screen.getByText('Ko•••••n').closest('li')?.textContent).toMatch(/Deposited\D*5,000\.00$/u);
});

it.each([
  ['For you', 'was invited', { name: 'Ma•••••g' }],
  ['For your friend', 'was not', undefined],
  ['For your friend', 'does not count', { name: 'Ma•••••g', refused: 'DEVICE' as const }],
])('shows what friends get as "%s" to who %s', async (text, _, by) => {
  const { by: __, ...others } = answer;
  await stage({ view: Referral }, {}, { member: 0, answers: { referral: { ...others, ...(by && { by }) } } });
  const welcome = (await screen.findByRole('heading', { name: 'Welcome' })).closest('li')!;
  expect(within(welcome).getByText(text)).toBeDefined();
});
