import type { ComponentProps } from 'react';
import { MenuLink } from '#portal/menu/MenuLink.tsx';

type Entry = ComponentProps<typeof MenuLink>['entry'];

/** Entries of a menu below a button of the bar, which closes when one is used. */
export const SessionMenu = ({
  entries,
  onUse,
}: {
  entries: readonly (Entry & { id: string })[];
  onUse: () => void;
}) => (
  <ul className="lv-session-menu">
    {entries.map((entry) => (
      <li key={entry.id}>
        <MenuLink entry={entry} onUse={onUse} />
      </li>
    ))}
  </ul>
);
