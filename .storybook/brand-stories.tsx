import type { Meta } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { Block } from '#contract/generated/documents.ts';
import { loadBrand, type BrandData } from './brand-data.ts';
import { BrandStory } from './BrandStory.tsx';
import { controlsOf } from './controls.ts';
import { firstBlock } from './first-block.ts';
import { brandOf, settingOf, type Shown, type StoryFacts, type StoryGlobals } from './story-context.ts';

type Props = Record<string, unknown>;

type StageProps = { facts: StoryFacts; globals: StoryGlobals; data: BrandData; shown: Shown };

function Stage({ facts, globals, data, shown }: StageProps) {
  const setting = useMemo(() => settingOf(facts, globals, data), [facts, globals, data]);
  const json = JSON.stringify(shown);
  const stable = useMemo(() => JSON.parse(json) as Shown, [json]);
  return <BrandStory setting={setting} shown={stable} />;
}

/** The block with the props of the controls; another brand's own block is shown until a control is used. */
function blockOf(
  block: Block,
  { args, first, data, facts }: { args: Props; first: Props; data: BrandData; facts: StoryFacts },
): Block {
  const untouched = JSON.stringify(args) === JSON.stringify(first);
  const theirs =
    data.brand !== facts.brand && untouched ? firstBlock(data.core.screens, block.type) : undefined;
  return theirs ?? { ...block, props: args };
}

/** Shared meta of a brand's story files. `type` is the type of block whose props are the args. */
export function brandMeta(brand: string, type?: string) {
  return {
    ...(type !== undefined && { argTypes: controlsOf(brand, type) }),
    loaders: [
      async ({ parameters, globals }) => ({
        data: await loadBrand(brandOf(parameters['livery'] as StoryFacts, globals as StoryGlobals)),
      }),
    ],
    render: (args, { parameters, globals, loaded, initialArgs }) => {
      const facts = parameters['livery'] as StoryFacts;
      const data = loaded['data'] as BrandData;
      const shown = facts.shown ?? { page: data.core.brand.roles?.home ?? '' };
      const first = initialArgs as Props;
      const drawn =
        'block' in shown ? { ...shown, block: blockOf(shown.block, { args, first, data, facts }) } : shown;
      return <Stage facts={facts} globals={globals as StoryGlobals} data={data} shown={drawn} />;
    },
  } satisfies Meta<Props>;
}
