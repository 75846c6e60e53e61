import type { FactDefinitions } from './definition.ts';

export const facts: FactDefinitions = {
  'page.path': ({ navigation }) => navigation.path(),
  language: ({ language }) => language.get(),
  'theme.mode': ({ theme }) => theme.get(),
  'flags.*': ({ documents }, flag) => {
    const { flags } = documents.get().flags;
    return (flags as Readonly<Record<string, boolean | undefined>>)[flag] ?? false;
  },
};
