import { own } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { say } from '../../language/say.ts';
import { Button } from '../../parts/Button.tsx';
import { download } from '../../parts/download.ts';
import { usePack, usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { documentFile } from './document-file.ts';

/** Exports documents as they stand in the drafts, as one file. */
export const ExportButton = ({
  keys,
  name = say('console.languageTexts.exportTitle'),
}: {
  keys: readonly DocumentKey[];
  name?: string;
}) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const [first = ''] = keys;
  const what = keys.length === 1 ? first.replace('/', '.') : 'documents';
  return (
    <Button
      icon="down"
      onPress={() =>
        download(
          `${pack}.${what}.json`,
          'application/json',
          documentFile(
            pack,
            keys.map((key) => own(documents, key)).filter((document) => document !== undefined),
          ),
        )
      }
    >
      {name}
    </Button>
  );
};
