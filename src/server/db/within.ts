/** Pattern of `ilike` that finds a text anywhere, as it stands. */
export const within = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
