import { describe, expect, it } from 'vitest';
import { documentSchema } from '#operator/document/form/schema-level.ts';
import { partsOf } from './parts-of.ts';

const labels = (parts: readonly { label: string }[]): string[] => parts.map(({ label }) => label);

describe('what a value holds', () => {
  it('is the properties of a document without those that name it', () => {
    const { properties, entries } = partsOf(documentSchema('theme'), { kind: 'theme', id: 'main' }, true);
    expect(labels(properties)).toEqual(['Modes', 'Type', 'Shape', 'Layout', 'Motion', 'Backdrop']);
    expect(entries).toEqual([]);
  });

  it('is the blocks of a screen in their sequence, and of a block its props and slots', () => {
    const screen = documentSchema('screen');
    const body = partsOf(screen, {}, true).properties.find(({ label }) => label === 'Body');
    const value = {
      order: ['second', 'gone', 'first'],
      items: { first: { type: 'heroCarousel' }, second: { type: 'tabs' }, unlisted: { type: 'footer' } },
    };
    const { entries } = partsOf(body?.schema ?? screen, value);
    expect(labels(entries)).toEqual(['second, tabs', 'first, heroCarousel', 'unlisted, footer']);
    const [, hero] = entries;
    const { properties } = partsOf(hero?.schema ?? screen, value.items.first);
    expect(properties.map(({ path }) => path)).toEqual([['props']]);
  });

  it('is the entries of a map by their names', () => {
    const texts = partsOf(documentSchema('texts'), {}, true).properties.find(
      ({ label }) => label === 'Texts',
    );
    const { entries } = partsOf(texts?.schema ?? documentSchema('texts'), { 'a.b': 'One', 'a.c': 'Two' });
    expect(entries.map(({ label, path }) => [label, path])).toEqual([
      ['a.b', ['a.b']],
      ['a.c', ['a.c']],
    ]);
  });
});
