import type { MenuBadge } from '#ui/menu/menu-model.ts';
import { useText } from '#ui/text/use-text.ts';
import './badge.css';

/** A number or a word beside an entry. */
export function Badge({ badge }: { badge: MenuBadge }) {
  const say = useText();
  const { count, text, tone } = badge;
  const words = count === undefined ? say(text ?? '') : count > 99 ? '99+' : String(count);
  return <span className={`lv-badge lv-badge-${tone}`}>{words}</span>;
}
