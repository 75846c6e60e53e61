import { useMemo } from 'react';
import { formFieldFacts } from '#engine/conditions/fact-catalogue.ts';
import { own } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { useDocumentFormScope } from './form-scope.tsx';

/** Facts for a condition in addition to the global ones: the fields of a form document. */
export function useFieldFacts() {
  const { documentKey } = useDocumentFormScope();
  const document = own(usePackDocuments(), documentKey);
  return useMemo(
    () => (document && splitKey(documentKey).kind === 'form' ? formFieldFacts(document) : undefined),
    [document, documentKey],
  );
}
