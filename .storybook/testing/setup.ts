import '../../tests/setup/owner-stacks.ts';
import { vi } from 'vitest';
// The first style sheet, as on a page: those of blocks come after it.
import '#ui/base/base.css';
import '#ui/fonts/generated/faces.css';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import { blockRegistry } from '#portal/shell/block-registry.ts';
import { storyTime } from '../story-time.ts';
import { matchPictures, untilImages } from './match-pictures.ts';
import { useSameRandom } from './same-random.ts';
import { addHooks } from './story-hooks.ts';
import { complaints, watchPage } from './watch-page.ts';

const all = import.meta.env['LIVERY_FULL'] === '1';

function throwThose(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Loads the code of every block: a story that waits for it takes 300 ms longer, and shows nothing without a skeleton. */
const loadBlocks = () =>
  Promise.all(Object.values(blockRegistry).map(({ view }) => (view as Partial<LazyView<never>>).preload?.()));

/** Loads the brands' fonts first: elements as wide as their text would be measured in a fallback font. */
async function loadLetters(): Promise<void> {
  const latin = [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+20-7E'));
  if (latin.length === 0) throw new Error('No font of the brands was found.');
  await Promise.all(latin.map((font) => font.load()));
}

const ready = Promise.all([loadBlocks(), loadLetters()]);

watchPage();
const random = useSameRandom();
addHooks({
  async before() {
    await ready;
    // Dates and countdowns are on pictures.
    vi.setSystemTime(storyTime);
    random.restart();
  },
  async after(canvas, pictures) {
    await untilImages();
    throwThose(complaints());
    if (pictures) throwThose([...(await matchPictures(canvas, pictures, all)), ...complaints()]);
  },
});
