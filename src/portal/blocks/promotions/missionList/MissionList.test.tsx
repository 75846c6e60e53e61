import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { promotionStates, standing } from '#portal/testing/promotions.ts';
import { stage } from '#portal/testing/stage.tsx';
import { MissionList } from './MissionList.tsx';

afterEach(cleanup);

const award = { id: 'w1', what: 'points', amount: '60', at: '2026-03-01T10:00:00Z' } as const;
const mission = (id: string, given: Parameters<typeof standing>[1]) =>
  standing(id, { mission: true, ...given });
const show = (answer: ReturnType<typeof promotionStates>) =>
  stage({ view: MissionList }, {}, { member: 0, answers: { promotionStates: answer } });

describe('missionList', () => {
  it('tells how far each mission is, under its terms, and leaves promotions to their page', async () => {
    await show(
      promotionStates(
        standing('spring'),
        mission('spins', { state: 'PROCESS', progress: { done: '3', of: '5', unit: 'rounds' } }),
        mission('tables', {
          state: 'PROCESS',
          progress: { done: '1200000', of: '5000000', unit: 'stake' },
        }),
      ),
    );
    expect(await screen.findByText('Rounds so far: 3 of 5')).toBeDefined();
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar');
    expect(bars.map(({ value }) => value)).toEqual([0.6, 0.24]);
    expect(screen.getByText(/Staked so far: \D*12,000\.00 of \D*50,000\.00/u)).toBeDefined();
    expect(screen.getByText('Terms spins')).toBeDefined();
    expect(screen.queryByText('Title spring')).toBeNull();
  });

  it('claims what is reached, once, and says that it begins anew', async () => {
    const { user, answer, asked } = await show(
      promotionStates(
        mission('spins', { state: 'CLAIM', step: 'claim', awards: [{ ...award, state: 'OPEN' }] }),
      ),
    );
    const button = await screen.findByRole('button', { name: 'Claim 60 points' });
    answer({
      promotionClaim: { ...award, state: 'CLAIMED' },
      promotionStates: promotionStates(
        mission('spins', { state: 'CLAIMED', reason: 'WINDOW', awards: [{ ...award, state: 'CLAIMED' }] }),
      ),
    });
    await user.dblClick(button);
    const card = within((await screen.findByText(/begins anew with the next one/u)).closest('article')!);
    expect(card.queryByRole('button')).toBeNull();
    expect(asked.filter(({ id }) => id === 'promotionClaim')).toHaveLength(1);
  });
});
