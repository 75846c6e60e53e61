import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { blocksAt, outermostBlocks, slotOf, withBlocksMoved, withBlocksShown } from './block-edits.ts';

const block = (type: string, slots?: JsonObject): JsonObject => ({ type, ...(slots && { slots }) });
const screen: JsonObject = {
  kind: 'screen',
  id: 'home',
  body: {
    order: ['a', 'box', 'b', 'c'],
    items: {
      a: block('heading'),
      box: block('section', { default: { order: ['in'], items: { in: block('text') } } }),
      b: block('text'),
      c: block('text'),
    },
  },
};
const order = (of: JsonObject, slot = 'body') => slotOf(of, slot).order;

describe('several blocks', () => {
  it('move together before one of their slot, in the order they had', () => {
    const moved = withBlocksMoved(screen, ['body/a', 'body/c'], 'body', 3);
    expect(moved && order(moved.screen)).toEqual(['box', 'b', 'a', 'c']);
  });

  it('move into another block, and take what is inside of them along', () => {
    const moved = withBlocksMoved(screen, ['body/b', 'body/c'], 'body/box/default', 0);
    expect(moved && order(moved.screen, 'body/box/default')).toEqual(['b', 'c', 'in']);
    expect(moved?.paths).toEqual(['body/box/default/b', 'body/box/default/c']);
    expect(withBlocksMoved(screen, ['body/box', 'body/a'], 'body/box/default', 0)).toBeUndefined();
    expect(outermostBlocks(['body/box/default/in', 'body/box'])).toEqual(['body/box']);
    expect(blocksAt(screen, ['body/box', 'body/box/default/in']).map(({ id }) => id)).toEqual(['box']);
  });

  it('are hidden and shown together', () => {
    const hidden = withBlocksShown(screen, ['body/a', 'body/b'], false);
    expect(order(hidden)).toEqual(['box', 'c']);
    expect(order(withBlocksShown(hidden, ['body/a', 'body/b', 'body/c'], true))).toEqual([
      'box',
      'c',
      'a',
      'b',
    ]);
  });
});
