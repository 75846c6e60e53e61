/** Roles of an operator; each includes the ones before it. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles by kind of document; `*` stands for all kinds. An admin is one of all kinds. */
export type KindRoles = Record<string /* kind or * */, Role>;

/**
 * Roles of an account by pack: one for every kind of document, or roles by kind. `*` stands for all packs, also future
 * ones: `{ "*": "viewer", "harbour": { "texts": "editor" } }`.
 */
export type Roles = Record<string /* pack or * */, Role | KindRoles>;

/** The least that a role is asked to be: `allows('publisher', 'editor')`. */
export const allows = (role: Role | undefined, needed: Role): boolean =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(needed);

/** Roles granted on one pack, or on `*`, by kind. */
const given = (granted: Roles, pack: string): KindRoles => {
  const grant = Object.hasOwn(granted, pack) ? granted[pack] : undefined;
  return grant === undefined ? {} : typeof grant === 'string' ? { '*': grant } : grant;
};

const reaching = (granted: Roles, pack: string): KindRoles[] =>
  (pack === '*' ? ['*'] : ['*', pack]).map((name) => given(granted, name));

const strongest = (found: readonly (Role | undefined)[]): Role | undefined =>
  roles.findLast((role) => found.includes(role));

/** The role on documents of a kind of a pack, or on every kind for `*`. */
export const roleOn = (granted: Roles, pack: string, kind = '*'): Role | undefined =>
  strongest(
    reaching(granted, pack).flatMap((kinds) =>
      [...new Set(['*', kind])].map((name) => (Object.hasOwn(kinds, name) ? kinds[name] : undefined)),
    ),
  );

/**
 * Rights that concern no document, granted by name; a role for every kind does not include them, admin does. `payments`
 * and `members`: a viewer reads, a publisher decides payments, exports members or writes to them.
 */
export const rights = ['payments', 'members'] as const;
export type Right = (typeof rights)[number];

const isRight = (name: string): boolean => (rights as readonly string[]).includes(name);

/** The strongest role on any kind of document of a pack: what opens the pack at all. A right opens it for looking. */
export const bestRoleOn = (granted: Roles, pack: string): Role | undefined =>
  strongest(
    reaching(granted, pack).flatMap((kinds) =>
      Object.entries<Role>(kinds).map(([name, role]) => (isRight(name) ? 'viewer' : role)),
    ),
  );

/** True when the roles give at least `needed` of a right on a pack. */
export const mayUse = (granted: Roles, pack: string, right: Right, needed: Role): boolean =>
  roleOn(granted, pack) === 'admin' ||
  reaching(granted, pack).some((kinds) => Object.hasOwn(kinds, right) && allows(kinds[right], needed));

/**
 * True if the roles give at least `needed` on documents of a kind, or on every kind if none is named. `viewer` is given
 * by a role on any kind, since documents refer to each other.
 */
export const mayOn = (granted: Roles, pack: string, needed: Role, kind = '*'): boolean =>
  allows(needed === 'viewer' ? bestRoleOn(granted, pack) : roleOn(granted, pack, kind), needed);
