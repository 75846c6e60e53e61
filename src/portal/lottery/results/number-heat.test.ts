import { describe, expect, it } from 'vitest';
import type { DrawnGame } from '../room-types.ts';
import { heatOf } from './number-heat.ts';

const drawn = (...balls: number[]): DrawnGame => ({
  code: 'any',
  name: 'Any',
  numero: '20260302-1201',
  status: 'SETTLED',
  version: 1,
  drawsAt: 0,
  result: { balls },
});

describe('heat of numbers', () => {
  it('counts the numbers of 2D, with the draws since each came', () => {
    const rows = heatOf('2d', [drawn(1, 2), drawn(0, 7), drawn(1, 2), drawn(2, 1)]);
    expect(rows.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 10 }, () => 10));
    expect(rows[1]?.cells[2]).toEqual({ label: '12', times: 2, gap: 0 });
    expect(rows[0]?.cells[7]).toEqual({ label: '07', times: 1, gap: 1 });
    expect(rows[9]?.cells[9]).toEqual({ label: '99', times: 0, gap: 4 });
  });

  it('counts the digits of 3D by place, without draws that are still coming to light', () => {
    const [hundreds, tens] = heatOf('3d', [drawn(5), drawn(5, 0, 1), drawn(5, 1, 1)]);
    expect(hundreds?.cells[5]).toEqual({ label: '5', times: 2, gap: 0 });
    expect(tens?.cells[1]).toEqual({ label: '1', times: 1, gap: 1 });
  });

  it('has none of other games', () => {
    expect(heatOf('ssc', [drawn(1, 2, 3, 4, 5)])).toEqual([]);
  });
});
