/** Key of all queries about the live promotions of a pack. */
export const promotionsKey = (pack: string) => ['promotions', pack] as const;
