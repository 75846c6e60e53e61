import { useId } from 'react';
import '#portal/promotions/promo-progress.css';

/** A part of a whole, in words and as a bar. */
export function LevelBar({ text, done, of }: { text: string; done: string; of: string }) {
  const words = useId();
  return (
    <div className="lv-promo-progress">
      <p id={words}>{text}</p>
      <progress aria-labelledby={words} max={1} value={Math.max(0, Math.min(1, Number(done) / Number(of)))} />
    </div>
  );
}
