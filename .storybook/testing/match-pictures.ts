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

/** Heights of the two screens that a page is first laid out on. */
const screenHeight = { 390: 844, 1440: 900 } as const;

/** Longer than any page; a page that grows with its screen ends here. */
const longest = 8000;

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Those outside of the window, such as in a lane that is moved sideways, come when they are looked at. */
const isOutside = (image: HTMLImageElement): boolean => {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const beside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
  return image.loading === 'lazy' && (beside || !image.checkVisibility());
};

const isOnTheWay = (image: HTMLImageElement): boolean =>
  image.src !== '' && !image.complete && !isOutside(image);

/** Pictures have come, or were found missing: what a story left to be loaded would be held against the next one. */
export async function untilImages(): Promise<void> {
  while ([...document.images].some(isOnTheWay)) await frame();
}

/** Letters and pictures have come, nothing moves, and the page has been laid out. */
async function untilStill(): Promise<void> {
  await frame();
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

/** A dialog is as high as what it holds, as a page is: nothing of it has to be scrolled to. */
const whole = '.lv-dialog { block-size: fit-content !important; max-block-size: none !important }';

/** What is not on pictures: the place of the caret, and a captcha, which is another one whenever stories are made. */
const hidden =
  '* { caret-color: transparent !important } [data-field=captcha] img { visibility: hidden !important }';

/** Above and below a dialog. */
const aroundDialog = 96;

function neededHeight(): number {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const heights = dialogs.map((dialog) => Math.ceil(dialog.getBoundingClientRect().height) + aroundDialog);
  return Math.max(document.documentElement.scrollHeight, ...heights);
}

/** As vitest.stories.config.ts opens it; it only grows, for each size costs the browser a drawing. */
let windowSize = { width: 1440, height: 900 };

async function resize(width: number, height: number): Promise<void> {
  if (width > windowSize.width || height > windowSize.height) {
    windowSize = { width: Math.max(width, windowSize.width), height: Math.max(height, windowSize.height) };
    await commands.resizeWindow(windowSize);
  }
  await page.viewport(width, height);
}

/** Where what is drawn of a block ends, below which there is only the ground. */
function endOfContent(canvas: HTMLElement): number {
  const ends = [...canvas.querySelectorAll('*')]
    .filter((part) => part.childElementCount === 0)
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom);
  return Math.max(48, ...ends) + 24;
}

/** Keeps parts as high as the first screen has them at least: they would grow with the page that is laid out as one screen. */
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
 * Lays the page out at its whole height and gives the height of its picture. A page that loads more as it grows, or that has not come to rest,
 * is looked at again.
 */
async function layOut(canvas: HTMLElement, width: Look['width'], part: boolean): Promise<number> {
  let height: number = screenHeight[width];
  let before: number | undefined;
  for (let round = 0; round < 12; round += 1) {
    if (round > 0) await untilStill();
    scrollTo(0, 0);
    const needed = Math.min(neededHeight(), longest);
    if (needed > height) {
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

/** Compares the story that is drawn with its reference pictures; answers what differs. */
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
