import { commands, page } from 'vitest/browser';
import { shownMode, showMode } from '../shown-theme.ts';
import { pictureName, type Look, type Pictures } from './pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    // See tests/pictures/match-picture.ts.
    resizeWindow: (size: { width: number; height: number }) => Promise<void>;
    matchPicture: (name: string, size: { width: number; height: number }) => Promise<string | undefined>;
  }
}

/** Initial screen heights by width, in CSS pixels. */
const screenHeight = { 390: 844, 1440: 900 } as const;

/** Tallest page captured, for pages that grow with the screen. */
const longest = 8000;

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** True for lazy images outside of the window, such as in a lane scrolled sideways; they load only when visible. */
const isOutside = (image: HTMLImageElement): boolean => {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const beside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
  return image.loading === 'lazy' && (beside || !image.checkVisibility());
};

const isOnTheWay = (image: HTMLImageElement): boolean =>
  image.src !== '' && !image.complete && !isOutside(image);

/** Waits until images have loaded or failed: loading ones would be attributed to the next story. */
export async function untilImages(): Promise<void> {
  while ([...document.images].some(isOnTheWay)) await frame();
}

/** Frames in which blocks that come near by a larger window may still load; a story of loading never ends. */
const loadingFrames = 300;

/** What stands in the place of parts whose code or data is on its way. */
const placeholders = '.lv-skeleton, .lv-strength:empty, .lv-control-loading, .lv-rows-loading';

/** True while a part in the window has not replaced its skeleton or the room kept for it. */
const isLoading = (): boolean =>
  document.querySelector(placeholders) !== null ||
  [...document.querySelectorAll('.lv-near-room')].some((room) => {
    const { top, height } = room.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  });

/** Waits until blocks, fonts and images have loaded, animations have ended, and layout is stable. */
async function untilStill(): Promise<void> {
  await frame();
  for (let frames = 0; frames < loadingFrames && isLoading(); frames += 1) await frame();
  do {
    await frame();
    await document.fonts.ready;
    await untilImages();
  } while (document.fonts.status !== 'loaded');
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (endless) animation.cancel();
    else animation.finish();
  }
  await frame();
}

/** Lets a dialog grow to its whole content, so that nothing needs scrolling. */
const whole = '.lv-dialog { block-size: fit-content !important; max-block-size: none !important }';

const hidden = '* { caret-color: transparent !important }';

/** Margin above and below a dialog together, in CSS pixels. */
const aroundDialog = 96;

/** Height of the content; in a window that is taller, the scroll height is the window's. */
function neededHeight(): number {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const heights = dialogs.map((dialog) => Math.ceil(dialog.getBoundingClientRect().height) + aroundDialog);
  const { scrollHeight } = document.documentElement;
  const page =
    scrollHeight > innerHeight ? scrollHeight : Math.round(document.body.getBoundingClientRect().bottom);
  return Math.max(page, ...heights);
}

/** Initial size from vitest.stories.config.ts; only grows, since each resize costs a rendering. */
let windowSize = { width: 1440, height: 900 };

async function resize(width: number, height: number): Promise<void> {
  if (width > windowSize.width || height > windowSize.height) {
    windowSize = { width: Math.max(width, windowSize.width), height: Math.max(height, windowSize.height) };
    await commands.resizeWindow(windowSize);
  }
  await page.viewport(width, height);
}

/** Lower edge of a block's visible content. */
function endOfContent(canvas: HTMLElement): number {
  const ends = [...canvas.querySelectorAll('*')]
    .filter((part) => part.childElementCount === 0)
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom);
  return Math.max(48, ...ends) + 24;
}

/** Fixes minimum heights at those of the first screen, so that parts do not grow with the enlarged window. */
function keepHeights(): () => void {
  const kept = [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap((part) => {
    const height = getComputedStyle(part).minHeight;
    return Number.parseFloat(height) > 200 && height.endsWith('px') ? [{ part, height }] : [];
  });
  const before = kept.map(({ part }) => part.style.minHeight);
  for (const { part, height } of kept) part.style.minHeight = height;
  return () => kept.forEach(({ part }, at) => (part.style.minHeight = before[at] ?? ''));
}

/**
 * Gives the window the page's whole height, at least the screen's, and answers the height of the picture; repeats while the page grows,
 * shrinks (lists replace what stood for them) or moves.
 */
async function layOut(canvas: HTMLElement, width: Look['width'], part: boolean): Promise<number> {
  let height: number = screenHeight[width];
  let before: number | undefined;
  for (let round = 0; round < 12; round += 1) {
    if (round > 0) await untilStill();
    scrollTo(0, 0);
    const needed = Math.max(screenHeight[width], Math.min(neededHeight(), longest));
    if (needed !== height) {
      height = needed;
      await resize(width, height);
    } else {
      const now = part ? Math.min(height, Math.ceil(endOfContent(canvas))) : height;
      if (now === before) return now;
      before = now;
    }
  }
  throw new Error('The page does not come to rest.');
}

/** Compares the rendered story with its reference pictures; gives the differences. */
export async function matchPictures(
  canvas: HTMLElement,
  pictures: Pictures,
  all: boolean,
): Promise<string[]> {
  const looks = all ? [...pictures.each, ...pictures.further] : pictures.each;
  const shown = shownMode();
  const { innerWidth: wide, innerHeight: high } = globalThis;
  const wrong: string[] = [];
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = whole + hidden;
  for (const width of new Set(looks.map((look) => look.width))) {
    await resize(width, screenHeight[width]);
    await untilStill();
    const release = keepHeights();
    const height = await layOut(canvas, width, pictures.part);
    for (const look of looks.filter((other) => other.width === width)) {
      showMode(look.mode);
      await untilStill();
      const told = await commands.matchPicture(pictureName(pictures, look), { width, height });
      if (told) wrong.push(told);
    }
    release();
  }
  style.remove();
  if (shown !== undefined) showMode(shown);
  await resize(wide, high);
  return wrong;
}
