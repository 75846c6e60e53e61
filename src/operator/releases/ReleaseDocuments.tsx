import type { Release } from '#contract/generated/admin-types.ts';
import { documentName } from '../documents/document-name.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';

/** Documents of a release, each with the later changes of its draft. */
export const ReleaseDocuments = ({ release: { documents } }: { release: Release }) => {
  const all = usePackDocuments();
  return (
    <ul className="op-release-documents" aria-label={say('console.releases.documents')}>
      {documents.map(({ key, standing, removes }) => (
        <li key={key} className={`op-chip ${standing === 'same' ? '' : 'op-chip-warning'}`}>
          {documentName(all, key)}
          {removes && ` ${say('console.releases.removes')}`}
          {standing !== 'same' && <strong> · {say(`console.releases.standing.${standing}`)}</strong>}
        </li>
      ))}
    </ul>
  );
};
