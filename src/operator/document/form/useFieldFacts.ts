import { useMemo } from 'react';
import { formFieldFacts } from '#engine/conditions/fact-catalogue.ts';
import { own } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { useDocumentFormScope } from './form-scope.tsx';

/** Facts for conditions of a form document in addition to the global ones: its fields. */
export function useFieldFacts() {
  const { documentKey } = useDocumentFormScope();
  const document = own(usePackDocuments(), documentKey);
  return useMemo(
    () => (document && splitKey(documentKey).kind === 'form' ? formFieldFacts(document) : undefined),
    [document, documentKey],
  );
}
