import { useMemo } from 'react';
import type { DocumentKey } from '#engine/packs.ts';
import { acceptsName, createReferenceNames } from '#engine/references/reference-names.ts';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import { usePacks } from '../brands/usePacks.ts';
import { documentName } from '../documents/document-name.ts';
import { documentOf, idsOf, languageName, nameOf, type PackDocuments } from '../documents/reader.ts';
import { useFonts } from '../fonts/useFonts.ts';
import { usePictures } from '../pictures/usePictures.ts';
import { usePackDocuments, usePack } from '../workspace/WorkspaceContext.tsx';

/** A possible value of a reference. */
export type ReferenceOption = {
  id: string;
  /** Name for operators; the id when there is no other. */
  name: string;
  /** What it is, where its name does not say so. */
  hint?: string;
  /** Address of its picture. */
  picture?: string;
};

/** Prefixes of document keys by kind of reference. */
const prefixOf: Readonly<Record<string, string>> = {
  menu: 'menu/',
  form: 'form/',
  rules: 'rules/',
  modal: 'screen/',
  panel: 'screen/',
  pageScreen: 'screen/',
  frame: 'screen/frame-',
};

/** Title of the page at an address; the address of a page without one. */
function pageName(documents: PackDocuments, path: string): string {
  const screen = idsOf(documents, 'screen').find((id) => documentOf(documents, 'screen', id)?.path === path);
  return (screen !== undefined && nameOf(documents, documentOf(documents, 'screen', screen)?.title)) || path;
}

/** Name for operators of a referenced thing. */
function named(documents: PackDocuments, kind: string, id: string): string {
  if (kind === 'text') return nameOf(documents, id) ?? id;
  if (kind === 'page') return pageName(documents, id);
  if (kind === 'language' || kind === 'brandLanguage') return languageName(id);
  const key = prefixOf[kind];
  const name = key === undefined ? id : documentName(documents, key + id);
  return name === (key ?? '') + id ? id : name;
}

/** Possible values of `x-ref` references in this pack, with names for operators. */
export function useReferences() {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const { data: pictures } = usePictures();
  const { data: fonts } = useFonts();
  const { data: packs } = usePacks();
  return useMemo(() => {
    const addresses = new Map((pictures ?? []).map(({ path, address }) => [path, address]));
    const assets = [...addresses.keys(), ...(fonts ?? []).map(({ path }) => path)];
    const layers = (packs ?? []).flatMap((other) => (other.pack === pack ? [] : [other.pack]));
    const namesOf = createReferenceNames(documents, { assets, layers });
    // Nothing is missing while its list is on its way.
    const isAwaited = (kind: string): boolean =>
      (kind === 'pack' && packs === undefined) ||
      (kind === 'image' && pictures === undefined) ||
      (kind === 'font' && fonts === undefined);
    const option = (kind: string, id: string): ReferenceOption => ({
      id,
      name: named(documents, kind, id),
      ...(kind === 'image' && { picture: addresses.get(id) ?? assetAddress(pack, id) }),
    });
    return {
      option,
      options: (kind: string, key: DocumentKey): ReferenceOption[] =>
        namesOf(kind, key).map((id) => option(kind, id)),
      has: (kind: string, key: DocumentKey, id: string): boolean =>
        isAwaited(kind) || acceptsName(kind, id) || namesOf(kind, key).includes(id),
    };
  }, [documents, pack, packs, pictures, fonts]);
}
