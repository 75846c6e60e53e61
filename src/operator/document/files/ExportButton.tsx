import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../../api/AdminContext.tsx';
import { ApiRefusal, refusalOf } from '../../api/refusal.ts';
import { say } from '../../language/say.ts';
import { Button } from '../../parts/Button.tsx';
import { download } from '../../parts/download.ts';
import { RefusalNotice } from '../../parts/Notice.tsx';
import { pictureEntries, picturesOf, readPictures } from '../../pictures/carried-pictures.ts';
import { usePack, usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { documentFile, fileBytesMax } from './document-file.ts';

/** Bytes of base64 for one byte. */
const base64Share = 4 / 3;

/** Exports documents as they stand in the drafts with the pictures and fonts that they name, as one file. */
export const ExportButton = ({
  keys,
  name = say('console.languageTexts.exportTitle'),
}: {
  keys: readonly DocumentKey[];
  name?: string;
}) => {
  const { api } = useAdmin();
  const { pack } = usePack();
  const documents = usePackDocuments();
  const [count, setCount] = useState({ done: 0, total: 0 });
  const [first = ''] = keys;
  const what = keys.length === 1 ? first.replace('/', '.') : 'documents';
  const write = useMutation({
    mutationFn: async () => {
      const chosen = Object.fromEntries(
        keys.flatMap((key) => {
          const document = own(documents, key);
          return document ? [[key, document] as const] : [];
        }),
      );
      const assets = await picturesOf(api, pack, chosen);
      const bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
      if (bytes * base64Share > fileBytesMax)
        throw new ApiRefusal(0, {
          code: 'FILE_SIZE',
          message: say('console.documentFiles.large'),
          fix: say('console.documentFiles.largeFix'),
        });
      const pictures = await readPictures(api, assets, pictureEntries(documents), (done) =>
        setCount({ done, total: assets.length }),
      );
      download(`${pack}.${what}.json`, 'application/json', documentFile(pack, chosen, pictures));
    },
  });
  return (
    <>
      <Button icon="down" busy={write.isPending} onPress={() => write.mutate()}>
        {name}
      </Button>
      {write.isPending && count.total > 0 && (
        <span className="op-quiet" role="status">
          {say('console.documentFiles.reading', { count: count.done, total: count.total })}
        </span>
      )}
      {write.error && <RefusalNotice refusal={refusalOf(write.error)} onRetry={() => write.mutate()} />}
    </>
  );
};
