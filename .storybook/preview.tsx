import type { Preview } from '@storybook/react-vite';
import '#ui/base/base.css';
import '#ui/fonts/generated/faces.css';
import { knowsPasskeys } from '#portal/passkeys/able.ts';
import { forgetPictures } from '#ui/primitives/near-viewport.ts';
import toolbars from '../.cache/stories/toolbars.json';
import { faults } from './brand-data.ts';
import { colorsInOtherMode, rules, violationsOnly } from './check-colors.ts';
import { forgetTheme } from './shown-theme.ts';
import type { StoryFacts, StoryGlobals } from './story-context.ts';
import type { Pictures } from './testing/pictures.ts';
import { storyHooks } from './testing/story-hooks.ts';
import { drawnTag } from './testing/story-tags.ts';
import { untilDrawn } from './until-drawn.ts';

/** Stories that axe checks where stories are tests, as vitest.stories.config.ts says; undefined in Storybook, which lists passes too. */
const checked = import.meta.env['LIVERY_CHECKED'] as 'all' | 'plain' | 'none' | undefined;

/** More text, more entries and the other direction have the roles, names and colours of the plain story. */
const isChecked = (tags: readonly string[]): boolean =>
  checked === 'all' || (checked === 'plain' && !tags.includes(drawnTag));

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error', options: { runOnly: rules, ...(checked && violationsOnly) } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Welcome', 'Reference', '*', 'Widgets'] } },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [{ value: '', title: 'Its own brand' }, ...toolbars.brands],
      },
    },
    mode: {
      description: 'Theme mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'brand', title: 'Its own mode' },
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: toolbars.languages },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    who: {
      description: 'Who is looking',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Its own viewer' },
          { value: 'visitor', title: 'Visitor' },
          { value: 'guest', title: 'Guest' },
          { value: 'member', title: 'Member' },
          { value: 'agent', title: 'Agent' },
          { value: 'excluded', title: 'Member on a break' },
        ],
      },
    },
    network: {
      description: 'Network',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'fast', title: 'Fast' },
          { value: 'slow', title: 'Slow (2 s)' },
          { value: 'never', title: 'Never answers' },
          { value: 'failing', title: 'Failing' },
        ],
      },
    },
  },
  initialGlobals: { brand: '', mode: 'brand', language: 'en', direction: 'ltr', who: '', network: 'fast' },
  beforeEach: async (context) => {
    faults.length = 0;
    forgetTheme();
    forgetPictures();
    // A story's platform makes no challenges, which a login asks for where the browser offers passkeys as one types.
    // Absent where the Storybook is not opened by HTTPS.
    if (knowsPasskeys()) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    await storyHooks()?.before();
    if (storyHooks() && !isChecked(context.tags))
      context.parameters = { ...context.parameters, a11y: { test: 'off' } };
  },
  // A story that passes while a block's fallback shows would show nothing.
  afterEach: async ({ canvasElement, globals, parameters, args, tags }) => {
    const { livery = {}, pictures } = parameters as { livery?: Partial<StoryFacts>; pictures?: Pictures };
    const { network } = globals as StoryGlobals;
    if (network !== 'never' && args['sources'] !== 'waiting') await untilDrawn(canvasElement, livery.shown);
    if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'));
    if (storyHooks() && isChecked(tags) && !tags.includes(drawnTag)) await colorsInOtherMode();
    await storyHooks()?.after(canvasElement, pictures);
  },
};
export default preview;
