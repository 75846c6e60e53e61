import type { AnyDocument, DocumentKey } from '#engine/packs.ts';

/** Live version of a brand: its resolved documents and the sequence number of its pointer, which never decreases. */
export type LiveBrand = { brand: string; seq: number; documents: Record<DocumentKey, AnyDocument> };

/** Source of brands for the rest of the server. Always the live version, whichever process published it. */
export interface Brands {
  /**
   * The brand of a host name, with or without port: by `brand.hosts` or `<pack>.localhost`, else the first brand;
   * undefined if none is published.
   * @param bucket of the visitor, 0 to 99: outside of a rollout it gets the previous version; without one it gets the
   * newest
   */
  forHost(host: string, bucket?: number): Promise<LiveBrand | undefined>;
  /** The live version of a brand; undefined when no such brand is published. */
  live(brand: string): Promise<LiveBrand | undefined>;
}
