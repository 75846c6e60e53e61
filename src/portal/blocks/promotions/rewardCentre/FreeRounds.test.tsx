import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { RewardCentre } from './RewardCentre.tsx';

afterEach(cleanup);

type Given = CallTypes['freeRounds']['value']['freeRounds'][number];
const money = { currency: 'MMK', digits: 2 };
const given = (id: string, more: Partial<Given> = {}): Given => ({
  id,
  game: {
    id,
    name: `Game ${id}`,
    code: id,
    vassalage: 'LUMEN',
    gameType: 'RNG',
    accountTypeName: 'Lumen',
    isGame: 'GAME',
    isHot: 0,
    isNew: 0,
    image: 'posters/lotus.svg',
  },
  ready: true,
  rounds: 10,
  left: 7,
  stake: '10000',
  won: '25050',
  until: '2026-03-08T10:00:00Z',
  ...more,
});

it('tells how many free rounds are left and what they have won, and leads into the game', async () => {
  const { user, asked } = await stage(
    { view: RewardCentre },
    {},
    {
      member: 0,
      answers: {
        rewards: { open: [], more: false, credited: [], ...money },
        freeRounds: { freeRounds: [given('lotus'), given('comet', { ready: false, won: '0' })], ...money },
      },
    },
  );
  expect((await screen.findAllByText(/^7 of 10 left, each as \D*100\.00 staked$/u)).length).toBe(2);
  expect(screen.getByText(/^Won so far: \D*250\.50$/u)).toBeDefined();
  // The vendor does not know of the others yet.
  expect(screen.getByText('Being made ready')).toBeDefined();
  const play = screen.getByRole('button', { name: 'Play' });
  expect(play.getAttribute('aria-describedby')).toBe(screen.getByText('Game lotus').id);
  await user.click(play);
  await waitFor(() => {
    const start = asked.find(({ id }) => id === 'launchAddress');
    expect(JSON.parse(start?.body ?? '{}')).toMatchObject({ gameId: 'lotus' });
  });
});
