import type { ReactNode } from 'react';
import type { SlotSymbol } from '../../rules/slots/profiles.ts';

/** Shapes of the dear symbols; which a theme uses comes from the game's code. */
const shapes: readonly string[] = [
  'M50 14l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z',
  'M50 12l30 26-30 50-30-50zM20 38h60',
  'M18 74V34l16 14 16-24 16 24 16-14v40zM18 80h64',
  'M50 16c18 0 22 16 22 30s6 18 10 22H18c4-4 10-8 10-22s4-30 22-30zM42 76a8 8 0 0 0 16 0',
  'M50 50c-10-30 10-40 0-36s-10 30 0 36c30-10 40 10 36 0s-30-10-36 0c10 30-10 40 0 36s10-30 0-36c-30 10-40-10-36 0s30 10 36 0z',
  'M50 86C30 66 18 56 18 40a16 16 0 0 1 32-4 16 16 0 0 1 32 4c0 16-12 26-32 46z',
  'M50 12c6 18 28 24 28 46a28 28 0 0 1-56 0c0-12 8-18 12-28 4 8 8 10 10 16 4-10 4-22 6-34z',
  'M50 14a36 36 0 1 0 0 72 36 36 0 0 0 0-72zM50 30l6 12 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z',
];
const letters: Readonly<Partial<Record<SlotSymbol, string>>> = { l1: 'A', l2: 'K', l3: 'Q' };
const order: readonly SlotSymbol[] = ['h1', 'h2', 'h3', 'm1', 'm2'];

/** A symbol of the reels, drawn for the game's own colour. */
export function SymbolArt({ symbol, hue }: { symbol: SlotSymbol; hue: number }): ReactNode {
  const at = order.indexOf(symbol);
  const own = (hue + Math.max(0, at) * 67) % 360;
  const letter = letters[symbol];
  const id = `${symbol}-${hue}`;
  if (symbol === 'wild' || symbol === 'scatter') {
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true" className="symbol" data-symbol={symbol}>
        <defs>
          <radialGradient id={id}>
            <stop offset="0" stopColor="#fff8d8" />
            <stop offset="1" stopColor={symbol === 'wild' ? '#e2a31b' : '#c22bd1'} />
          </radialGradient>
        </defs>
        {symbol === 'wild' ? (
          <path d={shapes[0]} fill={`url(#${id})`} stroke="#fff3b0" strokeWidth="3" />
        ) : (
          <circle
            cx="50"
            cy="46"
            r="32"
            fill={`url(#${id})`}
            stroke="#ffd9ff"
            strokeWidth="4"
            strokeDasharray="8 4"
          />
        )}
        <text x="50" y="96" textAnchor="middle" className="symbol-word">
          {symbol === 'wild' ? 'WILD' : 'FREE'}
        </text>
      </svg>
    );
  }
  if (letter !== undefined) {
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true" className="symbol">
        <text
          x="50"
          y="72"
          textAnchor="middle"
          className="symbol-letter"
          fill={`hsl(${(hue + letter.charCodeAt(0) * 40) % 360} 70% 68%)`}
        >
          {letter}
        </text>
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="symbol">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor={`hsl(${own} 95% 78%)`} />
          <stop offset="1" stopColor={`hsl(${(own + 30) % 360} 80% 42%)`} />
        </linearGradient>
      </defs>
      <path
        d={shapes[(hue + at * 3) % shapes.length]}
        fill={`url(#${id})`}
        stroke={`hsl(${own} 100% 88%)`}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
