import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { InviterNotice } from './InviterNotice.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const offer = { id: 'crew', title: 'Welcome to the crew', content: '1,000 points.', terms: '<p>Once.</p>' };
const open = (at: string, value: object) =>
  stage({ view: InviterNotice }, {}, { at, answers: { referralInviter: value as never } });

it('says who invites, what there is for it, and its terms, to who comes by the link of a member', async () => {
  const { asked } = await open('/register?referralCode=K7M2PQ9T', {
    code: 'K7M2PQ9T',
    account: 'Ko•••••n',
    offers: [offer],
  });
  const notice = within(await screen.findByRole('status'));
  expect(notice.getByText('Ko•••••n invites you.')).toBeDefined();
  expect(notice.getByText('Welcome to the crew')).toBeDefined();
  expect(notice.getByText('1,000 points.')).toBeDefined();
  expect(notice.getByText('Terms', { exact: false })).toBeDefined();
  expect(asked.find(({ id }) => id === 'referralInviter')?.query.get('code')).toBe('K7M2PQ9T');
});

it('says who invites where nothing is given for it', async () => {
  await open('/register?referralCode=K7M2PQ9T', { code: 'K7M2PQ9T', account: 'Ko•••••n' });
  expect((await screen.findByRole('status')).textContent).toBe('Ko•••••n invites you.');
});

it('names the agent whose link brought a visitor by its nickname, where the brand does', async () => {
  const at = '/register?affiliateCode=LINK7';
  const named = { code: 'LINK7', account: 'ag•••7', nickname: 'Thiri' };
  const { asked } = await stage({ view: InviterNotice }, {}, { at, answers: { agentAffiliate: named } });
  expect((await screen.findByRole('status')).textContent).toBe('Thiri invites you to their team.');
  expect(asked.find(({ id }) => id === 'agentAffiliate')?.query.get('code')).toBe('LINK7');
  cleanup();
  const { nickname: _, ...masked } = named;
  await stage({ view: InviterNotice }, {}, { at, answers: { agentAffiliate: masked } });
  expect((await screen.findByRole('status')).textContent).toBe('An agent invites you to a team.');
});

it('asks nothing and says nothing without a code', async () => {
  const { asked } = await open('/register', { code: 'K7M2PQ9T', account: 'Ko•••••n' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(asked.some(({ id }) => id === 'referralInviter')).toBe(false);
});
