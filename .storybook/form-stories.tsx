import type { Meta } from '@storybook/react-vite';
import { useMemo } from 'react';
import { loadBrand, themeCssOf, type BrandData } from './brand-data.ts';
import { formDataOf, type FormStoryArgs } from './form-data.ts';
import { FormStory } from './FormStory.tsx';
import { useEdits, withEdits } from './story-edits.ts';
import { brandOf, settingOf, type StoryFacts, type StoryGlobals } from './story-context.ts';

type StageProps = {
  args: FormStoryArgs;
  facts: StoryFacts;
  globals: StoryGlobals;
  data: BrandData;
  id: string | undefined;
};

/** State of form sources in samples, by the toolbar's network. */
const sourcesBy = { fast: undefined, slow: undefined, never: 'waiting', failing: 'failed' } as const;

function Stage({ args, facts, globals, data, id }: StageProps) {
  const setting = useMemo(() => settingOf(facts, globals, data), [facts, globals, data]);
  const edits = useEdits(data.brand);
  const core = useMemo(() => withEdits(data.core, edits), [data, edits]);
  const { language } = setting;
  const formData = useMemo(
    () =>
      formDataOf(
        { ...data, core, themeCss: themeCssOf(data, core.theme, core.languages) },
        language,
        id === undefined,
      ),
    [data, core, language, id],
  );
  const { forms } = core;
  const form = id !== undefined && Object.hasOwn(forms, id) ? forms[id] : args.form;
  const sources = sourcesBy[globals.network];
  if (!form) return <p>This brand has no such form.</p>;
  return <FormStory {...args} form={form} {...(sources && { sources })} data={formData} setting={setting} />;
}

/** Shared meta of form story files: a brand's forms by id, or samples whose args are the form. */
export const formMeta = {
  loaders: [
    async ({ parameters, globals }) => ({
      data: await loadBrand(brandOf(parameters['livery'] as StoryFacts, globals as StoryGlobals)),
    }),
  ],
  render: (args, { parameters, globals, loaded }) => {
    const facts = parameters['livery'] as StoryFacts & { form?: string };
    return (
      <Stage
        args={args}
        facts={facts}
        globals={globals as StoryGlobals}
        data={loaded['data'] as BrandData}
        id={facts.form}
      />
    );
  },
} satisfies Meta<FormStoryArgs>;
