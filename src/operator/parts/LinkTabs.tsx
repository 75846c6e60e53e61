import { NavLink } from 'react-router-dom';

export type LinkTab = { id: string; to: string; label: string; marked?: boolean };

/** A row of links of which one is the page. A dot marks those with changes. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) => (
  <nav className="op-tabs" aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <NavLink className="op-tab" to={tab.to}>
            {tab.label}
            {tab.marked && <span className="op-dot" aria-hidden="true" />}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
