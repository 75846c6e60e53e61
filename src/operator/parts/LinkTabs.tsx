import { NavLink } from 'react-router-dom';
import { say } from '../language/say.ts';

/** `exact`: not current on pages below it. */
export type LinkTab = { id: string; to: string; label: string; marked?: boolean; exact?: boolean };

const isShared = (tabs: readonly LinkTab[], { label }: LinkTab): boolean =>
  tabs.filter((tab) => tab.label === label).length > 1;

/** Links of which one is current. A dot marks those with changes; the id distinguishes equal labels. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) => (
  <nav className="op-tabs" aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <NavLink className="op-tab" to={tab.to} end={tab.exact ?? false}>
            {tab.label}
            {isShared(tabs, tab) && <code>{tab.id}</code>}
            {tab.marked && (
              <span className="op-dot">
                <span className="op-unseen">{say('console.nav.changed')}</span>
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
