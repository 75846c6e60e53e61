/** A part of a text: words, or a placeholder that stands where the page puts a value in. */
export type TemplatePart = { at: number; kind: 'words' | 'hole'; text: string };

const holes = /(\{\{[^}]*\}\}|\$t\([^)]*\))/u;

/** Words and placeholders of a text in their order; there are words, if empty ones, around every placeholder. */
export const partsOf = (template: string): TemplatePart[] =>
  template.split(holes).map((text, at) => ({ at, kind: at % 2 === 0 ? 'words' : 'hole', text }));

export const templateOf = (parts: readonly TemplatePart[]): string => parts.map(({ text }) => text).join('');

/** Name of a placeholder: `{{ count, number }}` is count. */
export const holeName = (hole: string): string => /[\w.-]+/u.exec(hole.replace('$t(', ''))?.[0] ?? hole;
