import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Entry = { id: string; title: string; name: string; exportName?: string };
export type ChosenStory = { id: string; mode: 'dark' | 'light' };

/** Every page, modal, panel and form; of each block, menu and widget one story. */
const whole = /\/(?:Pages|Modals|Panels|Forms)$/u;
const nearest = ['plain', 'filled', 'empty'];

/** Half of the stories in the dark and half in the light, always the same ones. */
const modeOf = (id: string): ChosenStory['mode'] =>
  createHash('sha256').update(id).digest().readUInt8(0) % 2 === 0 ? 'dark' : 'light';

const titleOf = ({ title }: Entry): string => title;

/** One of the stories of a title: its plain or filled one, else the first. */
function oneOf(entries: readonly Entry[]): Entry[] {
  const wanted = nearest.flatMap((name) => entries.filter(({ id }) => id.endsWith(`--${name}`)));
  return [wanted[0] ?? entries[0]].filter((entry) => entry !== undefined);
}

/** The stories that have a reference picture, chosen from what was built. */
export function chosenStories(folder: string): ChosenStory[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const drawn = Object.values(entries).filter(({ title }) => !title.startsWith('Reference/'));
  const titles = [...new Set(drawn.map(titleOf))];
  return titles
    .flatMap((title) => {
      const own = drawn.filter((entry) => entry.title === title);
      return whole.test(title) || title === 'Widgets/Form' ? own : oneOf(own);
    })
    .map(({ id }) => ({ id, mode: modeOf(id) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
