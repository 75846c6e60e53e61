import type { BlockAct, PageBox, PortalMessage } from '#contract/preview-messages.ts';
import type { Texts } from '#ui/text/create-texts.ts';
import { createBlockDrag } from './block-drag.ts';
import type { createBlockPlaces } from './block-places.ts';
import { createEditables, type Pressed } from './editables.ts';
import { markTexts } from './marked-texts.ts';
import { createOutline } from './outline.ts';
import { createTextMarks } from './text-marks.ts';

type Editing = {
  page: Window;
  texts: Texts;
  places: ReturnType<typeof createBlockPlaces>;
  say: (message: PortalMessage) => void;
  /** Path of the selected block, for keys that are pressed outside of all blocks. */
  selected: () => string | undefined;
};

/** Letters of the page's words that are told; more is not needed to find them. */
const MOST = 1000;

const boxAround = (element: Element): PageBox => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

function actOf({ key, altKey }: KeyboardEvent): BlockAct | undefined {
  if (key === 'Escape') return 'leave';
  if (key === 'Delete') return 'remove';
  if (!altKey) return undefined;
  const acts: Readonly<Record<string, BlockAct>> = { ArrowUp: 'up', ArrowDown: 'down', Enter: 'add' };
  return acts[key];
}

/** Editing of a preview's page: words and pictures are pressed, blocks dragged or moved by keys. The console does what they say. */
export function editPage({ page, texts, places, say, selected }: Editing) {
  const { documentElement: root } = page.document;
  const marks = createTextMarks();
  const turnMarks = markTexts(texts, marks);
  const editables = createEditables(page.document, marks);
  const drag = createBlockDrag(page, places, createOutline('drop'), (path, beside, side) =>
    say({ to: 'console', type: 'dropped', path, beside, side }),
  );
  let isOn = false;
  let edited: Element | undefined;
  let last: HTMLElement | undefined;

  const tell = (pressed: Pressed): void => {
    const { element } = pressed;
    const path = places.around(element);
    last = element instanceof HTMLElement ? element : undefined;
    edited = pressed.kind === 'text' ? element : undefined;
    if (path !== undefined) say({ to: 'console', type: 'picked', path });
    if (pressed.kind === 'picture') {
      say({ to: 'console', type: 'picture', address: pressed.address, path });
      return;
    }
    const { keys, words } = pressed;
    say({
      to: 'console',
      type: 'text',
      keys,
      words: words.trim().slice(0, MOST),
      path,
      language: texts.language(),
      box: boxAround(element),
    });
  };

  const still = (event: Event): boolean => {
    if (!isOn || !event.isTrusted) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const early = { capture: true, passive: false };

  for (const type of ['mousedown', 'touchstart', 'submit', 'dragstart'])
    page.addEventListener(type, (event) => void (type !== 'touchstart' && still(event)), early);
  page.addEventListener(
    'pointerdown',
    (event) => {
      if (!still(event) || event.pointerType === 'touch' || event.button !== 0) return;
      drag.press(event.target instanceof Node ? places.around(event.target) : undefined, event);
    },
    early,
  );
  page.addEventListener('pointermove', (event) => void (isOn && drag.move(event)), early);
  page.addEventListener('pointercancel', () => drag.cancel(), early);
  let wasDragged = false;
  page.addEventListener(
    'pointerup',
    (event) => {
      if (still(event)) wasDragged = drag.release();
    },
    early,
  );
  page.addEventListener(
    'click',
    (event) => {
      if (!still(event) || !(event.target instanceof Element)) return;
      // A click that a key makes has no place and follows no drag.
      if (wasDragged && event.detail > 0) {
        wasDragged = false;
        return;
      }
      const { target, clientX, clientY } = event;
      const pressed = editables.pressedOn(target, clientX, clientY);
      if (pressed) return tell(pressed);
      const path = places.around(target);
      if (path !== undefined) say({ to: 'console', type: 'picked', path });
    },
    early,
  );
  // The console gives the focus back to the page, which has forgotten what had it.
  page.addEventListener('focus', () => {
    if (isOn && page.document.activeElement === page.document.body) last?.focus({ preventScroll: true });
  });
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isOn || !event.isTrusted) return;
      const at = page.document.activeElement;
      const act = actOf(event);
      const isPress = (event.key === 'Enter' || event.key === ' ') && act === undefined;
      if (act === undefined && !isPress) return;
      event.preventDefault();
      event.stopPropagation();
      if (act === 'leave' && drag.isMoving()) return drag.cancel();
      const inside = at && at !== page.document.body ? places.around(at) : undefined;
      if (act !== undefined) return say({ to: 'console', type: 'act', act, path: inside ?? selected() });
      const pressed = at ? editables.pressedAt(at) : undefined;
      if (pressed) tell(pressed);
    },
    early,
  );

  return {
    isOn: (): boolean => isOn,
    turn(on: boolean, hint: string): void {
      if (on === isOn) return;
      isOn = on;
      root.classList.toggle('lv-editing', on);
      turnMarks(on);
      editables.turn(on, hint);
      edited = undefined;
      drag.cancel();
    },
    /** Tells where the pressed words stand now. */
    follow(): void {
      if (edited?.isConnected) say({ to: 'console', type: 'moved', box: boxAround(edited) });
    },
  };
}
