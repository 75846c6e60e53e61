import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import {
  stepTo,
  withBlock,
  withBlockCopied,
  withBlockMoved,
  withBlockShown,
  withoutBlock,
} from './block-edits.ts';
import { blockAtSteps, documentSteps, valueAtPath } from '../documents/block-path.ts';
import { allNodes, screenTree } from './block-tree.ts';
import { blockType, findBlockTypes, fitsOn, purposes } from './block-types.ts';
import { newBlock } from './new-block.ts';

const home = (): JsonObject => ({
  kind: 'screen',
  id: 'home',
  presentation: 'page',
  body: {
    order: ['hero', 'hot'],
    items: {
      hero: { type: 'heroCarousel', fallback: { type: 'heading', props: { text: 'hero.words' } } },
      hot: {
        type: 'section',
        props: { title: 'hot.title' },
        slots: { default: { order: ['lane'], items: { lane: { type: 'gameLane' } } } },
      },
      pair: { type: 'columns' },
    },
  },
});
const documents = {
  'screen/home': home(),
  'brand/main': { kind: 'brand', id: 'main', languages: ['en', 'my'], defaultLanguage: 'en' },
  'texts/en': { kind: 'texts', id: 'en', texts: { 'hot.title': 'Hot games' } },
  'texts/my': { kind: 'texts', id: 'my', texts: { 'hot.title': 'ပူ' } },
  'form/login': { kind: 'form', id: 'login' },
};
const order = (screen: JsonObject | undefined, slot: string) => valueAtPath(screen ?? {}, slot)?.['order'];
const slotsOf = (type: string) => blockType(type)?.slots ?? [];

describe('the tree of a screen', () => {
  it('names blocks by type and words, and tells what does not show, falls back and holds blocks in several places', () => {
    const nodes = allNodes(screenTree(documents, home()));
    expect(nodes.map(({ key }) => key)).toEqual([
      'body/hero',
      'body/hero~',
      'body/hot',
      'body/hot/default/lane',
      'body/pair',
      'body/pair/first',
      'body/pair/second',
      'body/pair/third',
    ]);
    expect(nodes.find(({ key }) => key === 'body/hot')).toMatchObject({
      name: 'Section',
      about: 'Hot games',
      shown: true,
    });
    expect(nodes.find(({ key }) => key === 'body/pair')).toMatchObject({ shown: false });
    expect(nodes.find(({ key }) => key === 'body/hero~')).toMatchObject({ fallback: true });
  });

  it('says of a type that the portal does not have that it is unknown', () => {
    const screen = withBlock(home(), 'body', 0, 'odd', { type: 'teleporter' }).screen;
    expect(screenTree(documents, screen)[0]).toMatchObject({ name: 'Teleporter', known: false });
  });

  it('finds the block that a pointer of the document leads into', () => {
    const steps = [...documentSteps('body/hot/default/lane'), 'props', 'limit'];
    expect(blockAtSteps(steps)).toEqual({ path: 'body/hot/default/lane', rest: ['props', 'limit'] });
    expect(blockAtSteps([...documentSteps('body/hero~'), 'type'])).toEqual({
      path: 'body/hero~',
      rest: ['type'],
    });
    expect(blockAtSteps(['path'])).toBeUndefined();
  });
});

describe('editing blocks', () => {
  it('puts one in with an id of its own', () => {
    const { screen, path } = withBlock(home(), 'body', 1, 'hero', { type: 'heading' });
    expect(path).toBe('body/hero2');
    expect(order(screen, 'body')).toEqual(['hero', 'hero2', 'hot']);
  });

  it('puts one into a slot that the document does not have yet', () => {
    const { screen } = withBlock(home(), 'body/pair/first', 0, 'sign', { type: 'heading' });
    expect(order(screen, 'body/pair/first')).toEqual(['sign']);
  });

  it('moves one among its neighbours and between slots, never into itself', () => {
    expect(order(withBlockMoved(home(), 'body/hero', 'body', 2)?.screen, 'body')).toEqual(['hot', 'hero']);
    expect(order(withBlockMoved(home(), 'body/hot', 'body', 0)?.screen, 'body')).toEqual(['hot', 'hero']);
    const inside = withBlockMoved(home(), 'body/hero', 'body/hot/default', 0);
    expect(inside?.path).toBe('body/hot/default/hero');
    expect(order(inside?.screen, 'body')).toEqual(['hot']);
    expect(order(inside?.screen, 'body/hot/default')).toEqual(['hero', 'lane']);
    expect(withBlockMoved(home(), 'body/hot', 'body/hot/default', 0)).toBeUndefined();
  });

  it('steps out of a block and into the one before it', () => {
    expect(stepTo(home(), 'body/hot/default/lane', 'out', slotsOf)).toEqual({ slot: 'body', at: 2 });
    expect(stepTo(home(), 'body/hot', 'in', slotsOf)).toBeUndefined();
    const below = withBlockMoved(home(), 'body/hero', 'body', 2)?.screen ?? {};
    expect(stepTo(below, 'body/hero', 'in', slotsOf)).toEqual({ slot: 'body/hot/default', at: 1 });
    expect(stepTo(home(), 'body/hero', 'up', slotsOf)).toBeUndefined();
    expect(stepTo(home(), 'body/hot', 'out', slotsOf)).toBeUndefined();
  });

  it('copies, hides, shows and removes', () => {
    expect(order(withBlockCopied(home(), 'body/hero')?.screen, 'body')).toEqual(['hero', 'hero2', 'hot']);
    const hidden = withBlockShown(home(), 'body/hero', false);
    expect(order(hidden, 'body')).toEqual(['hot']);
    expect(valueAtPath(hidden, 'body/hero')).toBeDefined();
    expect(order(withBlockShown(hidden, 'body/hero', true, 0), 'body')).toEqual(['hero', 'hot']);
    const gone = withoutBlock(home(), 'body/hero');
    expect([order(gone, 'body'), valueAtPath(gone, 'body/hero')]).toEqual([['hot'], undefined]);
    expect(valueAtPath(withoutBlock(home(), 'body/hero~'), 'body/hero~')).toBeUndefined();
  });
});

describe('new blocks', () => {
  const type = (name: string) => {
    const found = blockType(name);
    if (!found) throw new Error(`No block ${name}.`);
    return found;
  };

  it('have what their schema asks for', () => {
    expect(newBlock(documents, 'home', type('form')).block).toEqual({
      type: 'form',
      props: { form: 'login' },
    });
    expect(newBlock(documents, 'home', type('stack')).block).toEqual({ type: 'stack' });
  });

  it('get words of their own in every language', () => {
    const { block, texts } = newBlock(documents, 'home', type('heading'));
    expect(block).toEqual({ type: 'heading', props: { text: 'screen.home.heading.text' } });
    expect(texts['texts/my']).toMatchObject({
      texts: { 'hot.title': 'ပူ', 'screen.home.heading.text': 'Heading' },
    });
  });

  it('are found by what they are', () => {
    expect(findBlockTypes('banner').map(({ type }) => type)).toContain('heroCarousel');
    expect(findBlockTypes('no such thing')).toEqual([]);
    expect(findBlockTypes('lottery').map(({ type }) => type)).toContain('countdown');
  });

  it('have a purpose, and those of a centre are not for pages', () => {
    for (const { type: name, purpose } of findBlockTypes(''))
      expect([name, purposes]).toEqual([name, expect.arrayContaining([purpose])]);
    expect(fitsOn(type('depositDesk'), 'page')).toBe(false);
    expect(fitsOn(type('depositDesk'), 'panel')).toBe(true);
    expect(fitsOn(type('heading'), 'page')).toBe(true);
    expect(type('depositDesk').purpose).toBe('cashier');
    expect(type('teamOverview').purpose).toBe('agent');
  });
});
