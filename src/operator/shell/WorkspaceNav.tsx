import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { pageGroups, type PageGroup, type PackPage } from '../pages/console-page.ts';
import { pagesOf } from '../pages/pages.ts';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** The pages of a pack, by group. */
export const WorkspaceNav = () => {
  const { pack } = usePack();
  return (
    <nav className="op-nav" aria-label={say('console.nav.label')}>
      {pageGroups.map((group) => {
        const pages = pagesOf(pack).filter((page) => page.group === group);
        return pages.length > 0 && <NavGroup key={group} group={group} pages={pages} />;
      })}
    </nav>
  );
};

const NavGroup = ({ group, pages }: { group: PageGroup; pages: readonly PackPage[] }) => {
  const { pack } = usePack();
  const id = useId();
  return (
    <div className="op-nav-group">
      <p className="op-nav-heading" id={id}>
        {say(`console.nav.groups.${group}`)}
      </p>
      <ul aria-labelledby={id}>
        {pages.map(({ path, title, icon, Badge }) => (
          <li key={path}>
            <NavLink className="op-nav-link" to={`/${pack}/${path}`}>
              <Icon name={icon} />
              <span>{title}</span>
              {Badge && <Badge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
