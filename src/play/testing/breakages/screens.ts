import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import { club, page } from '#engine/testing/breakages/club-page.ts';
import { objectUnder } from '#engine/testing/small-packs.ts';
import type { audienceProblems } from '#play/screens/check-audience.ts';
import type { centreProblems } from '#play/screens/check-centre.ts';

const panelFile = 'ground/screen/security.json';

/** Breakages of panels of centres, and of blocks for members only. */
export const screens: Breakage<keyof typeof audienceProblems | keyof typeof centreProblems>[] = [
  change(
    'a panel without a centre',
    (packs) => void delete objectUnder(packs['ground']?.['screen/security'])['centre'],
    { code: 'PANEL_WITHOUT_CENTRE', file: panelFile, pointer: '/centre', at: '{' },
  ),
  change(
    'a panel in a modal that shows none',
    (packs) => Object.assign(objectUnder(packs['ground']?.['screen/security']), { centre: 'register' }),
    { code: 'PANEL_WITHOUT_CENTRE', file: panelFile, pointer: '/centre', at: '"register"' },
  ),
  change(
    'a wallet on a page for visitors',
    (packs) => page(packs, { wallet: { type: 'walletOverview' } }),
    club('BLOCK_NEEDS_LOGIN', '/body/items/wallet/type', '"walletOverview"'),
  ),
  change(
    'a wallet on a page for whoever is no agent',
    (packs) =>
      page(packs, { wallet: { type: 'walletOverview' } }, { when: { '!': [{ var: 'member.isAgent' }] } }),
    club('BLOCK_NEEDS_LOGIN', '/body/items/wallet/type', '"walletOverview"'),
  ),
  change(
    'a block for members in a frame',
    (packs) => {
      const body = objectUnder(packs['ground']?.['screen/frame-full'], 'body');
      Object.assign(body, { order: [...(body['order'] as string[]), 'overview'] });
      Object.assign(objectUnder(body, 'items'), { overview: { type: 'accountOverview' } });
    },
    {
      code: 'BLOCK_NEEDS_LOGIN',
      file: 'ground/screen/frame-full.json',
      pointer: '/body/items/overview/type',
      at: '"accountOverview"',
    },
  ),
];
