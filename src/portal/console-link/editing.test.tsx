import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SafeHtml } from '#ui/primitives/SafeHtml.tsx';
import { sanitizer } from '#ui/primitives/sanitizer.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { useText } from '#ui/text/use-text.ts';
import { lineAt, sideOf } from './drop-line.ts';
import { createEditables } from './editables.ts';
import { markTexts } from './marked-texts.ts';
import { createTextMarks } from './text-marks.ts';

afterEach(cleanup);

const english = {
  play: 'Play',
  other: 'Play',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  greeting: 'Hello {{name}}',
  terms: '<p>Play <b>fair</b>.</p><ul><li>Be nice</li></ul>',
};

const Page = ({ items }: { items: number }) => {
  const say = useText();
  return (
    <main>
      <h1>{say('play')}</h1>
      <p>{say('other')}</p>
      <p data-testid="both">{`${say('items', { count: items })} · ${say('greeting', { name: say('play') })}`}</p>
      <p data-testid="answer">12.50</p>
      <input placeholder={say('play')} />
      <img src="/assets/shop/logo.svg?w=320" alt="" />
    </main>
  );
};

const RichPage = () => <SafeHtml html={useText()('terms')} />;

/** A page whose texts can be marked. */
function drawn() {
  const texts = createTexts({ language: 'en', texts: english });
  const marks = createTextMarks();
  const turnMarks = markTexts(texts, marks);
  const editables = createEditables(document, marks);
  const withItems = (items: number) => (
    <TextProvider texts={texts}>
      <Page items={items} />
    </TextProvider>
  );
  const page = render(withItems(2));
  const turn = async (on: boolean) => {
    await act(async () => {
      turnMarks(on);
      editables.turn(on, 'Press Enter');
    });
  };
  const at = (selector: string): Element => {
    const element = page.container.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  return {
    ...page,
    withItems,
    turn,
    at,
    texts,
    pressed: (selector: string) => editables.pressedAt(at(selector)),
  };
}

describe('what draws the words of a page', () => {
  it('is told by the page itself, also of two texts that read the same, and leaves nothing in it', async () => {
    const { container, turn, at, pressed } = drawn();
    const before = container.innerHTML;
    await turn(true);
    expect(pressed('h1')).toMatchObject({ kind: 'text', keys: ['play'], words: 'Play' });
    expect(pressed('h1 + p')).toMatchObject({ kind: 'text', keys: ['other'], words: 'Play' });
    expect(pressed('[data-testid=both]')).toMatchObject({ keys: ['items_other', 'play', 'greeting'] });
    expect(pressed('input')).toMatchObject({ keys: ['play'] });
    expect(pressed('[data-testid=answer]')).toMatchObject({ keys: [], words: '12.50' });
    expect(pressed('img')).toMatchObject({ kind: 'picture', address: '/assets/shop/logo.svg?w=320' });
    expect(at('h1').textContent).toBe('Play');
    expect(at('input').getAttribute('placeholder')).toBe('Play');
    expect([at('h1'), at('img')].map((element) => (element as HTMLElement).tabIndex)).toEqual([0, 0]);
    expect(at('h1').getAttribute('aria-description')).toBe('Press Enter');
    await turn(false);
    expect(container.innerHTML).toBe(before);
  });

  it('follows what is drawn anew', async () => {
    const { rerender, withItems, turn, at, pressed, texts } = drawn();
    await turn(true);
    await act(async () => rerender(withItems(1)));
    expect(pressed('[data-testid=both]')).toMatchObject({ keys: ['items_one', 'play', 'greeting'] });
    await act(async () => texts.replace({ language: 'en', texts: { ...english, play: 'Play now' } }));
    expect(at('h1').textContent).toBe('Play now');
    expect(pressed('h1')).toMatchObject({ keys: ['play'], words: 'Play now' });
    await turn(false);
  });

  it('is the whole of a rich text, whichever part of it is pressed', async () => {
    const texts = createTexts({ language: 'en', texts: english });
    const marks = createTextMarks();
    const turnMarks = markTexts(texts, marks);
    const editables = createEditables(document, marks);
    await sanitizer();
    const { findByText } = await act(async () =>
      render(
        <TextProvider texts={texts}>
          <RichPage />
        </TextProvider>,
      ),
    );
    await act(async () => {
      turnMarks(true);
      editables.turn(true);
    });
    for (const part of ['fair', 'Be nice']) {
      const pressed = editables.pressedAt(await findByText(part));
      expect(pressed).toMatchObject({ kind: 'text', keys: ['terms'], words: 'Play fair.Be nice' });
    }
  });

  it('is not looked for while nobody edits', () => {
    const { texts, pressed } = drawn();
    expect(texts.say()('play')).toBe('Play');
    expect(pressed('h1')).toMatchObject({ keys: [] });
  });
});

describe('the edge at which a block is dropped', () => {
  const box = { left: 100, top: 100, width: 200, height: 100, right: 300, bottom: 200 } as DOMRect;

  it('is the nearer one: above or below, of blocks in a row to the left or right, mirrored in right-to-left pages', () => {
    expect(sideOf(box, { x: 290, y: 110 }, false)).toBe('before');
    expect(sideOf(box, { x: 110, y: 190 }, false)).toBe('after');
    expect(sideOf(box, { x: 110, y: 190 }, true)).toBe('before');
    expect(sideOf(box, { x: 290, y: 110 }, true)).toBe('after');
    expect(sideOf(box, { x: 290, y: 110 }, true, true)).toBe('before');
    expect(sideOf(box, { x: 290, y: 110 }, false, true)).toBe('before');
  });

  it('is drawn as a line along it', () => {
    globalThis.DOMRect ??= class {
      x: number;
      y: number;
      width: number;
      height: number;
      constructor(x = 0, y = 0, width = 0, height = 0) {
        [this.x, this.y, this.width, this.height] = [x, y, width, height];
      }
    } as typeof DOMRect;
    expect(lineAt(box, 'before', false)).toMatchObject({ x: 100, y: 98, width: 200, height: 4 });
    expect(lineAt(box, 'after', true)).toMatchObject({ x: 298, y: 100, width: 4, height: 100 });
    expect(lineAt(box, 'after', true, true)).toMatchObject({ x: 98 });
  });
});
