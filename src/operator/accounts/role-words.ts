import { allows, rights, type KindRoles } from '#contract/operator-roles.ts';
import { roles as ranks, type Role, type Roles } from '../api/types.ts';
import { kindName, kinds } from '../documents/kind-name.ts';
import { allOf } from '../language/format.ts';
import { say } from '../language/say.ts';
/** Roles by kind on one brand, or on `*`. */
export const kindsOf = (roles: Roles, pack: string): KindRoles => {
  const given = Object.hasOwn(roles, pack) ? roles[pack] : undefined;
  return given === undefined ? {} : typeof given === 'string' ? { '*': given } : given;
};

/** True for rights, which are given by name and not implied by a role for everything. */
const isRight = (name: string): boolean => (rights as readonly string[]).includes(name);

/**
 * Roles after giving or removing (`undefined`) one role. Roles implied by the role for everything are dropped, and
 * brands without roles.
 */
export function withRole(roles: Roles, pack: string, kind: string, role: Role | undefined): Roles {
  const { [kind]: _before, ...rest } = kindsOf(roles, pack);
  const changed: KindRoles = role === undefined ? rest : { ...rest, [kind]: role };
  const every = changed['*'];
  const kept = Object.entries<Role>(changed).filter(
    ([name, held]) =>
      name === '*' || every === undefined || (isRight(name) ? every !== 'admin' : !allows(every, held)),
  );
  return withKinds(roles, pack, Object.fromEntries(kept));
}

/** Roles with those on one brand replaced. */
export function withKinds(roles: Roles, pack: string, given: KindRoles): Roles {
  const { [pack]: _before, ...others } = roles;
  const every = given['*'];
  const count = Object.keys(given).length;
  return count === 0 ? others : { ...others, [pack]: every !== undefined && count === 1 ? every : given };
}

/** Roles on a brand in words: `Viewer, Editor of Texts and Menus`. */
export function roleWords(given: KindRoles): string {
  const every = given['*'];
  const some = ranks.toReversed().flatMap((role) => {
    const names = [...kinds, ...rights].filter((kind) => given[kind] === role);
    return names.length === 0
      ? []
      : [
          say('console.accounts.byKind', {
            role: say(`console.roles.${role}`),
            kinds: allOf(names.map(kindName)),
          }),
        ];
  });
  const words = [...(every === undefined ? [] : [say(`console.roles.${every}`)]), ...some];
  return words.length === 0 ? say('console.accounts.noRole') : words.join(', ');
}

export const presets: readonly {
  id: 'viewer' | 'translator' | 'editor' | 'publisher' | 'admin';
  kinds: KindRoles;
}[] = [
  { id: 'viewer', kinds: { '*': 'viewer' } },
  { id: 'translator', kinds: { '*': 'viewer', texts: 'editor' } },
  { id: 'editor', kinds: { '*': 'editor' } },
  { id: 'publisher', kinds: { '*': 'publisher' } },
  { id: 'admin', kinds: { '*': 'admin' } },
];
