import { memo, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { pageGroups, type PageGroup, type PackPage } from '../pages/console-page.ts';
import { pagesOf } from '../pages/pages.ts';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** The pages of a pack, by group. Drawn anew only by what it reads: the frame around it changes with every edit. */
export const WorkspaceNav = memo(() => {
  const { pack } = usePack();
  const { roles } = useOperatorSession();
  return (
    <nav className="op-nav" aria-label={say('console.nav.label')}>
      {pageGroups.map((group) => {
        const pages = pagesOf(pack, roles).filter((page) => page.group === group);
        return pages.length > 0 && <NavGroup key={group} group={group} pages={pages} />;
      })}
    </nav>
  );
});

const keyOf = (group: PageGroup): string => `livery.operator.nav.${group}`;

const NavGroup = ({ group, pages }: { group: PageGroup; pages: readonly PackPage[] }) => {
  const id = useId();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(() => localStorage.getItem(keyOf(group)) === 'closed');
  // The page on show is always among the links.
  const open = pathname.split('/')[2];
  const isOpen = !closed || pages.some(({ path }) => path === open);
  const toggle = (): void => {
    if (closed) localStorage.removeItem(keyOf(group));
    else localStorage.setItem(keyOf(group), 'closed');
    setClosed(!closed);
  };
  return (
    <div className="op-nav-group" data-open={isOpen}>
      <button
        type="button"
        className="op-nav-heading"
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={toggle}
      >
        {say(`console.nav.groups.${group}`)}
        <Icon name="chevron" />
      </button>
      <ul id={`${id}-list`} aria-labelledby={id}>
        {pages.map((page) => (
          <NavItem key={page.path} page={page} isOpen={page.path === open} />
        ))}
      </ul>
    </div>
  );
};

const NavItem = ({
  page: { path, title, icon, Badge },
  isOpen,
}: {
  page: PackPage;
  /** The page is on show. */
  isOpen: boolean;
}) => {
  const { pack } = usePack();
  const item = useRef<HTMLLIElement>(null);
  // Most screens have less room than the links need: that of the page on show stays in view.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item}>
      <NavLink className="op-nav-link" to={`/${pack}/${path}`}>
        <Icon name={icon} />
        <span>{title}</span>
        {Badge && <Badge />}
      </NavLink>
    </li>
  );
};
