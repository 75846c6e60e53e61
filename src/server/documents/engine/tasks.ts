import { makeBundle, type Bundle } from '#engine/bundle/bundle.ts';
import { canonicalJson } from '#engine/json/canonical-json.ts';
import type { PackSet } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import { pinPictures } from '#engine/references/pin-pictures.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import { withSpokenTexts } from '#engine/spoken-texts.ts';
import type { AnalysisTime } from '#engine/validate/brand.ts';
import { knownVerdicts, rememberVerdict, type Verdict } from '#engine/validate/verdicts.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import { isShown } from './is-shown.ts';

export { documentState, packContents } from './document-states.ts';
export { summaries } from './pack-summary.ts';
export { usesOver } from './uses.ts';

/*
 * Tasks of the engine's threads: all work on a whole brand that takes more than a few milliseconds. Arguments and results
 * are complete and can be posted between threads.
 */

/** Problems of packs, the time that judging patterns took in milliseconds, and the verdicts that are new. */
export function validate({
  set,
  packs,
  analysis,
  verdicts,
}: {
  set: PackSet;
  packs: readonly string[];
  analysis: AnalysisTime;
  /** Verdicts of other threads. */
  verdicts: readonly Verdict[];
}): { problems: Problem[]; judging: number; verdicts: Verdict[] } {
  for (const verdict of verdicts) rememberVerdict(verdict);
  const before = new Set(knownVerdicts());
  const { left } = analysis;
  const problems = validatePacks(product, set, packs, { analysis });
  return {
    problems,
    judging: left - analysis.left,
    verdicts: knownVerdicts().filter((verdict) => !before.has(verdict)),
  };
}

/** A brand as it goes live; without a bundle if nobody can visit it. */
export type MadeBrand = {
  pack: string;
  layers: string[];
  /** Bundle for pages, and documents for the server as canonical JSON. Absent if nobody may visit the brand. */
  shown?: { bundle: Bundle; documents: string };
};

/** Makes brands of packs without errors. */
export async function makeBrands({
  set,
  packs,
}: {
  set: PackSet;
  packs: readonly string[];
}): Promise<MadeBrand[]> {
  const made: MadeBrand[] = [];
  for (const pack of packs) {
    const resolved = pinPictures(resolveBrand(withSpokenTexts(set, [pack]), pack), set);
    const { layers } = resolved;
    made.push(
      isShown(resolved)
        ? {
            pack,
            layers,
            shown: {
              bundle: await makeBundle(product, resolved),
              documents: canonicalJson(resolved.documents),
            },
          }
        : { pack, layers },
    );
  }
  return made;
}

/** The documents of a pack, laid over those of the packs it extends. */
export const documents = ({ set, pack }: { set: PackSet; pack: string }): ResolvedBrand['documents'] =>
  resolveBrand(set, pack).documents;
