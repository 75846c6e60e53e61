import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { stage } from '#portal/testing/stage.tsx';
import { CountdownBlock } from './CountdownBlock.tsx';

const inYangon = (documents: Documents): Documents => ({
  ...documents,
  brand: { ...documents.brand, timeZone: 'Asia/Yangon' },
});
const block = { view: CountdownBlock };
const now = new Date('2026-12-23T09:00:00Z');

describe('countdown', () => {
  it('says what begins and how long it is until then, on the clocks of the brand', async () => {
    await stage(block, { until: '2026-12-24T17:30', label: 'brand.name' }, { now, documents: inYangon });
    // 17:30 in Yangon is 11:00 in UTC.
    const timer = await screen.findByRole('timer');
    expect(timer.textContent).toMatch(/^1\D+02\D+00/u);
    expect(timer.parentElement?.textContent).toMatch(/^Aurora/u);
  });

  it('leaves the place to what is said afterwards', async () => {
    await stage(block, { until: '2026-12-23T15:29', over: 'brand.name' }, { now, documents: inYangon });
    expect(await screen.findByText('Aurora')).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
