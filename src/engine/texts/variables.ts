/** The names between the braces of i18next: `{{min}}`, `{{count, number}}`. */
export function variablesIn(text: string): string[] {
  const names = Array.from(text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g), ([, name]) => name ?? '');
  return [...new Set(names)].toSorted();
}
