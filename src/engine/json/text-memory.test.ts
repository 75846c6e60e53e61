import { describe, expect, it } from 'vitest';
import { createTextMemory } from './text-memory.ts';

describe('a memory of texts', () => {
  const counted = (memory = createTextMemory<number>(10)) => {
    let made = 0;
    return (name: string, ...texts: string[]) => memory(name, texts, () => (made += 1));
  };

  it('makes a value again only after one of its texts has changed', () => {
    const read = counted();
    expect([read('one', 'a', 'b'), read('one', 'a', 'b'), read('two', 'a', 'b')]).toEqual([1, 1, 2]);
    expect([read('one', 'a', 'c'), read('one', 'a'), read('one', 'a', 'c')]).toEqual([3, 4, 5]);
  });

  it('forgets what was not used for longest when it holds too much', () => {
    const read = counted();
    expect([read('one', 'aaaa'), read('two', 'bbbb'), read('one', 'aaaa'), read('three', 'cccc')]).toEqual([
      1, 2, 1, 3,
    ]);
    expect([read('one', 'aaaa'), read('two', 'bbbb')]).toEqual([1, 4]);
    expect([read('huge', 'a text of more than ten'), read('huge', 'a text of more than ten')]).toEqual([
      5, 6,
    ]);
  });
});
