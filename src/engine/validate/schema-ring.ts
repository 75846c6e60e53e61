import { documentValidators } from '#contract/generated/validators.js';
import { own } from '../json/json.ts';
import { joinPointer, valueAt } from '../json/pointer.ts';
import type { Brand, BrandDocument, Finding } from './brand.ts';
import { schemaFindings, type LocatedError } from './schema-findings.ts';

/**
 * Finds properties left over in a lower pack when a patch chose another block or action: the fault is the patch's, not
 * the pack's.
 */
function leftOver(
  brand: Brand,
  document: BrandDocument,
  { pointer, error, chosenBy }: LocatedError,
): Finding | undefined {
  if (error.keyword !== 'additionalProperties' || chosenBy === undefined) return undefined;
  const name = String(error.params['additionalProperty']);
  const below = own(document.provenance, joinPointer(pointer, name));
  const chooser = own(document.provenance, chosenBy);
  if (below === undefined || chooser === undefined) return undefined;
  if (brand.layers.indexOf(below) >= brand.layers.indexOf(chooser)) return undefined;
  return {
    code: 'UNKNOWN_PROPERTY',
    pointer: chosenBy,
    message: `"${String(valueAt(document.document, chosenBy))}" has no property "${name}", which stays behind from ${below}.`,
    fix: `Add "${name}": null, so that it is removed.`,
  };
}

/** Ring 1: a merged document against the schema of its kind, its blocks and actions against theirs. */
export function checkSchema(brand: Brand, document: BrandDocument): void {
  const findings = schemaFindings(
    {
      value: document.document,
      visits: document.visits,
      validator: own(documentValidators, document.kind),
    },
    (located) => leftOver(brand, document, located),
  );
  for (const finding of findings) brand.report(document.key, finding);
}
