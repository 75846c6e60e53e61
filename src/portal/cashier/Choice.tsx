import type { ReactNode } from 'react';
import './cashier.css';

/** One of several cards to choose from, a radio button by itself. */
export const Choice = ({
  name,
  checked,
  onChoose,
  title,
  text,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}) => (
  <div className="lv-cash-choice" data-checked={checked || undefined}>
    <label>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className="lv-cash-choice-words">
        <span className="lv-cash-choice-title">{title}</span>
        {text !== undefined && <span className="lv-cash-choice-text">{text}</span>}
      </span>
    </label>
    {children}
  </div>
);
