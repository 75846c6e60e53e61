import type { Role } from '../tables.ts';

export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const satisfies readonly Role[];

/** Role by pack; `*` stands for all packs. */
export type Roles = Record<string, Role>;

/** True when the roles give at least `needed` on the pack, or on all packs for `*`. Each role holds the ones before it. */
export const mayOn = (granted: Roles, pack: string, needed: Role): boolean =>
  ['*', pack].some((name) => {
    const role = Object.hasOwn(granted, name) ? granted[name] : undefined;
    return role !== undefined && roles.indexOf(role) >= roles.indexOf(needed);
  });
