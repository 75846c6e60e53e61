import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';

type Assigned = AdminCallTypes['translationList']['value']['assigned'];

/** Accounts by language and key. */
export type Assignees = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Filter for texts that nobody has; no account begins like that. */
export const NOBODY = '*nobody*';

export function assigneesOf(assigned: Assigned): Assignees {
  const found = new Map<string, Map<string, string>>();
  for (const { language, account, keys } of assigned) {
    const ofLanguage = found.get(language) ?? new Map<string, string>();
    for (const key of keys) ofLanguage.set(key, account);
    found.set(language, ofLanguage);
  }
  return found;
}

/** Account that translates a text into a language. */
export const assigneeOf = (assignees: Assignees, language: string, key: string): string | undefined =>
  assignees.get(language)?.get(key);

/** Numbers of texts by account, the most first; `''` is nobody. */
export function countByAssignee(
  assignees: Assignees,
  language: string,
  keys: readonly string[],
): { account: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const account = assigneeOf(assignees, language, key) ?? '';
    counts.set(account, (counts.get(account) ?? 0) + 1);
  }
  return [...counts]
    .map(([account, count]) => ({ account, count }))
    .sort((a, b) => b.count - a.count || a.account.localeCompare(b.account, 'en'));
}
