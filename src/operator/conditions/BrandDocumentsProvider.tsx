import { createContext, useContext, type ReactNode } from 'react';
import type { PackDocuments } from '../documents/reader.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

const BrandDocumentsContext = createContext<PackDocuments>({});

/** The edited documents of the brand; none outside of a workspace. */
export const useBrandDocuments = (): PackDocuments => useContext(BrandDocumentsContext);

/** Provides the edited documents to conditions, which are drawn without a workspace as well. */
export const BrandDocumentsProvider = ({ children }: { children: ReactNode }) => {
  const documents = usePackDocuments();
  return <BrandDocumentsContext value={documents}>{children}</BrandDocumentsContext>;
};
