import type { FactDefinitions } from './definition.ts';

export const facts: FactDefinitions = {
  'page.path': ({ navigation }) => navigation.path,
  language: ({ language }) => language.current,
  'theme.mode': ({ theme }) => theme.mode,
};
