import { proxy, ref, subscribe } from 'valtio';
import type { CorePart, TextsPart } from '#engine/bundle/bundle-format.ts';
import type { Live, LiveBundle } from '#engine/live/live.ts';
import type { DocumentStore, Documents } from '#ui/documents/documents.tsx';
import { shareUnchanged } from '#ui/documents/share-unchanged.ts';

const documentsOf = ({ parts, manifest, pointer }: LiveBundle): Documents => ({
  ...(parts['core']?.value as CorePart),
  pack: manifest.brand,
  seq: pointer.seq,
});

/** Documents of a live bundle; parts that a publication leaves unchanged keep their identity. */
export function liveDocuments(live: Live, first: LiveBundle): DocumentStore {
  const documents = proxy({ current: ref(documentsOf(first)) });
  const follow = () => {
    if (live.current) documents.current = ref(shareUnchanged(documents.current, documentsOf(live.current)));
  };
  subscribe(live, follow, true);
  return documents;
}

/** Texts of a language in a bundle, if loaded. */
export function textsOf(bundle: LiveBundle | undefined, language: string): TextsPart | undefined {
  return bundle?.parts[`texts/${language}`]?.value as TextsPart | undefined;
}
