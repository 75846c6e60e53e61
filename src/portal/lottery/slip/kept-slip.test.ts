import { beforeEach, describe, expect, it } from 'vitest';
import { keepSlip, readSlip } from './kept-slip.ts';
import type { SlipLine } from './slip-store.ts';

/** Storage of a tab in memory. */
function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    clear: () => entries.clear(),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const line: SlipLine = {
  id: 7,
  game: 'two-digit',
  name: '2D',
  betType: 'exact',
  group: 'exact',
  selection: ['07'],
  notes: 1,
  cost: 1,
  unit: 10_000n,
  multiple: 1,
  odds: { win: '85' },
};

describe('a slip in the storage of the tab', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = memory();
  });

  it('is read as it was kept, without the refusals of then', () => {
    keepSlip(storage, 'two-digit', {
      lines: [{ ...line, refused: { code: 'NUMBER_FULL' } }],
      numero: '20261122-0001',
    });
    expect(readSlip(storage, 'two-digit')).toEqual({ lines: [{ ...line, id: 1 }], numero: '20261122-0001' });
    expect(readSlip(storage, 'three-digit')).toBeUndefined();
  });

  it('is gone once it is empty', () => {
    keepSlip(storage, 'two-digit', { lines: [line], numero: '20261122-0001' });
    keepSlip(storage, 'two-digit', { lines: [], numero: undefined });
    expect(storage.length).toBe(0);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"numero":"1"}',
    '{"numero":"1","lines":[null]}',
    '{"numero":"1","lines":[{"unit":"x"}]}',
  ])('is none when the entry is %s', (entry) => {
    storage.setItem('livery.slip.two-digit', entry);
    expect(readSlip(storage, 'two-digit')).toBeUndefined();
  });
});
