import type { Meta } from '@storybook/react-vite';
import type { StoryGlobals } from './story-context.ts';
import './side-by-side.css';

type Side = { title: string; id: string };

/** Toolbar settings for the frames; who is looking is what they differ in. */
const settingsOf = ({ brand, mode, language, direction, network }: StoryGlobals): string =>
  Object.entries({ brand, mode, language, direction, network })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Shared meta of stories that show others side by side, each as wide as a phone and with the toolbar's settings. */
export const sidesMeta = {
  render: (_args, { parameters, globals }) => {
    const { sides } = parameters['livery'] as { sides: readonly Side[] };
    const settings = settingsOf(globals as StoryGlobals);
    return (
      <main className="sides">
        {sides.map(({ title, id }) => (
          <figure key={id}>
            <figcaption>{title}</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this very Storybook */}
            <iframe title={title} src={`iframe.html?id=${id}&viewMode=story&globals=${settings}`} />
          </figure>
        ))}
      </main>
    );
  },
} satisfies Meta;
