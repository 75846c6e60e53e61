import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameRoomsProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { ModalContext } from '#portal/shell/modal-context.ts';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { AddressList } from './account/addressList/AddressList.tsx';
import { AnnouncementList } from './site/announcementList/AnnouncementList.tsx';
import { DeviceList } from './security/deviceList/DeviceList.tsx';
import { ExclusionChoice } from './protection/exclusionChoice/ExclusionChoice.tsx';
import { ExclusionNotice } from './protection/exclusionNotice/ExclusionNotice.tsx';
import { GameFrame } from './games/gameFrame/GameFrame.tsx';
import { GameRooms } from './games/gameRooms/GameRooms.tsx';
import { HelpCentre } from './site/helpCentre/HelpCentre.tsx';
import { InviteLink } from './account/inviteLink/InviteLink.tsx';
import { LinkedProviders } from './account/linkedProviders/LinkedProviders.tsx';
import { LogoutConfirm } from './session/logoutConfirm/LogoutConfirm.tsx';
import { MemberTransfer } from './wallet/memberTransfer/MemberTransfer.tsx';
import { NoticeTicker } from './site/noticeTicker/NoticeTicker.tsx';
import { PasskeyOffer } from './security/passkeyOffer/PasskeyOffer.tsx';
import { ProfitRecord } from './record/profitRecord/ProfitRecord.tsx';
import { PromoDetail } from './site/promoDetail/PromoDetail.tsx';
import { ProtectionHistory } from './protection/protectionHistory/ProtectionHistory.tsx';
import { ProtectionLimits } from './protection/protectionLimits/ProtectionLimits.tsx';
import { RewardCentre } from './promotions/rewardCentre/RewardCentre.tsx';
import { Rail } from './layout/rail/Rail.tsx';
import { SessionClock } from './session/sessionClock/SessionClock.tsx';
import { ThemeSwitch } from './layout/themeSwitch/ThemeSwitch.tsx';
import { propertyAnswers } from './testing/property-answers.ts';
import { WalletOverview } from './wallet/walletOverview/WalletOverview.tsx';
import { WithdrawalAnswer } from './cashier/withdrawalAnswer/WithdrawalAnswer.tsx';

afterEach(cleanup);

type View = ComponentType<never>;

const RoomsOfGame = (props: BlockViewProps<GameRoomsProps>) => (
  <ModalContext value={{ id: 'rooms', params: { game: 'g1' } }}>
    <GameRooms {...props} />
  </ModalContext>
);

const excluded: StageOptions = { exclusion: { kind: 'timeOut', until: '2999-01-01T00:00:00Z' } };
const game: StageOptions = { at: '/game?game=1' };

/** Words that show without the property only. */
const left: [view: View, props: object, words: string, options?: StageOptions][] = [
  [AnnouncementList, { limit: 1 }, 'Title b'],
  [DeviceList, { lastLogin: false }, 'This is your first visit'],
  [ExclusionChoice, { offers: ['exclusion'] }, 'Take a break'],
  [RoomsOfGame, { head: false }, 'Game 1'],
  [RewardCentre, { credited: false }, 'Credited lately'],
  [ProfitRecord, { formula: false }, 'Result = wins + rebates'],
  [ProtectionLimits, { kinds: ['deposit', 'loss'] }, 'Stakes'],
  [SessionClock, { elapsed: false }, 'Session '],
  [WalletOverview, { transfers: false }, 'Latest transfers'],
  [AddressList, { empty: 'menu.help' }, 'No address is known yet.'],
  [HelpCentre, { title: 'menu.help' }, 'Help centre'],
  [LinkedProviders, { empty: 'menu.help' }, 'There are no other ways to log in here.'],
  [LogoutConfirm, { question: 'menu.help' }, 'Do you want to log out?'],
  [ExclusionNotice, { ways: ['transactions'] }, 'Withdraw', excluded],
  [ExclusionNotice, { text: 'menu.help' }, 'Games and deposits are closed.', excluded],
  [GameFrame, { bar: ['clock', 'balance'] }, 'Deposit', game],
  [MemberTransfer, { to: ['downline'] }, 'Thiri'],
  [MemberTransfer, { sums: false }, 'Main wallet'],
  [ProtectionHistory, { limit: 1 }, '30 minutes'],
  [PasskeyOffer, { text: 'menu.help' }, 'With a passkey you log in'],
  [WithdrawalAnswer, { done: 'menu.help' }, 'Nothing waits for your answer.'],
];

/** Words that show with the property only. */
const added: [view: View, props: object, words: RegExp, options?: StageOptions][] = [
  [AddressList, { empty: 'menu.help' }, /^Help$/],
  [HelpCentre, { title: 'menu.help' }, /^Help(?! centre)/],
  [LinkedProviders, { empty: 'menu.help' }, /^Help$/],
  [LogoutConfirm, { question: 'menu.help' }, /^Help/],
  [ThemeSwitch, { words: true }, /Switch to light/],
  [ExclusionNotice, { text: 'menu.help' }, /Help/, excluded],
  [MemberTransfer, { to: ['downline', 'upline'] }, /Account of the downline/],
  [ProtectionHistory, { limit: 1 }, /Show older/],
  [WithdrawalAnswer, { done: 'menu.help' }, /Help/],
];

/** Puts the block on a page and waits until everything that it shows is there. */
async function shown(view: View, props: object, options: StageOptions = {}) {
  const block = { view: view as ComponentType<BlockViewProps<object>> };
  const page = await stage(block, props, { member: 0, answers: propertyAnswers, ...options });
  await waitFor(() => expect(page.container.innerHTML).not.toBe(''));
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"], .lv-skeleton')).toBeNull());
  return page;
}

const words = (): string => document.body.textContent ?? '';

describe('a property', () => {
  it.each(left.map((row) => [row[0].name, ...row] as const))(
    'of %s takes the place of what shows without it',
    async (_, view, props, usual, options) => {
      await shown(view, {}, options);
      await waitFor(() => expect(words()).toContain(usual));
      cleanup();
      await shown(view, props, options);
      expect(words()).not.toContain(usual);
    },
  );

  it.each(added.map((row) => [row[0].name, ...row] as const))(
    'of %s shows what it says',
    async (_, view, props, instead, options) => {
      await shown(view, {}, options);
      expect(words()).not.toMatch(instead);
      cleanup();
      await shown(view, props, options);
      await waitFor(() => expect(words()).toMatch(instead));
    },
  );
});

it('the width of the rail is medium, or what its property says', async () => {
  const width = async (props: object) =>
    (await shown(Rail, props)).container.querySelector('[data-width]')?.getAttribute('data-width');
  expect(await width({})).toBe('medium');
  cleanup();
  expect(await width({ width: 'wide' })).toBe('wide');
});

it('older changes show on demand', async () => {
  const { user } = await shown(ProtectionHistory, { limit: 1 });
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(words()).toContain('30 minutes');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
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
