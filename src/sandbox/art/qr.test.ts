import { describe, expect, it } from 'vitest';
import { qrModules } from './qr.ts';

const row = (modules: boolean[][], index: number): string =>
  (modules[index] ?? []).map((dark) => (dark ? '#' : '.')).join('');

describe('qrModules', () => {
  it('takes the smallest version that holds the text', () => {
    const sides = ['a', 'x'.repeat(14), 'x'.repeat(15), 'x'.repeat(43), 'x'.repeat(106)].map(
      (text) => qrModules(text).length,
    );
    expect(sides).toEqual([21, 21, 25, 33, 41]);
  });

  it('puts finder and timing patterns where readers look for them', () => {
    const modules = qrModules('https://a.example');
    expect(row(modules, 0).slice(0, 8)).toBe('#######.');
    expect(row(modules, 2).slice(0, 8)).toBe('#.###.#.');
    expect(row(modules, 6)).toBe('#######.#.#.#.#.#.#######'.slice(0, modules.length));
    expect(row(modules, modules.length - 1).slice(0, 8)).toBe('#######.');
  });

  it('refuses a text that does not fit', () => {
    expect(() => qrModules('x'.repeat(107))).toThrow(RangeError);
  });
});
