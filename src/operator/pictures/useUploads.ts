import { useRef, useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, type ApiRefusal } from '../api/refusal.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { addPicture } from './calls.ts';
import { freePath, pathOf } from './picture-path.ts';
import { useTakeIn } from './usePictures.ts';

export type Upload = {
  id: number;
  file: File;
  path: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Of one that failed. */
  refusal?: ApiRefusal | undefined;
};

/** Uploads of a page, one after the other, with what became of each. */
export function useUploads() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const takeIn = useTakeIn('pictures');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef(Promise.resolve());
  const made = useRef(0);
  const change = (id: number, more: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));

  async function send({ id, file, path }: Upload, replace: boolean): Promise<void> {
    change(id, { state: 'sending', path, refusal: undefined });
    try {
      await addPicture(api, pack, { path, file, replace });
      await takeIn();
      change(id, { state: 'done' });
    } catch (error) {
      change(id, { state: 'failed', refusal: refusalOf(error) });
    }
  }
  const queue = (upload: Upload, replace = false): void => {
    line.current = line.current.then(() => send(upload, replace));
  };

  return {
    uploads,
    /** Uploads files into a folder below the assets. */
    add(files: readonly File[], folder: string): void {
      const paths = new Set(uploads.filter(({ state }) => state !== 'failed').map(({ path }) => path));
      const fresh = files.map((file): Upload => {
        const path = freePath(pathOf(file, folder), (one) => paths.has(one));
        paths.add(path);
        return { id: (made.current += 1), file, path, state: 'waiting' };
      });
      setUploads((all) => [...all, ...fresh]);
      for (const upload of fresh) queue(upload);
    },
    /** Puts one that failed in the place of the picture that its path has. */
    replace: (upload: Upload): void => queue(upload, true),
    /** Tries one that failed again, under another path if one is given. */
    retry: (upload: Upload, path = upload.path): void => queue({ ...upload, path }),
    forget: (id: number): void => setUploads((all) => all.filter((one) => one.id !== id)),
  };
}
