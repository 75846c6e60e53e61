import type { CorePart, TextsPart } from '#engine/bundle-format.ts';
import type { Live, LiveBundle } from '#engine/live.ts';
import type { DocumentStore, Documents } from '#ui/documents/documents.tsx';
import { shareUnchanged } from '#ui/documents/share-unchanged.ts';

const documentsOf = ({ parts, manifest, pointer }: LiveBundle): Documents => ({
  ...(parts['core']?.value as CorePart),
  pack: manifest.brand,
  seq: pointer.seq,
});

/** The documents of a live bundle; what a publication left as it was keeps its identity. */
export function liveDocuments(live: Live, first: LiveBundle): DocumentStore {
  const listeners = new Set<() => void>();
  let documents = documentsOf(first);
  live.subscribe(() => {
    const bundle = live.current();
    const next = bundle && shareUnchanged(documents, documentsOf(bundle));
    if (!next || next === documents) return;
    documents = next;
    listeners.forEach((listener) => listener());
  });
  return {
    get: () => documents,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The words of a language in a bundle, if the page holds them. */
export function textsOf(bundle: LiveBundle | undefined, language: string): TextsPart | undefined {
  return bundle?.parts[`texts/${language}`]?.value as TextsPart | undefined;
}
