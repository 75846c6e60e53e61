import { allows, bestRoleOn, roleOn, type Roles } from '#contract/operator-roles.ts';
import type { ServerPage } from './console-page.ts';
import { serverPages } from './pages.ts';

/** Pages of the server that an account with these roles may open. */
export function serverPagesFor(roles: Roles): readonly ServerPage[] {
  const administers = {
    server: allows(roleOn(roles, '*'), 'admin'),
    pack: Object.keys(roles).some((pack) => allows(bestRoleOn(roles, pack), 'admin')),
  };
  return serverPages.filter(
    ({ needs }) => needs === undefined || administers[needs === 'admin' ? 'server' : 'pack'],
  );
}
