import { documentNames, type DocumentName } from '#contract/generated/names.js';

export const kinds: readonly DocumentName[] = documentNames;

/** What operators call the kinds of documents. */
const names: Partial<Record<string, string>> = {
  brand: 'Brand',
  constants: 'Constants',
  errors: 'Error messages',
  flags: 'Flags',
  form: 'Forms',
  help: 'Help',
  lobby: 'Lobby',
  menu: 'Menus',
  patterns: 'Patterns',
  providers: 'Other ways to sign in',
  rules: 'Rules of fields',
  screen: 'Screens',
  texts: 'Texts',
  theme: 'Theme',
};

/** A kind of document in an operator's words; the kind itself for one that has none yet. */
export const kindName = (kind: string): string => names[kind] ?? kind;
