/** Says a text key in the language shown; params fill {{name}}, `count` chooses the plural. */
export type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string;
