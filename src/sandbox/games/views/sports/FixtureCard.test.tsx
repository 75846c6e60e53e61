import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Hello } from '../../shell/api.ts';
import { TableContext } from '../../shell/table.ts';
import { table } from '../../testing/table.ts';
import type { FixtureView } from './book-view.ts';
import { FixtureCard } from './FixtureCard.tsx';

afterEach(cleanup);

it.each([
  ['Asia/Yangon', '10:00 UTC+6:30'],
  ['America/New_York', '22:30 UTC-5'],
])("says when a match begins in the platform's zone: %s", (timeZone, time) => {
  const hello = { language: 'de', timeZone, chips: [], open: [] } as unknown as Hello;
  const fixture = {
    key: 'match',
    teams: ['Inle', 'Bago'],
    state: 'soon',
    begins: Date.parse('2026-01-05T03:30:00Z'),
    odds: { home: 190, draw: 310, away: 400, over: 0, under: 0 },
  } as unknown as FixtureView;
  render(
    <TableContext value={table({ hello })}>
      <FixtureCard fixture={fixture} picked={undefined} onPick={() => undefined} />
    </TableContext>,
  );
  expect(screen.getByText(`Starts ${time}`)).toBeDefined();
});
