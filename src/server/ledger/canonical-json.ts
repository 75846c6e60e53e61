const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
};

/** JSON in which the order of names and absent members make no difference: equal values have equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value)) ?? 'null';
