import type { FieldErrorCode, FieldSpec } from '#engine/forms/index.ts';
import { sniffFileType } from '#engine/forms/checks/sniff-file-type.ts';

/** Number of first bytes that identify a file's type. */
const HEAD = 16;

/** A file that was not taken, and why. `UNREADABLE`: the device does not give its content. */
export type RefusedFile = { name: string; code: FieldErrorCode | 'UNREADABLE' };

export type TakenFiles = { taken: readonly File[]; refused: readonly RefusedFile[] };

type Accept = NonNullable<FieldSpec['accept']>;

const sameFile = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;

/** Type by content, as a gateway determines it. */
const typeOf = async (file: File): Promise<string | undefined> =>
  sniffFileType(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));

/** The file with the type its content shows, for a gateway trusts no name. */
const typed = (file: File, type: string): File =>
  file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });

const look = async (file: File, accept: Accept | undefined): Promise<File | RefusedFile> => {
  if (!accept) return file;
  if (file.size >= accept.maxBytes) return { name: file.name, code: 'FILE_TOO_LARGE' };
  try {
    const type = await typeOf(file);
    const known = accept.types.some((accepted) => accepted === type);
    return known && type !== undefined ? typed(file, type) : { name: file.name, code: 'FILE_TYPE' };
  } catch {
    return { name: file.name, code: 'UNREADABLE' };
  }
};

/** Adds files, each checked by itself. A field for one file replaces it. Duplicates are skipped. */
export const takeFiles = async (
  current: readonly File[],
  given: readonly File[],
  accept: Accept | undefined,
): Promise<TakenFiles> => {
  const max = accept?.maxFiles ?? Infinity;
  const taken: File[] = max === 1 ? [] : [...current];
  const refused: RefusedFile[] = [];
  for (const looked of await Promise.all(given.map((file) => look(file, accept)))) {
    if (!(looked instanceof File)) refused.push(looked);
    else if (taken.some((file) => sameFile(file, looked))) continue;
    else if (taken.length >= max) refused.push({ name: looked.name, code: 'TOO_MANY_FILES' });
    else taken.push(looked);
  }
  return { taken: taken.length === 0 ? current : taken, refused };
};
