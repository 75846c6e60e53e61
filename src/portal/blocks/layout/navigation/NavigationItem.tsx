import { Suspense, useRef } from 'react';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { Icon, Popover, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';

const VendorMenu = lazyView(() => import('./VendorMenu.tsx').then((module) => module.VendorMenu));

/** One entry; with vendors or children it has a button that drops them down, and a mouse over the entry does so too. */
export function NavigationItem({
  entry,
  placement,
  over = false,
}: {
  entry: MenuEntry;
  placement: 'center' | 'beside';
  /** It does not fit into the row and stands behind its last button. */
  over?: boolean;
}) {
  const say = useText();
  const item = useRef<HTMLLIElement>(null);
  const drops = entry.vendors !== undefined || entry.children.length > 0;
  const name = entry.label === undefined ? entry.id : say(entry.label);
  return (
    <li ref={item} className="lv-nav-item" data-over={over || undefined}>
      <MenuLink entry={entry} />
      {drops && (
        <Popover
          hover={item}
          placement={placement}
          label={name}
          className="lv-nav-drop"
          trigger={(trigger) => (
            <button type="button" className="lv-nav-more" aria-label={say('nav.more', { name })} {...trigger}>
              <Icon name="chevron" />
            </button>
          )}
        >
          {(close) => <Dropped entry={entry} onUse={close} />}
        </Popover>
      )}
    </li>
  );
}

/** Content of an entry's drop-down. */
export function Dropped({ entry, onUse }: { entry: MenuEntry; onUse: () => void }) {
  return (
    <>
      {entry.vendors !== undefined && (
        <Suspense fallback={<Skeleton height="6rem" width="18rem" />}>
          <VendorMenu gameType={entry.vendors} onUse={onUse} />
        </Suspense>
      )}
      {entry.children.length > 0 && (
        <ul className="lv-nav-children">
          {entry.children.map((child) => (
            <li key={child.id}>
              <MenuLink entry={child} onUse={onUse} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
