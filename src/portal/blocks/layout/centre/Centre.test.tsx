import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CentreProps } from '#contract/generated/blocks.ts';
import type { BlockView, BlockViewProps } from '#ui/blocks/types.ts';
import { block as leaderboards } from '#portal/blocks/promotions/leaderboards/index.tsx';
import { block as missionList } from '#portal/blocks/promotions/missionList/index.tsx';
import { RenderingFromPortal } from '#portal/shell/RenderingFromPortal.tsx';
import { promotionStates, standing } from '#portal/testing/promotions.ts';
import { stage } from '#portal/testing/stage.tsx';
import { Centre } from './Centre.tsx';

afterEach(cleanup);

const blocks = {
  missionList: missionList as BlockView<never>,
  leaderboards: leaderboards as BlockView<never>,
};

const View = (props: BlockViewProps<CentreProps>) => (
  <RenderingFromPortal blocks={blocks}>
    <Centre {...props} />
  </RenderingFromPortal>
);

/** The member centre of the base, with so many missions whose rewards wait. */
const open = (home: string, missions: number) =>
  stage(
    { view: View },
    { menu: 'member', home },
    {
      member: 0,
      answers: {
        rewardCounts: { missions, rewards: missions },
        promotionStates: promotionStates(
          standing('spins', {
            mission: true,
            state: 'PROCESS',
            progress: { done: '3', of: '5', unit: 'rounds' },
          }),
        ),
        leaderboards: { boards: [], currency: 'MMK', digits: 2 },
      },
    },
  );
const entry = (name: string) =>
  within(screen.getByRole('navigation')).findByRole('link', { name: new RegExp(`^${name}`, 'u') });

it('has missions and rankings as missionLeaderboard, with the number that waits above 0 [MEM-12]', async () => {
  await open('missionLeaderboard', 2);
  expect(await screen.findByText('Rounds so far: 3 of 5')).toBeDefined();
  const missions = await entry('Missions');
  expect(missions.getAttribute('aria-current')).toBe('page');
  expect(await within(missions).findByText('2')).toBeDefined();
  cleanup();
  await open('missionLeaderboard', 0);
  expect(await screen.findByText('Rounds so far: 3 of 5')).toBeDefined();
  expect((await entry('Missions')).textContent).toBe('Missions');
});
