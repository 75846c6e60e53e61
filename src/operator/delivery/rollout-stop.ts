const keyOf = (pack: string): string => `livery.operator.rolloutStop.${pack}`;

/** Stop of a rollout that was read in this browser, by its moment; a later one is news again. */
export const readStop = {
  is: (pack: string, at: string): boolean => localStorage.getItem(keyOf(pack)) === at,
  mark: (pack: string, at: string): void => localStorage.setItem(keyOf(pack), at),
};
