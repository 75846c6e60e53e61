import { NavLink, Outlet } from 'react-router-dom';
import { serverPagesFor } from '../pages/server-pages.ts';
import { AccountMenu } from '../sign-in/AccountMenu.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { say } from '../language/say.ts';

/** Frame of the pages outside of packs: the brands and the server's settings. */
export const ServerFrame = () => {
  const { roles } = useOperatorSession();
  const pages = serverPagesFor(roles);
  return (
    <>
      <header className="op-bar">
        <a className="op-skip" href="#content">
          {say('console.common.skip')}
        </a>
        <p className="op-mark">
          <span className="op-mark-sign" aria-hidden="true" />
          {say('console.common.product')}
        </p>
        <nav className="op-server-nav" aria-label={say('console.nav.server')}>
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
