import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Hello } from '../../shell/api.ts';
import { TableContext } from '../../shell/table.ts';
import { sayIn } from '../../testing/say-in.ts';
import { table } from '../../testing/table.ts';
import { layoutOf } from './layouts.ts';
import { SpotsView } from './SpotsView.tsx';

afterEach(cleanup);

const open = () => {
  const hello = {
    chips: ['100'],
    open: [],
    game: { code: 'V', name: 'V', engine: { name: 'roulette' } },
  } as unknown as Hello;
  render(
    <TableContext value={table({ hello, chipText: (amount) => `${amount} chips` })}>
      <SpotsView />
    </TableContext>,
  );
};

describe('the table of roulette', () => {
  it('has twelve rows of three numbers with zero across its head, and what a row of them is called beside it', () => {
    const [{ spots = [] } = {}] = layoutOf('roulette', sayIn('en'));
    const placeOf = (id: string) => spots.find((spot) => spot.id === id)?.place;
    expect(spots).toHaveLength(49);
    expect(placeOf('n0')).toEqual({ along: 1, across: 3, length: 1, width: 3 });
    for (let number = 1; number <= 36; number += 1)
      expect(placeOf(`n${number}`)).toMatchObject({
        along: 1 + Math.ceil(number / 3),
        across: 3 + ((number - 1) % 3),
      });
    // No field of the table stands on another.
    const fields = spots.flatMap(({ place }) =>
      place
        ? Array.from({ length: place.length * place.width }, (_, at) =>
            [place.along + (at % place.length), place.across + Math.floor(at / place.length)].join(),
          )
        : [],
    );
    expect(new Set(fields).size).toBe(fields.length);
    // Twelve rows of five, zero, and the three columns at the foot.
    expect(fields).toHaveLength(12 * 5 + 3 + 3);
  });

  it('puts chips beside the number of their spot, which stays', () => {
    open();
    const seventeen = screen.getByRole('button', { name: /^17,/u });
    fireEvent.click(seventeen);
    fireEvent.click(seventeen);
    expect(within(seventeen).getByText('17')).toBeDefined();
    expect(within(seventeen).getByText('200 chips')).toBeDefined();
    expect(seventeen.textContent).toContain('Stake 200');
    fireEvent.click(screen.getByRole('button', { name: /^Column 1,/u }));
    expect(screen.getByRole('button', { name: 'Play · 300' })).toBeDefined();
  });
});
