import type { Kind } from './packs.ts';
import type { ProblemCode, ProblemCodes } from './problems.ts';
import type { ResolvedBrand } from './resolve.ts';
import type { Brand, BrandDocument } from './validate/brand.ts';

/** Checks one document against the others of its brand; schema and references have been checked already. */
type DocumentCheck<Code extends string> = (brand: Brand<Code>, document: BrandDocument) => void;

/**
 * What a product adds to the engine. Its kinds of documents and the names in them are schemas (`x-single`, `x-entries`, `x-ref`);
 * this is what no schema says. `Code` are the codes of its own problems.
 */
export type Product<Code extends string = string> = {
  /** Severity and meaning of each code that the checks report besides those of the engine. */
  problems: ProblemCodes<Code>;
  /** Checks by the kind of document that they take. */
  checks: Readonly<Partial<Record<Kind, DocumentCheck<ProblemCode | Code>>>>;
  /** True for keys of texts that only the server says: bundles leave these out. */
  serverText: (key: string) => boolean;
  /** Properties of the core part beside those of `CorePart`, for documents that pages need at once. */
  core: (brand: ResolvedBrand) => Readonly<Record<string, unknown>>;
};
