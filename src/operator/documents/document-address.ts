import { splitKey, type DocumentKey } from '#engine/packs.ts';

/** Address in the console of a document, or of a place in it. */
export function documentAddress(pack: string, key: DocumentKey, pointer = ''): string {
  const { kind, id } = splitKey(key);
  const at = pointer === '' ? '' : `?${new URLSearchParams({ at: pointer }).toString()}`;
  return `/${pack}/documents/${kind}/${encodeURIComponent(id)}${at}`;
}
