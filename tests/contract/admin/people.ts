import type { AdminNeeds } from '#contract/generated/admin-rules.ts';
import type { Role, Roles } from '#contract/operator-roles.ts';

/** The most that somebody may do on the pack shop: on all documents, on some kind, by a right; and where else. */
type Holding = Partial<Record<'pack' | 'kind' | 'all' | 'any' | 'payments' | 'members', Role>>;

export type Person = {
  /** Undefined for who is not signed in. */
  roles?: Roles;
  holds: Holding;
  /** The pack that they are about. */
  pack: 'shop' | 'ground';
};

const ranks: readonly Role[] = ['viewer', 'editor', 'publisher', 'admin'];
const everything: Holding = {
  pack: 'admin',
  kind: 'admin',
  any: 'admin',
  payments: 'admin',
  members: 'admin',
};

/** Everybody that each call is made by. */
export const people = {
  nobody: { holds: {}, pack: 'shop' },
  'an admin of another brand': { roles: { ground: 'admin' }, holds: { any: 'admin' }, pack: 'ground' },
  'a viewer': { roles: { shop: 'viewer' }, holds: { pack: 'viewer', kind: 'viewer' }, pack: 'shop' },
  'an editor': { roles: { shop: 'editor' }, holds: { pack: 'editor', kind: 'editor' }, pack: 'shop' },
  'a publisher': {
    roles: { shop: 'publisher' },
    holds: { pack: 'publisher', kind: 'publisher' },
    pack: 'shop',
  },
  'an admin': { roles: { shop: 'admin' }, holds: everything, pack: 'shop' },
  'a publisher of texts': {
    roles: { shop: { texts: 'publisher' } },
    holds: { pack: 'viewer', kind: 'publisher' },
    pack: 'shop',
  },
  'a viewer of payments and members': {
    roles: { shop: { payments: 'viewer', members: 'viewer' } },
    holds: { pack: 'viewer', kind: 'viewer', payments: 'viewer', members: 'viewer' },
    pack: 'shop',
  },
  'a publisher of payments and members': {
    roles: { shop: { payments: 'publisher', members: 'publisher' } },
    holds: { pack: 'viewer', kind: 'viewer', payments: 'publisher', members: 'publisher' },
    pack: 'shop',
  },
  'an admin of everything': {
    roles: { '*': 'admin' },
    holds: { ...everything, all: 'admin' },
    pack: 'shop',
  },
} satisfies Record<string, Person>;

/** True if somebody has what a call needs. */
export function hasWhatItNeeds({ roles, holds }: Person, needs: AdminNeeds | undefined): boolean {
  if (!roles) return false;
  if (!needs) return true;
  const held = holds[needs.right ?? needs.on];
  return held !== undefined && ranks.indexOf(held) >= ranks.indexOf(needs.role);
}
