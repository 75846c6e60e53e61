import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { Button, Icon } from '#ui/primitives/index.ts';
import { dialogOpened } from '#ui/primitives/open-dialogs.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import { Dropped } from './NavigationItem.tsx';

/** A button that slides the navigation in from the side. */
export function NavigationDrawer({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // Going anywhere, back included, leaves the drawer.
  const place = useRef(key);
  useEffect(() => {
    if (place.current !== key) dialog.current?.close();
    place.current = key;
  }, [key]);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        variant="ghost"
        icon="menu"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      />
      {/* Escape closes it by itself; the click beside it is for pointers only. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className="lv-drawer"
        aria-label={name}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && close()}
      >
        {open && (
          <Sheet>
            <Button variant="ghost" icon="close" aria-label={say('common.close')} onClick={close} />
            <nav aria-label={name}>
              <ul>
                {entries.map((entry) => (
                  <DrawerItem key={entry.id} entry={entry} onUse={close} />
                ))}
              </ul>
            </nav>
          </Sheet>
        )}
      </dialog>
    </>
  );
}

/** Stands only while the drawer is open, and holds the messages of that time: all beside it is inert. */
function Sheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (sheet.current ? dialogOpened(sheet.current) : undefined), []);
  return (
    <div ref={sheet} className="lv-drawer-sheet">
      {children}
    </div>
  );
}

function DrawerItem({ entry, onUse }: { entry: MenuEntry; onUse: () => void }) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const drops = entry.vendors !== undefined || entry.children.length > 0;
  const name = entry.label === undefined ? entry.id : say(entry.label);
  return (
    <li>
      <div className="lv-drawer-entry">
        <MenuLink entry={entry} onUse={onUse} />
        {drops && (
          <button
            type="button"
            className="lv-nav-more"
            aria-expanded={open}
            aria-label={say('nav.more', { name })}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {open && <Dropped entry={entry} onUse={onUse} />}
    </li>
  );
}
