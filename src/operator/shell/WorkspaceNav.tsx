import { NavLink } from 'react-router-dom';
import { isError } from '../problems/problem-severity.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { texts } from '../texts.ts';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

const places = ['forms', 'menus', 'problems', 'history'] as const satisfies readonly IconName[];

export const WorkspaceNav = () => {
  const { pack } = usePack();
  const { problems } = useWorkspaceState();
  const count = problems?.length ?? 0;
  return (
    <nav className="op-nav" aria-label={texts.nav.label}>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <NavLink className="op-nav-link" to={`/${pack}/${place}`}>
              <Icon name={place} />
              <span>{texts.nav[place]}</span>
              {place === 'problems' && count > 0 && (
                <span className={problems?.some(isError) ? 'op-count op-count-danger' : 'op-count'}>
                  <span aria-hidden="true">{count}</span>
                  <span className="op-unseen">{texts.nav.problemCount(count)}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
