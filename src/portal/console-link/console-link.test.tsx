import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createTexts } from '#ui/text/create-texts.ts';
import type { Block } from '#contract/generated/documents.ts';
import type { ModalEntry } from '../shell/history-state.ts';
import type { Navigation } from '../shell/navigation.ts';
import { createBlockPlaces } from './block-places.ts';
import { linkToConsole } from './index.tsx';

afterEach(cleanup);

const block: Block = { type: 'heading' };

/** A preview's page whose parent records messages. */
function framed() {
  const told: { data: unknown; origin: unknown }[] = [];
  const parent = { postMessage: (data: unknown, origin: unknown) => told.push({ data, origin }) };
  const page = new Proxy(window, {
    get: (target, name) => {
      if (name === 'parent') return parent;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' && name !== 'ResizeObserver' ? value.bind(target) : value;
    },
  });
  const opened: ModalEntry[] = [];
  const navigation = { openModal: (entry: ModalEntry) => opened.push(entry), closeModals: async () => {} };
  const texts = createTexts({
    language: 'en',
    texts: {
      'cta.play': 'Play',
      other: 'Play',
      'n.items_one': '{{count}} item',
      'n.items_other': '{{count}} items',
    },
  });
  const link = linkToConsole({ texts, navigation: navigation as unknown as Navigation }, page);
  const hear = (
    data: unknown,
    { source = parent, origin = window.location.origin }: { source?: unknown; origin?: string } = {},
  ) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { told, opened, link, hear };
}

describe('a preview in the console', () => {
  it('says that it is ready to its own origin alone', () => {
    expect(framed().told).toEqual([
      { data: { to: 'console', type: 'ready' }, origin: window.location.origin },
    ]);
  });

  it('does what the framing window says, and nobody else', () => {
    const { opened, hear } = framed();
    const message = { to: 'portal', type: 'open', modal: 'login', panel: undefined };
    hear(message, { origin: 'http://elsewhere.example' });
    hear(message, { source: window });
    hear({ ...message, modal: 7 });
    expect(opened).toEqual([]);
    hear(message);
    expect(opened).toEqual([{ id: 'login', panel: undefined }]);
  });

  it('adds nothing to the page', () => {
    const { link } = framed();
    const { Around } = link;
    const { container } = render(
      <Around block={block} path="frame-full/body/outlet">
        <main>
          <Around block={block} path="home/body/hero">
            <p>Hero</p>
          </Around>
        </main>
      </Around>,
    );
    expect(container.innerHTML).toBe('<main><p>Hero</p></main>');
  });
});

describe('places of blocks', () => {
  it('forgets a block that leaves, but not one that came back at its place', () => {
    let changes = 0;
    const places = createBlockPlaces(() => (changes += 1));
    const [first, second] = [{}, {}] as never[];
    const leave = places.put('home/body/hero', first as never, 0);
    const leaveAgain = places.put('home/body/hero', second as never, 0);
    leave();
    expect(places.paths()).toEqual(['home/body/hero']);
    leaveAgain();
    expect([places.paths(), changes]).toEqual([[], 4]);
  });
});
