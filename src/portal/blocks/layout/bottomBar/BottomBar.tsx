import type { BottomBarProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useMenu } from '#ui/menu/use-menu.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import './bottom-bar.css';

/** Bar along the bottom edge of narrow pages, within reach of a thumb. */
export function BottomBar({ props }: BlockViewProps<BottomBarProps>) {
  const say = useText();
  const { label, entries } = useMenu(props.menu);
  if (entries.length === 0) return null;
  return (
    <div className="lv-bottom-bar-room">
      <nav className="lv-bottom-bar" aria-label={say(label ?? 'nav.quick')}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
