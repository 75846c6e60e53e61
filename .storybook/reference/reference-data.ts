import reference from '../../.cache/stories/reference.json';

export type Pattern = { pattern: string; description?: string; valid?: string[]; invalid?: string[] };
type Uses = Readonly<Record<string, readonly string[]>>;

type ReferenceData = {
  brands: Readonly<
    Record<
      string,
      {
        uses: Readonly<Record<'blocks' | 'actions' | 'facts' | 'patterns', Uses>>;
        patterns: Readonly<Record<string, Pattern>>;
      }
    >
  >;
  /** The types of block that are drawn from each source. */
  sources: Uses;
};

/** The brands' uses of the schemas' parts, written by scripts/stories.ts. */
export const referenceData = reference as ReferenceData;

/** The documents of each brand that use something. */
export const usesOf = (
  kind: 'blocks' | 'actions' | 'facts' | 'patterns',
  name: string,
): [string, readonly string[]][] =>
  Object.entries(referenceData.brands).map(([brand, { uses }]) => [brand, uses[kind][name] ?? []]);
