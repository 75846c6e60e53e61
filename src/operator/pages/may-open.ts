import { mayUse, type Roles } from '#contract/operator-roles.ts';
import type { PackPage } from './console-page.ts';

/** True for a page of a pack that an account with these roles has a right to. */
export const mayOpen = ({ needs }: Pick<PackPage, 'needs'>, pack: string, roles: Roles): boolean =>
  !needs || needs.some((right) => mayUse(roles, pack, right, 'viewer'));
