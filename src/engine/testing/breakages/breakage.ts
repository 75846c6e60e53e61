import type { PackSet } from '../../packs.ts';
import type { ProblemCode } from '../../problems.ts';
import { objectUnder, smallPacks, writePacks, type PackValues } from '../small-packs.ts';

/** A way to break a pack, with the expected problems. */
export type Breakage<Code extends string = ProblemCode> = {
  what: string;
  packs: () => PackSet;
  code: Code;
  file: string;
  pointer: string;
  /** The text of the file at the line and column of the problem. */
  at: string;
};

export type Expected<Code extends string = ProblemCode> = Pick<
  Breakage<Code>,
  'code' | 'file' | 'pointer' | 'at'
>;

/** Breaks the values, and writes them down. */
export const change = <Code extends string = ProblemCode>(
  what: string,
  edit: (packs: PackValues) => void,
  expected: Expected<Code>,
): Breakage<Code> => ({
  what,
  packs: () => {
    const packs = smallPacks();
    edit(packs);
    return writePacks(packs);
  },
  ...expected,
});

/** Breaks the text of one file. */
export const rewrite = (
  what: string,
  [pack, key]: [string, string],
  edit: (text: string) => string,
  expected: Expected,
): Breakage => ({
  what,
  packs: () => {
    const set = writePacks(smallPacks());
    const documents = set[pack]?.documents ?? {};
    documents[key] = edit(documents[key] ?? '');
    return set;
  },
  ...expected,
});

export const menu = ({ ground }: PackValues): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['menu/main']);
export const form = ({ ground }: PackValues): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['form/register']);
export const rule = ({ ground }: PackValues, field: string): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['rules/register'], 'fields', field);
export const pattern = ({ ground }: PackValues): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['patterns/main'], 'patterns', 'letters');
export const block = ({ ground }: PackValues, name: string): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['screen/home'], 'body', 'items', name);
export const dark = ({ ground }: PackValues): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['theme/main'], 'modes', 'dark');
export const error = ({ ground }: PackValues, code: string): ReturnType<typeof objectUnder> =>
  objectUnder(ground?.['errors/main'], 'errors', code);
export const words = (packs: PackValues, language: string): ReturnType<typeof objectUnder> =>
  objectUnder(packs['ground']?.[`texts/${language}`], 'texts');
export const when = (condition: ReturnType<typeof objectUnder>[string]) => (packs: PackValues) => {
  objectUnder(menu(packs), 'items', 'home')['when'] = condition;
};
export const menuFile = 'ground/menu/main.json';
export const homeFile = 'ground/screen/home.json';
export const formFile = 'ground/form/register.json';
export const rulesFile = 'ground/rules/register.json';
export const patternsFile = 'ground/patterns/main.json';
export const lobbyFile = 'ground/lobby/main.json';
export const shopFile = 'shop/brand/main.json';

/** Adds a field to the only group of the form. */
export function askFor(packs: PackValues, name: string, more: ReturnType<typeof objectUnder>): void {
  objectUnder(form(packs), 'fields')[name] = { label: 'form.username', ...more };
  const group = objectUnder(form(packs), 'groups', 'you');
  group['order'] = [...(group['order'] as string[]), name];
}
