import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#ui/primitives/Icon.tsx';
import { useAsset, useDocuments } from '#ui/documents/documents.tsx';
import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { useText } from '#ui/text/use-text.ts';
import type { ActionData } from '../actions/action-data.ts';
import { useAction } from '../actions/use-action.ts';
import { actionAddress } from './action-address.ts';
import { Badge } from './Badge.tsx';
import './menu-link.css';

type MenuLinkProps = {
  entry: MenuEntry;
  className?: string | undefined;
  /** True for the entry on show; when absent the address decides. */
  current?: boolean | undefined;
  onUse?: (() => void) | undefined;
};

/** A menu entry as a link to a page or panel, a button for any other action, or a heading without an action. */
export function MenuLink({ entry, className, current, onUse }: MenuLinkProps) {
  const run = useAction();
  const { pathname } = useLocation();
  const action = entry.action as ActionData | undefined;
  const address = useDocuments((documents) => actionAddress(action, documents));
  const isCurrent = current ?? address?.split(/[?#]/)[0] === pathname;
  const classes = className ? `lv-menu-link ${className}` : 'lv-menu-link';
  const content = <MenuLinkContent entry={entry} />;
  const shared = { className: classes, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (action === undefined) return <span className={classes}>{content}</span>;
  const use = () => {
    onUse?.();
    void run(action);
  };
  if (address !== undefined) {
    // The action asks who may enter a centre; another tab is answered there.
    const follow = (event: MouseEvent) => {
      const here = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (action.do === 'navigate' || !here) return onUse?.();
      event.preventDefault();
      use();
    };
    return (
      <Link to={address} {...shared} onClick={follow}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...shared} onClick={use}>
      {content}
    </button>
  );
}

function MenuLinkContent({ entry }: { entry: MenuEntry }): ReactNode {
  const say = useText();
  const asset = useAsset();
  const { label, hint, icon, image, badge } = entry;
  return (
    <>
      {image !== undefined && <img className="lv-menu-image" src={asset(image)} alt="" loading="lazy" />}
      {image === undefined && icon && <Icon name={icon} />}
      <span className="lv-menu-words">
        <span className="lv-menu-label lv-clipped">{label === undefined ? entry.id : say(label)}</span>
        {hint !== undefined && <span className="lv-menu-hint">{say(hint)}</span>}
      </span>
      {badge && <Badge badge={badge} />}
    </>
  );
}
