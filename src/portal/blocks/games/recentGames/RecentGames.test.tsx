import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecentGamesProps } from '#contract/generated/blocks.ts';
import { game, many } from '#portal/testing/samples.ts';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { block } from './index.tsx';

afterEach(cleanup);

const vendors = { gameVendor: { vendors: [] } };
const games = { ...vendors, recentGames: { games: many(14, (id) => game(id)) } };
const open = (options: StageOptions, props: RecentGamesProps = {}) => stage(block, props, options);
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('recentGames', () => {
  it('has the games that a member played last, at most twelve or as many as its property says', async () => {
    await open({ member: 0, answers: games });
    expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeDefined();
    expect(names()).toHaveLength(12);
    cleanup();
    await open({ member: 0, answers: games }, { limit: 2, title: 'menu.help' });
    expect(await screen.findByRole('region', { name: 'Help' })).toBeDefined();
    expect(names()).toHaveLength(2);
  });

  it('asks for those of a category where its property names one', async () => {
    const { asked } = await open({ member: 0, answers: games }, { gameType: 'LIVE' });
    await screen.findByRole('region', { name: 'Continue playing' });
    const recent = asked.find(({ id }) => id === 'recentGames');
    expect(recent?.query.get('gameType')).toBe('LIVE');
  });

  it('asks for nothing, and shows nothing, for visitors', async () => {
    const { asked, container } = await open({ answers: games });
    expect([asked.map(({ id }) => id), container.textContent]).toEqual([[], '']);
  });

  it('is not there for a member who has played nothing', async () => {
    const { container } = await open({ member: 0, answers: { ...vendors, recentGames: { games: [] } } });
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(localStorage.getItem('livery.played')).toBeNull();
  });

  it('keeps its room while the games are on their way to somebody who has played on this device', async () => {
    await open({ member: 0, answers: games });
    await screen.findByRole('region', { name: 'Continue playing' });
    cleanup();
    const { container } = await open({ member: 0, sameTab: true });
    await screen.findByRole('heading', { name: 'Continue playing' });
    expect(container.querySelector('[aria-busy="true"] .lv-skeleton')).not.toBeNull();
  });
});
