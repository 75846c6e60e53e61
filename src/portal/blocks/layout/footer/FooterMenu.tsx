import { useMenu } from '#ui/menu/use-menu.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';

/** Entries of the footer; an entry with children heads a group of its own. */
export function FooterMenu({ menu }: { menu: string }) {
  const say = useText();
  const { label, entries } = useMenu(menu);
  if (entries.length === 0) return null;
  return (
    <nav className="lv-footer-menu" aria-label={say(label ?? 'nav.footer')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.children.length > 0 ? 'lv-footer-group' : undefined}>
            <MenuLink entry={entry} />
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink entry={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
