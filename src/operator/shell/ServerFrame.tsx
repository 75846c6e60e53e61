import { allows, bestRoleOn, roleOn } from '#contract/operator-roles.ts';
import { NavLink, Outlet } from 'react-router-dom';
import { serverPages } from '../pages/pages.ts';
import { AccountMenu } from '../sign-in/AccountMenu.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { texts } from '../texts.ts';

/** What stands around the pages that belong to no pack: the brands and what concerns the whole server. */
export const ServerFrame = () => {
  const { roles } = useOperatorSession();
  const administers = {
    server: allows(roleOn(roles, '*'), 'admin'),
    pack: Object.keys(roles).some((pack) => allows(bestRoleOn(roles, pack), 'admin')),
  };
  const pages = serverPages.filter(
    ({ needs }) => needs === undefined || administers[needs === 'admin' ? 'server' : 'pack'],
  );
  return (
    <>
      <header className="op-bar">
        <a className="op-skip" href="#content">
          {texts.skip}
        </a>
        <p className="op-mark">
          <span className="op-mark-sign" aria-hidden="true" />
          {texts.product}
        </p>
        <nav className="op-server-nav" aria-label={texts.nav.server}>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <NavLink className="op-tab" to={`/${path}`} end={path === ''}>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <span className="op-bar-gap" />
        <AccountMenu />
      </header>
      <main className="op-page" id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};
