import type { FormDocument } from '#contract/generated/documents.ts';
import { factsOf } from '#engine/conditions/conditions.ts';
import { isOnForAll } from '#engine/flags/flag.ts';
import type { FactSource, FactValue } from '#ui/facts/facts.tsx';
import { documentOf, type PackDocuments } from '../../documents/reader.ts';
import { hintOf } from '../../hints/hints.ts';
import catalogue from '../../../../schemas/facts.json';

export type Player = 'visitor' | 'guest' | 'member' | 'agent';

export const players: readonly Player[] = ['visitor', 'member', 'guest', 'agent'];

/** Facts about the player for each kind of player. */
const known: Readonly<Record<Player, Readonly<Record<string, FactValue>>>> = {
  visitor: { 'session.loggedIn': false, 'member.type': -1, 'member.isAgent': false, 'member.isGuest': false },
  member: { 'session.loggedIn': true, 'member.type': 0, 'member.isAgent': false, 'member.isGuest': false },
  guest: { 'session.loggedIn': true, 'member.type': 4, 'member.isAgent': false, 'member.isGuest': true },
  agent: { 'session.loggedIn': true, 'member.type': 1, 'member.isAgent': true, 'member.isGuest': false },
};

/** Facts with pickers of their own. */
const picked = new Set(['language', 'theme.mode']);

type FactEntry = { type: string; description: string; enum?: readonly (string | number)[]; minimum?: number };

/** A fact that the operator can set, with its initial value. */
export type OpenFact = { name: string; type: string; description: string; start: FactValue };

const entryOf = (name: string): FactEntry | undefined => {
  const facts: Readonly<Record<string, FactEntry>> = catalogue.facts;
  const families: Readonly<Record<string, FactEntry>> = catalogue.families;
  return facts[name] ?? families[name.slice(0, name.indexOf('.'))];
};

const conditionsOf = (form: FormDocument): unknown[] => [
  ...Object.values(form.groups).map(({ when }) => when),
  ...Object.values(form.fields).flatMap(({ when, requiredWhen, enabledWhen }) => [
    when,
    requiredWhen,
    enabledWhen,
  ]),
  ...Object.values(form.modes ?? {}).map(({ when }) => when),
  ...Object.values(form.actions?.items ?? {}).map(({ when }) => when),
  ...Object.values(form.links?.items ?? {}).map(({ when }) => when),
];

const startOf = (name: string, { type, minimum }: FactEntry, documents: PackDocuments): FactValue => {
  const flags = documentOf(documents, 'flags', 'main')?.flags ?? {};
  if (name.startsWith('flags.')) return isOnForAll(flags[name.slice('flags.'.length)]);
  if (type === 'boolean') return false;
  return type === 'integer' ? (minimum ?? 0) : '';
};

/** Facts that a form's conditions read and that neither the kind of player nor language and theme decide. */
export function openFacts(form: FormDocument, documents: PackDocuments): OpenFact[] {
  const names = new Set(conditionsOf(form).flatMap(factsOf));
  return [...names].flatMap((name) => {
    const entry = entryOf(name);
    if (!entry || name.startsWith('form.') || picked.has(name) || Object.hasOwn(known.visitor, name))
      return [];
    const { type, description } = entry;
    return [{ name, type, description: hintOf(description), start: startOf(name, entry, documents) }];
  });
}

export type Situation = {
  player: Player;
  language: string;
  theme: 'dark' | 'light';
  /** Facts set by the operator. */
  set: Readonly<Record<string, FactValue>>;
};

/** Values of all facts that the form may read in a situation. */
export const factsIn = (
  { player, language, theme, set }: Situation,
  open: readonly OpenFact[],
): Readonly<Record<string, FactValue>> => ({
  ...Object.fromEntries(open.map(({ name, start }) => [name, start])),
  ...known[player],
  language,
  'theme.mode': theme,
  ...set,
});

/** Constant facts: a new situation creates a new source. */
export const factSource = (facts: Readonly<Record<string, FactValue>>): FactSource => ({
  read: (name) => facts[name],
  subscribe: () => () => {},
});
