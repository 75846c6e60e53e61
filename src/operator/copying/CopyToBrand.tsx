import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { useCopyTargets } from './useCopyTargets.ts';

/** Opens the dialog that copies a document to another brand; nothing for an account that may change none. */
export const CopyToBrand = ({ documentKey }: { documentKey: DocumentKey }) => {
  const documents = usePackDocuments();
  const document = own(documents, documentKey);
  const [asks, setAsks] = useState(false);
  if (useCopyTargets([documentKey])?.length === 0) return null;
  return (
    <>
      <Button icon="copy" onPress={() => setAsks(true)}>
        {say('console.copying.action')}
      </Button>
      {asks && document && (
        <CopyDialog
          parts={[{ key: documentKey, value: document }]}
          name={documentName(documents, documentKey)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};
