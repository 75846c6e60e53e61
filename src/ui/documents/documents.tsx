import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { subscribe } from 'valtio';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';

/** The documents of a brand as published now. */
export type Documents = CorePart & {
  /** Pack of the brand; assets are addressed by it. */
  pack: string;
  /** Number of the publication; higher is newer. */
  seq: number;
};

/** A proxy of the documents a page shows; a newer publication replaces them as a whole. */
export type DocumentStore = { current: Documents };

const DocumentsContext = createContext<DocumentStore | undefined>(undefined);

export function DocumentsProvider({ store, children }: { store: DocumentStore; children: ReactNode }) {
  return <DocumentsContext value={store}>{children}</DocumentsContext>;
}

/**
 * Part of the documents. `select` must pick, not build new objects. Rerenders only when the picked part changes, as unchanged documents
 * keep their identity across publications.
 */
export function useDocuments<T>(select: (documents: Documents) => T): T {
  const store = useContext(DocumentsContext);
  if (!store) throw new Error('useDocuments needs a DocumentsProvider above it.');
  const listen = useCallback((listener: () => void) => subscribe(store, listener, true), [store]);
  const read = () => select(store.current);
  return useSyncExternalStore(listen, read, read);
}

/** Turns the path of an asset, as documents name it, into an address on one of the brand's image hosts. */
export function useAsset(): (path: string) => string {
  const pack = useDocuments((documents) => documents.pack);
  const hosts = useDocuments(({ brand }) => brand.imageHosts);
  return useCallback((path) => onImageHost(hosts, assetAddress(pack, path)), [pack, hosts]);
}

/**
 * Address of a picture of the brand's server on one of its image hosts. The hosts share the pictures by the letters of their paths, so that
 * browsers and drawn pages know each by one address.
 */
export function onImageHost(hosts: readonly string[] = [], address: string): string {
  const sum = [...address].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  return address.startsWith('/') ? (hosts[sum % hosts.length] ?? '') + address : address;
}
