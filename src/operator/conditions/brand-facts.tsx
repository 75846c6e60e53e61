import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { brandFacts, type BrandFacts } from '#engine/conditions/fact-catalogue.ts';
import { own } from '#engine/json/json.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

const BrandFactsContext = createContext<BrandFacts>({ own: {}, listed: {} });

/** What the documents of the edited brand say of facts; nothing outside of a workspace. */
export const useBrandFacts = (): BrandFacts => useContext(BrandFactsContext);

/** Provides what the edited documents of the brand say of facts to conditions. */
export const BrandFactsProvider = ({ children }: { children: ReactNode }) => {
  const documents = usePackDocuments();
  const facts = useMemo(() => brandFacts(schemaIndex, (key) => own(documents, key)), [documents]);
  return <BrandFactsContext value={facts}>{children}</BrandFactsContext>;
};
