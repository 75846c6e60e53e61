import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ownFieldFacts, type Fact } from '#engine/conditions/fact-catalogue.ts';
import { own } from '#engine/json/json.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

type OwnFacts = Readonly<Record<string, Partial<Fact>>>;

const OwnFactsContext = createContext<OwnFacts>({});

/** Facts `own.<field>` of the edited brand; none outside of a workspace. */
export const useOwnFacts = (): OwnFacts => useContext(OwnFactsContext);

/** Provides the brand's own fields to conditions, by its edited documents. */
export const OwnFactsProvider = ({ children }: { children: ReactNode }) => {
  const documents = usePackDocuments();
  const facts = useMemo(() => ownFieldFacts((id) => own(documents, `form/${id}`)), [documents]);
  return <OwnFactsContext value={facts}>{children}</OwnFactsContext>;
};
