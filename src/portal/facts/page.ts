import type { FactDefinitions } from './definition.ts';

export const facts: FactDefinitions = {
  'page.path': ({ navigation }) => navigation.path,
  language: ({ language }) => language.current,
  'theme.mode': ({ theme }) => theme.mode,
  'flags.*': ({ documents }, flag) => {
    const { flags } = documents.current.flags;
    return (flags as Readonly<Record<string, boolean | undefined>>)[flag] ?? false;
  },
};
