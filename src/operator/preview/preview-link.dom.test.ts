import { snapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { afterEach, describe, expect, it } from 'vitest';
import { createPreviewLink, type PreviewLink } from './preview-link.ts';

const ORIGIN = 'http://brand.example';
let detach = (): void => {};
afterEach(() => {
  detach();
  document.body.replaceChildren();
});

/** A link with a frame, its posted messages, and a way to send messages from a window. */
function linked(link: PreviewLink = createPreviewLink()) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) throw new Error('The frame has no window.');
  const posted: { data: unknown; origin: unknown }[] = [];
  inside.postMessage = ((data: unknown, origin: unknown) =>
    posted.push({ data, origin })) as typeof inside.postMessage;
  detach = link.attach(frame, `${ORIGIN}/index?preview=t`);
  const hear = (
    data: unknown,
    { source = inside, origin = ORIGIN }: { source?: Window; origin?: string } = {},
  ) => globalThis.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  return { link, posted, hear };
}

describe('the talk with a preview', () => {
  it('tells its wishes once the portal answers, to that origin alone, and again after a load', () => {
    const { link, posted, hear } = linked();
    link.select('home/body/hero');
    expect(posted).toEqual([]);
    hear({ to: 'console', type: 'ready' });
    const wish = { to: 'portal', type: 'select', path: 'home/body/hero', scroll: true };
    expect(posted).toEqual([{ data: wish, origin: ORIGIN }]);
    hear({ to: 'console', type: 'ready' });
    expect(posted).toHaveLength(2);
  });

  it('hears only its frame on the origin of its address', () => {
    const { link, hear } = linked();
    const picked: string[] = [];
    subscribeKey(link.state, 'picked', (block) => block && picked.push(block.path), true);
    hear({ to: 'console', type: 'ready' }, { origin: 'http://elsewhere.example' });
    hear({ to: 'console', type: 'ready' }, { source: window });
    expect(link.state.connected).toBe(false);
    hear({ to: 'console', type: 'ready' });
    hear({ to: 'console', type: 'picked', path: 'home/body/hero' }, { origin: 'http://elsewhere.example' });
    hear({ to: 'console', type: 'picked', path: 'home/body/hero' });
    expect(picked).toEqual(['home/body/hero']);
  });

  it('passes over what is no message of a portal', () => {
    const { link, hear } = linked();
    hear({ to: 'console', type: 'ready' });
    const before = snapshot(link.state);
    for (const data of [
      null,
      'ready',
      { type: 'shown', paths: [] },
      { to: 'console', type: 'fault', path: 7 },
    ])
      hear(data);
    expect(snapshot(link.state)).toBe(before);
    hear({ to: 'console', type: 'shown', paths: ['home/body/hero', 7, 'x'.repeat(5_000)] });
    expect(link.state.shown).toEqual(new Set(['home/body/hero']));
  });

  it('says nothing to a frame that is gone', () => {
    const { link, posted, hear } = linked();
    hear({ to: 'console', type: 'ready' });
    detach();
    link.pick(true);
    expect(posted).toEqual([]);
    expect(link.state.connected).toBe(false);
  });
});
