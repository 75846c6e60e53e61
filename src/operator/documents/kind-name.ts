import { documentNames, type DocumentName } from '#contract/generated/names.ts';

export const kinds: readonly DocumentName[] = documentNames;

/** What operators call the kinds of documents. */
const names: Partial<Record<string, string>> = {
  brand: 'Brand',
  cashier: 'Cashier',
  constants: 'Constants',
  errors: 'Error messages',
  flags: 'Flags',
  form: 'Forms',
  help: 'Help',
  lobby: 'Lobby',
  lotteries: 'Lotteries',
  members: 'Members (a right of its own)',
  menu: 'Menus',
  patterns: 'Patterns',
  protection: 'Player protection',
  payments: 'Payments (a right of its own)',
  providers: 'Other ways to sign in',
  rules: 'Rules of fields',
  screen: 'Screens',
  texts: 'Texts',
  theme: 'Theme',
};

/** A kind of document in an operator's words; the kind itself for one that has none yet. */
export const kindName = (kind: string): string => names[kind] ?? kind;
