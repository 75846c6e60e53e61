import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { PopularNumbers } from './PopularNumbers.tsx';

it('shows the short list of the platform, and all hundred numbers when they are asked for [CON-02]', async () => {
  const { user, asked } = await stage(
    { view: () => <PopularNumbers region="north" /> },
    {},
    {
      answers: {
        lotteryPopular: (query) => ({
          numbers: Array.from({ length: Number(query.get('count') ?? 20) }, (_, at) => ({
            number: String(at).padStart(2, '0'),
            times: 3,
            gap: 1,
          })),
          games: [],
          draws: 30,
        }),
      },
    },
  );
  const list = within(await screen.findByRole('region', { name: 'Numbers drawn most' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(20);
  await user.click(list.getByRole('button', { name: 'All 100 numbers' }));
  expect(await list.findByText('99')).toBeDefined();
  expect(list.getAllByRole('listitem')).toHaveLength(100);
  await user.click(list.getByRole('button', { name: 'Fewer numbers' }));
  await expect.poll(() => list.getAllByRole('listitem').length).toBe(20);
  expect(asked.map(({ query }) => query.get('count'))).toEqual([null, '100']);
});
