import { formStates, storyName, widgetStates } from '../form-samples.mjs';
import type { Story, StoryFile } from './story-file.ts';

type Sample = { form: object; press?: number; until?: string };

const stories = (brand: string, states: Readonly<Record<string, Sample>>): Record<string, Story> =>
  Object.fromEntries(
    Object.entries(states).map(([name, args]): [string, Story] => {
      const played = args.press !== undefined || args.until !== undefined;
      return [name, { args, livery: { brand }, ...(played && { play: 'press' }) }];
    }),
  );

/** Every kind of input of a form in each of its states, and forms in every presentation, in the look of a brand. */
export function filesOfWidgets(brand: string, inputs: readonly string[]): StoryFile[] {
  const file = (title: string, states: Readonly<Record<string, Sample>>): StoryFile => ({
    title,
    meta: { from: 'form-stories.tsx', name: 'formMeta' },
    stories: stories(brand, states),
  });
  return [
    ...inputs.map((input) => file(`Widgets/${storyName(input)}`, widgetStates(input))),
    file('Widgets/Form', formStates()),
  ];
}
