import type { SideBarProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useMenu } from '#ui/menu/use-menu.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import './side-bar.css';

/** Links at the edge of a wide page; narrow pages have no room beside their content. */
export function SideBar({ props }: BlockViewProps<SideBarProps>) {
  const say = useText();
  const { label, entries } = useMenu(props.menu);
  if (entries.length === 0) return null;
  return (
    <nav className="lv-side-bar" data-side={props.side ?? 'right'} aria-label={say(label ?? 'nav.side')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
