import { describe, expect, it } from 'vitest';
import { storyModule, wordsOf, type StoryFile } from './story-file.ts';
import { storyId, welcomeOf } from './welcome.ts';

const meta = { from: 'brand-stories.tsx', name: 'brandMeta' };
const file = (title: string, ...names: string[]): StoryFile => ({
  title,
  meta,
  stories: Object.fromEntries(names.map((name) => [name, { livery: {} }])),
});

describe('the list of stories', () => {
  it('has names in words, while ids stay', () => {
    expect(
      ['TwoHundred', 'heroCarousel', 'login-page', 'totpBegin', 'LongText', 'room-11x5'].map(wordsOf),
    ).toEqual(['200 entries', 'Hero carousel', 'Login page', 'TOTP begin', 'Long texts', 'Room 11x5']);
    const helpmc: StoryFile = { ...file('Aurora/Pages'), stories: { helpmc: { name: 'Help', livery: {} } } };
    const hero = storyModule(file('Aurora/Blocks/HeroCarousel', 'Plain'));
    expect(hero).toContain('title: "Aurora/Blocks/Hero carousel", id: "aurora-blocks-herocarousel"');
    expect(storyModule(helpmc)).toContain('export const Helpmc = { name: "Help", ');
    expect(storyId('Aurora/Pages', 'helpmc')).toBe('aurora-pages--helpmc');
  });

  it('is told by the welcome page: each group with its first story and its number', () => {
    const files = [
      file('Reference/Blocks', 'heroCarousel'),
      file('Aurora/Pages', 'home', 'login-page'),
      file('Aurora/Menus/Main', 'Plain'),
      file('Aurora/Menus/Foot', 'Plain', 'TwoHundred'),
    ];
    expect(welcomeOf(files, ['aurora'])).toEqual({
      shared: [{ title: 'Reference', id: 'reference-blocks--hero-carousel', count: 1 }],
      brands: [
        {
          brand: 'aurora',
          title: 'Aurora',
          groups: [
            { title: 'Pages', id: 'aurora-pages--home', count: 2 },
            { title: 'Menus', id: 'aurora-menus-main--plain', count: 3 },
          ],
        },
      ],
    });
  });
});
