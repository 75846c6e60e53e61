import type { Meta } from '@storybook/react-vite';
import { useMemo } from 'react';
import { loadBrand, type BrandData } from '../brand-data.ts';
import { brandOf, settingOf, type StoryFacts, type StoryGlobals } from '../story-context.ts';
import { FactsPage } from './FactsPage.tsx';
import { ItemPage, type Item } from './ItemPage.tsx';
import { PatternsPage } from './PatternsPage.tsx';
import { TokensPage } from './TokensPage.tsx';
import { WelcomePage } from './WelcomePage.tsx';
import './reference.css';

type Subject = Item | { kind: 'tokens' } | { kind: 'facts' } | { kind: 'patterns' } | { kind: 'welcome' };
type ReferenceFacts = StoryFacts & { reference: Subject };

function Page({ facts, globals, data }: { facts: ReferenceFacts; globals: StoryGlobals; data: BrandData }) {
  const setting = useMemo(() => settingOf(facts, globals, data), [facts, globals, data]);
  const { reference } = facts;
  if (reference.kind === 'welcome') return <WelcomePage />;
  if (reference.kind === 'tokens') return <TokensPage setting={setting} />;
  if (reference.kind === 'facts') return <FactsPage />;
  if (reference.kind === 'patterns') return <PatternsPage setting={setting} />;
  return <ItemPage item={reference} setting={setting} />;
}

/** Shared meta of the reference pages. */
export const referenceMeta = {
  loaders: [
    async ({ parameters, globals }) => ({
      data: await loadBrand(brandOf(parameters['livery'] as StoryFacts, globals as StoryGlobals)),
    }),
  ],
  render: (_args, { parameters, globals, loaded }) => (
    <Page
      facts={parameters['livery'] as ReferenceFacts}
      globals={globals as StoryGlobals}
      data={loaded['data'] as BrandData}
    />
  ),
} satisfies Meta;
