import type { DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { say } from '../language/say.ts';
import { Notice } from '../parts/Notice.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

/** What is being published, until the answer arrives. */
export const PublishProgress = ({ keys }: { keys: readonly DocumentKey[] }) => {
  const documents = usePackDocuments();
  return (
    <Notice live title={say('console.publish.busy')}>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            {documentName(documents, key)} <code className="op-quiet">{key}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
