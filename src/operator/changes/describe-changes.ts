import { own } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { documentKey, splitKey, type DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { documentOf, idsOf, languageName, wordsOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import type { Change, Comparison } from './change.ts';
import { describeForm } from './describe-form.ts';
import { describeMenus } from './describe-menus.ts';
import { describeRules } from './describe-rules.ts';
import { describeScreen } from './describe-screen.ts';
import { describeTheme } from './describe-theme.ts';
import { describeValues } from './describe-values.ts';

function describeTexts(
  { before, after }: Comparison,
  language: string,
  spoken: ReadonlySet<string>,
): Change[] {
  const was = documentOf(before, 'texts', language)?.texts ?? {};
  const now = documentOf(after, 'texts', language)?.texts ?? {};
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((key) => !spoken.has(key));
  return keys.flatMap((key): Change[] => {
    const [from, to] = [wordsOf(before, language, key), wordsOf(after, language, key)];
    if (from === to) return [];
    const shown = (words: string | undefined) =>
      words === undefined ? say('console.changes.none') : `“${words}”`;
    const place = [say('console.changes.textsOf', { language: languageName(language) })];
    return [
      {
        place,
        what: key,
        from: shown(from),
        to: shown(to),
        key: documentKey('texts', language),
        path: ['texts', key],
      },
    ];
  });
}

/**
 * Differences between two states of a pack in the console's words: forms, menus, texts, then all others. A changed text that is
 * only a menu entry's label is reported with the entry.
 */
export function describeChanges({ before, after }: Comparison): Change[] {
  const comparison = { before, after };
  const spoken = new Set<string>();
  const menus = describeMenus(comparison, spoken);
  const changes: Record<'form' | 'texts' | 'other', Change[]> = { form: [], texts: [], other: [] };
  for (const id of idsOf(after, 'form')) {
    const rules = documentOf(after, 'form', id)?.rules;
    if (rules !== undefined && firstFormOf(comparison, rules) === id) {
      changes.form.push(...describeRules(comparison, rules));
    }
    changes.form.push(...describeForm(comparison, id));
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const { kind, id } = splitKey(key);
    if ((kind === 'menu' || kind === 'form') && own(after, key)) continue;
    if (kind === 'rules' && firstFormOf(comparison, id) !== undefined) continue;
    if (sameJson(own(before, key), own(after, key))) continue;
    if (kind === 'texts') changes.texts.push(...describeTexts(comparison, id, spoken));
    else changes.other.push(...describeOther(comparison, key));
  }
  return [...changes.form, ...menus, ...changes.texts, ...changes.other];
}

/** Changes of a document of any other kind. */
function describeOther(comparison: Comparison, key: DocumentKey): Change[] {
  const { before, after } = comparison;
  const { kind, id } = splitKey(key);
  if (kind === 'screen' && own(before, key) && own(after, key)) return describeScreen(comparison, id);
  if (kind === 'theme' && own(before, key) && own(after, key)) return describeTheme(comparison);
  const place = [documentName(own(after, key) ? after : before, key)];
  return describeValues(own(before, key), own(after, key), { place, key, comparison });
}

const firstFormOf = ({ after }: Comparison, rules: string): string | undefined =>
  idsOf(after, 'form').find((form) => documentOf(after, 'form', form)?.rules === rules);
