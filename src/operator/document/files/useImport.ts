import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { own, type JsonObject } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { useAdmin } from '../../api/AdminContext.tsx';
import { ApiRefusal } from '../../api/refusal.ts';
import { say } from '../../language/say.ts';
import {
  keepPicture,
  pictureEntries,
  planPictures,
  withPictures,
  type PlannedPicture,
} from '../../pictures/carried-pictures.ts';
import { documentsOf } from '../../workspace/state.ts';
import { usePack, useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { fileBytesMax, planDocuments, readDocumentFile, type ImportPlan } from './document-file.ts';

/** What a file brings that the pack does not have like this. */
export type Brought = Omit<ImportPlan, 'pictures'> & { pictures: readonly PlannedPicture[] };

/** What is taken of it. */
type Taken = Pick<Brought, 'documents' | 'pictures'>;

/** Reads files of documents, and makes what is taken of one drafts, in one step of undo. */
export function useImport(done: () => void) {
  const { api } = useAdmin();
  const workspace = useWorkspace();
  const { pack } = usePack();
  const [sending, setSending] = useState(0);
  /** Entries of the pictures that the server keeps by now, so that a second try sends the others alone. */
  const kept = useRef(new Map<PlannedPicture, JsonObject>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  const now = () => documentsOf(workspace.getState().drafts, 'edited');

  const open = useMutation({
    mutationFn: async (file: File): Promise<Brought> => {
      const read = file.size > fileBytesMax ? undefined : readDocumentFile(await file.text());
      if (!read)
        throw new ApiRefusal(0, { code: 'UNREADABLE', message: say('console.documentFiles.unreadable') });
      // The contents leave out words of languages that the brand does not offer.
      for (const key of read.documents.keys())
        if (splitKey(key).kind === 'texts' && !own(now(), key)) await workspace.read(key);
      const plan = planDocuments(read, pack, now());
      return { ...plan, pictures: await planPictures(api, pack, plan.pictures, pictureEntries(now())) };
    },
  });

  const take = useMutation({
    mutationFn: async ({ documents, pictures }: Taken) => {
      const { signal } = leaving.current;
      for (const [index, picture] of pictures.entries()) {
        setSending(index + 1);
        if (kept.current.has(picture)) continue;
        kept.current.set(picture, await keepPicture(api, pack, picture));
        signal.throwIfAborted();
      }
      workspace.create(say('console.documentFiles.title'), {
        ...Object.fromEntries(documents.map(({ key, document }) => [key, document])),
        ...withPictures(
          now(),
          pictures.map((picture) => [picture.path, kept.current.get(picture) ?? {}]),
        ),
      });
      done();
    },
  });
  return { open, take, sending };
}
