import type { NavigationProps } from '#contract/generated/blocks.ts';
import { LazyBoundary } from '#ui/blocks/LazyBoundary.tsx';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useMenu } from '#ui/menu/use-menu.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import './navigation.css';

const NavigationDrawer = lazyView(() =>
  import('./NavigationDrawer.tsx').then((module) => module.NavigationDrawer),
);

/** Entries of a menu; those with a dropdown show the vendors of their category. */
export function NavigationBlock({ props }: BlockViewProps<NavigationProps>) {
  const say = useText();
  const { label, entries } = useMenu(props.menu);
  const { variant = 'bar' } = props;
  const name = say(label ?? 'nav.main');
  if (entries.length === 0) return null;
  if (variant === 'drawer')
    return (
      <LazyBoundary fallback={<Skeleton width="2.5rem" height="2.5rem" />}>
        <NavigationDrawer name={name} entries={entries} />
      </LazyBoundary>
    );
  if (variant === 'bar') return <NavigationBar name={name} entries={entries} />;
  return (
    <nav className={`lv-nav lv-nav-${variant}`} aria-label={name}>
      <ul>
        {entries.map((entry) => (
          <NavigationItem key={entry.id} entry={entry} placement={variant === 'rail' ? 'beside' : 'center'} />
        ))}
      </ul>
    </nav>
  );
}
