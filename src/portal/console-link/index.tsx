import { createContext, Fragment, useContext, useLayoutEffect, useRef, type FragmentInstance } from 'react';
import { readConsoleMessage, type PortalMessage } from '#contract/preview-messages.ts';
import type { AroundBlock, AroundBlockProps } from '#ui/renderer/rendering.tsx';
import type { BlockFault } from '#ui/renderer/faults.ts';
import type { Navigation } from '../shell/navigation.ts';
import type { Texts } from '#ui/text/create-texts.ts';
import { boxOf, createBlockPlaces } from './block-places.ts';
import { createOutline } from './outline.ts';
import { editPage } from './page-editing.ts';

export type ConsoleLink = { Around: AroundBlock; report: (fault: BlockFault) => void };

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Nesting depth of blocks, the frame's included. */
const Depth = createContext(0);

/**
 * Connects a preview to the console in whose frame it runs: outlines blocks, and reports those on the page and clicked ones. Talks only
 * to the parent window on this page's own origin; no other site may frame a preview. Call it before the page is drawn.
 */
export function linkToConsole(
  { texts, navigation }: { texts: Texts; navigation: Navigation },
  page: Window = window,
): ConsoleLink {
  const say = (message: PortalMessage): void => page.parent.postMessage(message, page.location.origin);
  let told = true;
  const places = createBlockPlaces(() => {
    if (!told) return;
    told = false;
    page.setTimeout(() => {
      told = true;
      say({ to: 'console', type: 'shown', paths: places.paths() });
      if (awaited) bringIntoView();
      redraw(true);
    });
  });
  const selected = createOutline('selected');
  const pointed = createOutline('pointed');
  let selection: string | undefined;
  // True while the selected block is not on the page yet; it is scrolled to on arrival.
  let awaited = false;
  let picking = false;
  const editing = editPage({ page, texts, places, say, selected: () => selection });

  const boxAt = (path: string | undefined): DOMRect | undefined => {
    const place = path === undefined ? undefined : places.at(path);
    return place && boxOf(place);
  };
  const redraw = (raise = false): void => selected.draw(boxAt(selection), nameOf(selection ?? ''), raise);

  const bringIntoView = (): void => {
    const box = boxAt(selection);
    awaited = box === undefined && selection !== undefined;
    const room = page.innerHeight;
    // Bars may cover the upper and lower edges; of a block taller than the page the beginning is shown.
    const inView = box && box.top > room * 0.2 && Math.min(box.bottom, box.top + room / 2) < room * 0.9;
    if (selection !== undefined && !inView) places.at(selection)?.scrollIntoView(true);
  };

  page.document.documentElement.classList.add('lv-console-linked');
  page.addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== page.parent || origin !== page.location.origin) return;
    const message = readConsoleMessage(data);
    if (message?.type === 'select') {
      selection = message.path;
      awaited = false;
      if (message.scroll) bringIntoView();
      redraw();
    } else if (message?.type === 'pick') {
      picking = message.on;
      page.document.documentElement.classList.toggle('lv-picking', picking);
      if (!picking) pointed.draw(undefined, '');
    } else if (message?.type === 'open') {
      const { modal, panel } = message;
      if (modal === undefined) void navigation.closeModals();
      else navigation.openModal({ id: modal, panel });
    } else if (message?.type === 'edit') {
      editing.turn(message.on, message.hint);
      pointed.draw(undefined, '');
    }
  });

  const blockOf = ({ target }: Event): string | undefined =>
    target instanceof Node ? places.around(target) : undefined;
  const pick = (event: Event): void => {
    if (editing.isOn() || !picking || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    const path = event.type === 'click' ? blockOf(event) : undefined;
    if (path !== undefined) say({ to: 'console', type: 'picked', path });
  };
  for (const type of ['click', 'pointerdown', 'mousedown', 'touchstart', 'submit'])
    page.addEventListener(type, pick, { capture: true, passive: false });
  page.addEventListener('pointermove', (event) => {
    const path = picking && !editing.isOn() ? blockOf(event) : undefined;
    pointed.draw(path === selection ? undefined : boxAt(path), nameOf(path ?? ''));
  });
  page.document.documentElement.addEventListener('pointerleave', () => pointed.draw(undefined, ''));
  const follow = (): void => {
    redraw();
    editing.follow();
  };
  page.addEventListener('scroll', follow, { capture: true, passive: true });
  page.addEventListener('transitionend', follow);
  new ResizeObserver(follow).observe(page.document.body);

  const Around = ({ path, children }: AroundBlockProps) => {
    const place = useRef<FragmentInstance>(null);
    const depth = useContext(Depth);
    useLayoutEffect(
      () => (place.current ? places.put(path, place.current, depth) : undefined),
      [path, depth],
    );
    return (
      <Depth value={depth + 1}>
        <Fragment ref={place}>{children}</Fragment>
      </Depth>
    );
  };
  say({ to: 'console', type: 'ready' });
  return {
    Around,
    report: ({ path, code, message }) => say({ to: 'console', type: 'fault', path, code, message }),
  };
}
