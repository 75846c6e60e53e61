import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameRoomsProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { limit, protection } from '#portal/protection/testing/protection-answer.ts';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { announcement, announcements, game } from '#portal/testing/samples.ts';
import { ModalContext } from '#portal/shell/modal-context.ts';
import { stage, type Answers, type StageOptions } from '#portal/testing/stage.tsx';
import { AddressList } from './addressList/AddressList.tsx';
import { AnnouncementList } from './announcementList/AnnouncementList.tsx';
import { DeviceList } from './deviceList/DeviceList.tsx';
import { ExclusionChoice } from './exclusionChoice/ExclusionChoice.tsx';
import { GameRooms } from './gameRooms/GameRooms.tsx';
import { HelpCentre } from './helpCentre/HelpCentre.tsx';
import { InviteLink } from './inviteLink/InviteLink.tsx';
import { LinkedProviders } from './linkedProviders/LinkedProviders.tsx';
import { LogoutConfirm } from './logoutConfirm/LogoutConfirm.tsx';
import { NoticeTicker } from './noticeTicker/NoticeTicker.tsx';
import { ProfitRecord } from './profitRecord/ProfitRecord.tsx';
import { PromoDetail } from './promoDetail/PromoDetail.tsx';
import { ProtectionLimits } from './protectionLimits/ProtectionLimits.tsx';
import { SessionClock } from './sessionClock/SessionClock.tsx';
import { ThemeSwitch } from './themeSwitch/ThemeSwitch.tsx';
import { WalletOverview } from './walletOverview/WalletOverview.tsx';

afterEach(cleanup);

const money = { currency: 'USD', digits: 2 };
const sums = { bets: '600', wins: '250', rebates: '10', promotions: '5', netLoss: '335' };
const transfer = { id: 't1', vassalage: 'COPPER', direction: 'in', amount: '25', status: 'SUCCESS' } as const;
const answers: Answers = {
  addressList: { addresses: [] },
  announcements: announcements({
    player: [announcement('a'), announcement('b')],
    header: [announcement('line')],
    promotion: [announcement('a')],
  }),
  gameList: { games: [game('1')], total: 1 } as never,
  helpCenter: { articles: [] },
  memberProviders: { providers: [] },
  memberSecurity: securityAnswer({ lastLogin: null }),
  merchantWallet: { isSingle: false, vendors: [], min: '1', max: '100', ...money },
  profitRecord: { from: '2026-02-24', to: '2026-02-24', total: sums, days: [], gameTypes: [], ...money },
  protection: protection({ limits: [limit('deposit', 'day'), limit('stake', 'day')] }),
  roomList: { rooms: [{ roomId: 'r', name: 'Room r', minBet: '1', maxBet: '2' }], ...money },
  sessionCheck: {
    now: '2026-01-05T10:00:00Z',
    startedAt: '2026-01-05T09:00:00Z',
    expiresAt: '2026-01-05T12:00:00Z',
    wagered: '0',
    net: '0',
    minutes: 0,
    nextAt: null,
    ...money,
  },
  sessionList: { sessions: [] },
  walletTransferState: {
    main: '100',
    transit: '0',
    held: '0',
    vendors: [],
    ...money,
    transfers: [{ ...transfer, at: '2026-03-01T10:00:00Z' }],
  },
};

type View = ComponentType<never>;

const RoomsOfGame = (props: BlockViewProps<GameRoomsProps>) => (
  <ModalContext value={{ id: 'rooms', params: { game: 'g1' } }}>
    <GameRooms {...props} />
  </ModalContext>
);

/** Words that show without the property only. */
const left: [view: View, props: object, words: string][] = [
  [AnnouncementList, { limit: 1 }, 'Title b'],
  [DeviceList, { lastLogin: false }, 'This is your first visit'],
  [ExclusionChoice, { offers: ['exclusion'] }, 'Take a break'],
  [RoomsOfGame, { head: false }, 'Game 1'],
  [ProfitRecord, { formula: false }, 'Net loss = bets − wins'],
  [ProtectionLimits, { kinds: ['deposit', 'loss'] }, 'Stakes'],
  [SessionClock, { elapsed: false }, 'Session '],
  [WalletOverview, { transfers: false }, 'Latest transfers'],
  [AddressList, { empty: 'menu.help' }, 'No address is known yet.'],
  [HelpCentre, { title: 'menu.help' }, 'Help centre'],
  [LinkedProviders, { empty: 'menu.help' }, 'There are no other ways to log in here.'],
  [LogoutConfirm, { question: 'menu.help' }, 'Do you want to sign out?'],
];

/** Words that show with the property only. */
const added: [view: View, props: object, words: RegExp][] = [
  [AddressList, { empty: 'menu.help' }, /^Help$/],
  [HelpCentre, { title: 'menu.help' }, /^Help(?! centre)/],
  [LinkedProviders, { empty: 'menu.help' }, /^Help$/],
  [LogoutConfirm, { question: 'menu.help' }, /^Help/],
  [ThemeSwitch, { words: true }, /Switch to light/],
];

/** Puts the block on a page and waits until everything that it shows is there. */
async function shown(view: View, props: object, options: StageOptions = {}) {
  const block = { view: view as ComponentType<BlockViewProps<object>> };
  const page = await stage(block, props, { member: 0, answers, ...options });
  await waitFor(() => expect(page.container.innerHTML).not.toBe(''));
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"], .lv-skeleton')).toBeNull());
  return page;
}

const words = (): string => document.body.textContent ?? '';

describe('a property', () => {
  it.each(left.map((row) => [row[0].name, ...row] as const))(
    'of %s takes the place of what shows without it',
    async (_, view, props, usual) => {
      await shown(view, {});
      await waitFor(() => expect(words()).toContain(usual));
      cleanup();
      await shown(view, props);
      expect(words()).not.toContain(usual);
    },
  );

  it.each(added.map((row) => [row[0].name, ...row] as const))(
    'of %s shows what it says',
    async (_, view, props, instead) => {
      await shown(view, {});
      expect(words()).not.toMatch(instead);
      cleanup();
      await shown(view, props);
      await waitFor(() => expect(words()).toMatch(instead));
    },
  );
});

describe('where a block leads', () => {
  it('is the modal that the ticker names, else the announcements', async () => {
    const press = async (props: object) => {
      const page = await shown(NoticeTicker, props);
      await page.user.click(await screen.findByRole('button', { name: /Title line/ }));
      return page.modals();
    };
    expect(await press({})).toEqual(['announcements']);
    cleanup();
    expect(await press({ list: 'register' })).toEqual(['register']);
  });

  it('is the page that promoDetail names, else all promotions', async () => {
    const back = () => screen.findByRole('link', { name: 'All promotions' });
    await shown(PromoDetail, {}, { at: '/promoDetail?id=a' });
    expect((await back()).getAttribute('href')).toBe('/promotions');
    cleanup();
    await shown(PromoDetail, { all: 'join' }, { at: '/promoDetail?id=a' });
    expect((await back()).getAttribute('href')).toBe('/join');
  });

  it('is the page that inviteLink names, else the registration', async () => {
    const agent = {
      id: '1',
      account: 'agent',
      nickname: '',
      type: 1 as const,
      toUpline: null,
      affiliateCode: 'A',
      clubLabel: { labelName: '' },
      memberLabel: [],
      lastLoginAt: null,
      registeredAt: '2025-06-01T00:00:00Z',
    };
    const link = async (props: object) => {
      await shown(InviteLink, props, { member: 1, answers: { memberInfo: agent } });
      return (await screen.findByLabelText<HTMLInputElement>('Your invitation link')).value;
    };
    expect(await link({})).toBe('http://brand.test/register?affiliateCode=A');
    cleanup();
    expect(await link({ page: 'join' })).toBe('http://brand.test/join?affiliateCode=A');
  });
});
