/** Translates a text key to the language shown; params fill {{name}}, `count` selects the plural. */
export type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string;
