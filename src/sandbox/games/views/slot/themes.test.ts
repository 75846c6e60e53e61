import { describe, expect, it } from 'vitest';
import { posters } from '../../../art/posters.ts';
import { catalogue } from '../../catalogue/catalogue.ts';
import { posterId } from '../../catalogue/poster-id.ts';
import { themeOf } from './themes.ts';

const slots = Object.values(catalogue).flatMap(({ games }) =>
  Object.values(games)
    .filter(({ engine }) => engine.name === 'slot')
    .map(({ name }) => name),
);
const drawn = (url: string | undefined): string => decodeURIComponent(url?.split(',')[1] ?? '');

describe('the pictures of a slot', () => {
  it.each(slots)('are those of its poster: %s', (name) => {
    const id = posterId(name);
    expect(posters).toHaveProperty([id]);
    const { symbols, band } = themeOf(id);
    expect([...symbols.keys()]).toEqual(['h1', 'h2', 'h3', 'm1', 'm2']);
    expect(new Set(symbols.values()).size).toBe(5);
    expect(drawn(band)).toMatch(/^<svg /u);
    // An image takes nothing from elsewhere.
    for (const svg of [...symbols.values(), band].map(drawn)) expect(svg).not.toMatch(/href="(?!#)/u);
  });

  it('are some for a game that came later', () => {
    expect(themeOf('unheard-of').symbols.size).toBe(5);
    expect(themeOf('unheard-of').band).toBeUndefined();
  });
});
