import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import { useFitting } from './use-fitting.ts';

/**
 * A row of entries. What does not fit stands behind a button on wide pages, and where that would be most of them the row gets a line of
 * its own in a header; on narrow pages the row scrolls.
 */
export function NavigationBar({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const say = useText();
  const { list, count } = useFitting(entries.length);
  const rest = entries.slice(count);
  return (
    <nav className="lv-nav lv-nav-bar" aria-label={name}>
      <ul ref={list} data-over={rest.length > 0 || undefined}>
        {entries.map((entry, at) => (
          <NavigationItem key={entry.id} entry={entry} placement="center" over={at >= count} />
        ))}
        {rest.length > 0 && (
          <li className="lv-nav-rest">
            <Popover
              placement="end"
              label={say('nav.rest')}
              trigger={(trigger) => (
                <button type="button" className="lv-menu-link" {...trigger}>
                  {say('nav.rest')}
                  <Icon name="chevron" />
                </button>
              )}
            >
              {(close) => (
                <ul className="lv-nav-children">
                  {rest.map((entry) => (
                    <li key={entry.id}>
                      <MenuLink entry={entry} onUse={close} />
                    </li>
                  ))}
                </ul>
              )}
            </Popover>
          </li>
        )}
      </ul>
    </nav>
  );
}
