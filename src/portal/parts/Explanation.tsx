import { useState } from 'react';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './explanation.css';

/**
 * Toggletip beside a term: a button that shows a short explanation. The text is announced by a live region, since the focus stays on the
 * button and a popover that opens is not announced by itself.
 */
export function Explanation({ of, children }: { of: string; children: string }) {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <span className="lv-explanation">
      <Popover
        className="lv-explanation-text"
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className="lv-explain"
            aria-label={say('common.explain', { term: of })}
          >
            <Icon name="help" size={18} />
          </button>
        )}
      >
        {() => <span aria-hidden="true">{children}</span>}
      </Popover>
      <span className="lv-visually-hidden" role="status">
        {open ? children : ''}
      </span>
    </span>
  );
}
