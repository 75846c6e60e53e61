/** Notes of versions and titles of releases that nobody typed, as they are stored. The console says them in its own language. */
const templates = {
  back: 'Back to version {{version}}',
  rolloutStopped: 'Rollout stopped, back to version {{version}}',
  promotionStopped: 'Stopped the promotion {{promotion}}',
  newBrand: 'New brand from {{template}}',
  hidden: 'Hidden',
  shown: 'Shown again',
  imported: 'Imported from files',
  fileSaved: 'File saved',
} as const;

export type AutomaticNote = keyof typeof templates;

type Values = Readonly<Record<string, string | number>>;

/** A note as it is stored. */
export const automaticNote = (kind: AutomaticNote, values: Values = {}): string =>
  templates[kind].replace(/\{\{(\w+)\}\}/, (_, name: string) => String(values[name]));

/** Kind and values of a stored note; undefined for one that somebody typed. */
export function readAutomaticNote(note: string): { kind: AutomaticNote; values: Values } | undefined {
  for (const [kind, template] of Object.entries(templates) as [AutomaticNote, string][]) {
    const [before = '', name, after = ''] = template.split(/\{\{(\w+)\}\}/);
    if (name === undefined && note === template) return { kind, values: {} };
    if (name === undefined || !note.startsWith(before) || !note.endsWith(after)) continue;
    const value = note.slice(before.length, note.length - after.length);
    if (/^[\w.-]+$/.test(value)) return { kind, values: { [name]: value } };
  }
  return undefined;
}
