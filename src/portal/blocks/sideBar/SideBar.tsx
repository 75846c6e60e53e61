import type { SideBarProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useMenu } from '#ui/menu/use-menu.ts';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import './side-bar.css';

/** Links at the edge of the page; on narrow pages one round button opens them. */
export function SideBar({ props }: BlockViewProps<SideBarProps>) {
  const say = useText();
  const { label, entries } = useMenu(props.menu);
  const name = say(label ?? 'nav.side');
  if (entries.length === 0) return null;
  const list = (onUse?: () => void) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} onUse={onUse} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className="lv-side-bar" data-side={props.side ?? 'right'} aria-label={name}>
        {list()}
      </nav>
      <div className="lv-side-button" data-side={props.side ?? 'right'}>
        <Popover
          placement={props.side === 'left' ? 'start' : 'end'}
          label={name}
          className="lv-side-list"
          trigger={(trigger) => (
            <button type="button" aria-label={name} {...trigger}>
              <Icon name="headset" size={26} />
            </button>
          )}
        >
          {(close) => list(close)}
        </Popover>
      </div>
    </>
  );
}
