import { useRef } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import { useText } from '#ui/text/use-text.ts';
import './kept-note.css';

/** Notice of restored values, with a button that clears them. */
export function KeptNote({ onClear }: { onClear: () => void }) {
  const say = useText();
  const root = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    const form = root.current?.parentElement?.querySelector('form');
    onClear();
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <div ref={root} className="lv-kept" role="status">
      <Icon name="info" size={20} />
      <p>{say('form.kept')}</p>
      <button type="button" className="lv-form-link" onClick={clear}>
        {say('form.kept.clear')}
      </button>
    </div>
  );
}
