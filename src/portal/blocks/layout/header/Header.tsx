import { useCallback, useId, useState } from 'react';
import type { HeaderProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './header.css';

/** Top bar of a frame. Its navigation (center and below) can be folded away where the frame allows it. */
export function Header({ props, slots }: BlockViewProps<HeaderProps>) {
  const say = useText();
  const id = useId();
  const { variant = 'bar', sticky = false, collapsible = false } = props;
  const [folded, setFolded] = useState(false);
  const [tall, measure] = useTall();
  return (
    <header
      ref={measure}
      className="lv-header"
      data-variant={variant}
      data-sticky={sticky && !tall}
      data-folded={folded}
    >
      {/* What stands in the first row comes first for keys, too: a long navigation has the second row. */}
      <div className="lv-header-row lv-content">
        <div className="lv-header-start">{slots['start']}</div>
        <div className="lv-header-end">
          {slots['end']}
          {collapsible && (
            <Button
              variant="ghost"
              size="small"
              icon="chevron"
              className="lv-header-fold"
              aria-label={say(folded ? 'header.showNavigation' : 'header.hideNavigation')}
              aria-expanded={!folded}
              aria-controls={`${id}-center ${id}-below`}
              onClick={() => setFolded(!folded)}
            />
          )}
        </div>
        <div id={`${id}-center`} className="lv-header-center" hidden={folded}>
          {slots['center']}
        </div>
      </div>
      <div id={`${id}-below`} className="lv-header-below" hidden={folded}>
        {slots['below']}
      </div>
    </header>
  );
}

/** True for an element of more than half the height of the screen, which would hide the page if it stuck. */
function useTall(): [boolean, (element: HTMLElement | null) => (() => void) | undefined] {
  const [tall, setTall] = useState(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const size = new ResizeObserver(() => setTall(element.offsetHeight * 2 > innerHeight));
    size.observe(element);
    return () => size.disconnect();
  }, []);
  return [tall, measure];
}
