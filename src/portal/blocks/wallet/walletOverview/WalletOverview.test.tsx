import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { WalletOverview } from './WalletOverview.tsx';

afterEach(cleanup);

const money = { currency: 'USD', digits: 2 };
const vendor = {
  vassalage: 'COPPER',
  name: 'Copperlamp',
  gameType: 'RNG',
  image: '/a.svg',
  maintenance: false,
};
const merchantWallet: CallTypes['merchantWallet']['value'] = {
  isSingle: false,
  vendors: [vendor, { ...vendor, vassalage: 'CORALC', name: 'Coral', maintenance: true }],
  min: '100',
  max: '1000000',
  ...money,
};
const state: CallTypes['walletTransferState']['value'] = {
  main: '100000',
  transit: '2500',
  held: '0',
  vendors: [
    { vassalage: 'COPPER', balance: '5000' },
    { vassalage: 'CORALC', balance: null },
  ],
  transfers: [
    {
      id: 't1',
      vassalage: 'COPPER',
      direction: 'in',
      amount: '2500',
      status: 'UNKNOWN',
      at: '2026-03-01T10:00:00Z',
    },
  ],
  ...money,
};
const show = (answers: Answers = {}) =>
  stage(
    { view: WalletOverview },
    {},
    { member: 0, answers: { merchantWallet, walletTransferState: state, ...answers } },
  );

describe('walletOverview', () => {
  it('keeps a vendor that is no longer offered until the money there has come back', async () => {
    const closed = { ...vendor, closed: true };
    const answers = (balance: string) => ({
      merchantWallet: { ...merchantWallet, vendors: [closed] },
      walletTransferState: { ...state, vendors: [{ vassalage: 'COPPER', balance }] },
    });
    await show(answers('5000'));
    const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
    await waitFor(async () => expect((await button('Move out: Copperlamp')).disabled).toBe(false));
    expect((await button('Move in: Copperlamp')).disabled).toBe(true);
    cleanup();
    await show(answers('0'));
    expect(await screen.findByText(/One wallet/u)).toBeDefined();
    expect(screen.queryByText('Copperlamp')).toBeNull();
  });

  it('says what the member has and where, also what is on its way [MEM-02] [ENT-04]', async () => {
    await show();
    // An unconfirmed transfer may have arrived already: it stands beside the total and is not counted twice.
    expect(await screen.findByText(/USD\s1,050\.00/u)).toBeDefined();
    expect(screen.getByText('Without what is on its way.')).toBeDefined();
    expect(screen.getByText('On its way').nextSibling?.textContent).toMatch(/25\.00/u);
    expect(await screen.findByText('Being checked')).toBeDefined();
    expect(screen.getByText('Under maintenance')).toBeDefined();
    for (const name of ['Move in: Coral', 'Move out: Coral'])
      expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('shows what comes back from a vendor as on its way until the vendor has confirmed it [MEM-02]', async () => {
    const back = { ...state.transfers[0]!, direction: 'out' as const, amount: '3000' };
    await show({ walletTransferState: { ...state, transit: '0', transfers: [back] } });
    expect(await screen.findByText('Without what is on its way.')).toBeDefined();
    expect(screen.getByText('On its way').nextSibling?.textContent).toMatch(/30\.00/u);
  });

  it('keeps what the brand says of its wallets in the tab, and asks nobody to transfer where there is one', async () => {
    await show({ merchantWallet: { ...merchantWallet, isSingle: true, vendors: [] } });
    expect(await screen.findByText(/One wallet for all games/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Collect all' })).toBeNull();
    expect(JSON.parse(window.sessionStorage.getItem('merchantWallet') ?? '{}').value.isSingle).toBe(true);
  });

  it('moves an amount once, under one key while it is not known what became of it', async () => {
    const { user, asked, answer, portal } = await show({ walletTransfer: { status: 503 } });
    // Not in an act: the code of the amount's field comes after the click, and an act would not wait for it.
    (await screen.findByRole('button', { name: 'Move in: Copperlamp' })).click();
    const panel = await screen.findByRole('region', { name: 'To Copperlamp' });
    const amount = await within(panel).findByLabelText(/Amount/u);
    await user.type(amount, '12.50');
    await user.type(within(panel).getByLabelText(/Payment password/u), '730194');
    const send = within(panel).getByRole('button', { name: 'Transfer' });
    await user.click(send);
    await waitFor(() => expect(asked.filter(({ id }) => id === 'walletTransfer')).toHaveLength(1));
    answer({
      walletTransfer: {
        transfers: [{ ...state.transfers[0]!, status: 'SUCCESS' }],
        unreached: [],
        balance: '1',
      },
    });
    await waitFor(() => expect((send as HTMLButtonElement).disabled).toBe(false));
    await user.click(send);
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain('The transfer is done.'),
    );
    const sent = asked.filter(({ id }) => id === 'walletTransfer');
    expect(sent.map(({ body }) => JSON.parse(body ?? '{}'))).toEqual(
      Array.from({ length: 2 }, () => ({
        action: 'in',
        vassalage: 'COPPER',
        amount: '1250',
        paymentPassword: '730194',
      })),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To Copperlamp' })).toBeNull());
  });

  it('collects everything by one click, and tells of a vendor that does not answer', async () => {
    const { user, portal } = await show({
      walletTransfer: { transfers: [], unreached: ['CORALC'], balance: '1' },
    });
    await user.click(await screen.findByRole('button', { name: 'Collect all' }));
    const panel = await screen.findByRole('region', { name: 'Collect all' });
    await user.type(await within(panel).findByLabelText(/Payment password/u), '730194');
    await user.click(within(panel).getByRole('button', { name: 'Collect all' }));
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain(
        'A vendor did not answer, so nothing was collected from it.',
      ),
    );
  });

  it('shows a placeholder from a hint until the balance has come [STA-10]', async () => {
    const { portal, answer } = await show();
    await screen.findByText(/USD\s1,050\.00/u);
    answer({ walletTransferState: () => ({ ...state, main: '200000' }) });
    portal.calls.invalidate((id) => id === 'walletTransferState');
    expect(await screen.findByText('Updating…')).toBeDefined();
    expect(await screen.findByText(/USD\s2,050\.00/u)).toBeDefined();
  });
});
