import type { JsonFile } from './json/json-file.ts';
import { documentFile, packLayers, withDependents, type PackSet } from './packs.ts';
import { problemCodes, sortProblems, type Problem, type ProblemCode } from './problems.ts';
import type { Product } from './product.ts';
import { isAbstract, withCheckedTexts, withSpokenTexts } from './spoken-texts.ts';
import { list, suggest } from './suggest.ts';
import { checkHosts, checkIdleRemovals, checkNeeds } from './validate/brand-needs.ts';
import { checkMarkedBounds } from './validate/bounds.ts';
import { openBrand, type AnalysisTime, type Brand } from './validate/brand.ts';
import { checkConditions } from './validate/conditions.ts';
import { readPackFiles } from './validate/files.ts';
import { checkFlags } from './validate/flags.ts';
import { checkPeriods } from './validate/periods.ts';
import { checkErrors } from './validate/errors.ts';
import { checkFormDocument } from './validate/forms/check-forms.ts';
import { checkActionsOutsideForms } from './validate/forms/action-fit.ts';
import { checkRules } from './validate/forms/rules.ts';
import { checkCatalogue, checkRulePatterns } from './validate/patterns.ts';
import { checkLanguages } from './validate/languages.ts';
import { checkLabels } from './validate/labels.ts';
import { checkPictures } from './validate/pictures.ts';
import { longestAnalysis } from './validate/redos.ts';
import { checkReferences } from './validate/references.ts';
import { checkSchema } from './validate/schema-ring.ts';
import { checkScreens } from './validate/screens.ts';
import { checkTexts } from './validate/texts.ts';
import { checkTheme } from './validate/theme.ts';
import { checkWords } from './validate/words.ts';

export type ValidationOptions = {
  /** Time for analysing patterns not seen before, counted down; patterns left over are refused as not judged. */
  analysis?: AnalysisTime;
  /** Current time, for minimum ages. */
  clock?: () => Date;
};

/** Time limits of pattern analysis while a user waits for the answer. */
const usualAnalysis = (): AnalysisTime => ({ left: 15_000, pattern: longestAnalysis });

/**
 * Problems of packs and of all packs that extend them, by file and line; without a choice, of every pack of the set. Three rings:
 * schema, references, lint.
 * A pack with a file that is not JSON or was skipped, or with unknown parents, is checked no further than its files; an unknown pack
 * has no problems. `product` adds its own checks. Loads every schema and validator: for Node and a worker of the console, never for a player's page.
 */
export function validatePacks(
  product: Product,
  set: PackSet,
  packs: readonly string[] = Object.keys(set),
  { analysis = usualAnalysis(), clock = () => new Date() }: ValidationOptions = {},
): Problem[] {
  const problems: Problem[] = [];
  const chosen = withDependents(set, packs);
  const needed = withCheckedTexts(set, packs);
  const files = readFiles(needed, chosen, problems);
  const codes = { ...problemCodes, ...product.problems };
  const hosts = new Map<string, string>();
  for (const pack of chosen) {
    const { layers } = packLayers(set, pack);
    const readable = layers.every(
      (layer) =>
        !needed[layer]?.skipped &&
        Object.keys(needed[layer]?.documents ?? {}).every(
          (key) => !files.get(documentFile(layer, key))?.syntax,
        ),
    );
    if (!readable || !checkLayers(set, pack, files, problems)) continue;
    const spoken = isAbstract(needed, pack) ? needed : withSpokenTexts(needed, [pack]);
    const brand = openBrand(spoken, pack, { files, problems, codes, analysis, clock });
    checkBrand(brand, product.checks);
    checkHosts(brand, hosts);
  }
  return sortProblems(problems);
}

/** The files of the chosen packs and of every pack below them. */
function readFiles(set: PackSet, packs: readonly string[], problems: Problem[]): Map<string, JsonFile> {
  const files = new Map<string, JsonFile>();
  for (const layer of new Set(packs.flatMap((pack) => packLayers(set, pack).layers))) {
    const pack = set[layer];
    if (!pack) continue;
    const read = readPackFiles(pack);
    problems.push(...read.problems);
    for (const [path, file] of read.files) files.set(path, file);
  }
  return files;
}

/** True when a pack has a brand document and a valid chain of parents. */
function checkLayers(
  set: PackSet,
  pack: string,
  files: ReadonlyMap<string, JsonFile>,
  problems: Problem[],
): boolean {
  const at = (owner: string, pointer: string): Pick<Problem, 'file' | 'line' | 'column' | 'pointer'> => {
    const file = documentFile(owner, 'brand/main');
    return { file, pointer, ...(files.get(file)?.locate(pointer) ?? { line: 1, column: 1 }) };
  };
  const report = (problem: Omit<Problem, 'severity' | 'code'> & { code: ProblemCode }): false => {
    problems.push({ ...problem, severity: problemCodes[problem.code].severity });
    return false;
  };

  const { layers, broken } = packLayers(set, pack);
  const nameless = layers.find((layer) => !set[layer]?.documents['brand/main']);
  if (nameless !== undefined) {
    return report({
      code: 'MISSING_BRAND',
      ...at(nameless, ''),
      message: `The pack "${nameless}" has no brand/main.json, so it can be neither shown nor extended.`,
      fix: 'Add brand/main.json with "kind", "id" and "extends".',
    });
  }
  if (broken?.reason === 'cycle') {
    return report({
      code: 'EXTENDS_CYCLE',
      ...at(broken.pack, '/extends'),
      message: `The packs ${list(layers)} extend each other in a circle.`,
      fix: 'Let the lowest of them extend no pack.',
    });
  }
  if (broken) {
    return report({
      code: 'UNKNOWN_PACK',
      ...at(broken.pack, '/extends'),
      message: `No pack is called "${broken.parent}".`,
      fix: suggest(broken.parent, Object.keys(set), 'Name a pack that exists.'),
    });
  }
  return true;
}

function checkBrand(brand: Brand<string>, checks: Product['checks']): void {
  if (!brand.abstract) checkNeeds(brand);
  checkIdleRemovals(brand);
  for (const document of brand.documents) {
    checkSchema(brand, document);
    checkConditions(brand, document);
    checkActionsOutsideForms(brand, document);
    checkMarkedBounds(brand, document);
    checkPeriods(brand, document);
    if (document.kind === 'flags') checkFlags(brand, document);
    if (document.kind === 'form') checkFormDocument(brand, document);
    if (document.kind === 'rules') {
      checkRules(brand, document);
      checkRulePatterns(brand, document);
    }
    if (document.kind === 'patterns') checkCatalogue(brand, document);
    if (document.kind === 'errors') checkErrors(brand, document);
    if (document.kind === 'pictures') checkPictures(brand, document);
    if (document.kind === 'theme') checkTheme(brand, document);
    checks[document.kind]?.(brand, document);
  }
  checkReferences(brand);
  checkScreens(brand);
  checkTexts(brand);
  if (brand.abstract) return;
  checkLanguages(brand);
  checkWords(brand);
  checkLabels(brand);
}
