import type { ReactNode } from 'react';
import type { SlotSymbol } from '../../rules/slots/profiles.ts';
import type { SlotTheme } from './themes.ts';

const letters: Readonly<Partial<Record<SlotSymbol, string>>> = { l1: 'A', l2: 'K', l3: 'Q' };
const star = 'M50 6l13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z';

/** A symbol of the reels: a picture of the game's theme, a letter in its colour, or a sign. */
export function SymbolArt({
  symbol,
  theme,
  hue,
}: {
  symbol: SlotSymbol;
  theme: SlotTheme;
  hue: number;
}): ReactNode {
  const drawn = theme.symbols.get(symbol);
  if (drawn !== undefined) return <img src={drawn} alt="" className="symbol" draggable={false} />;
  const letter = letters[symbol];
  const id = `${symbol}-${hue}`;
  if (letter !== undefined) {
    const tone = (hue + letter.charCodeAt(0) * 40) % 360;
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true" className="symbol">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={`hsl(${tone} 90% 88%)`} />
            <stop offset="1" stopColor={`hsl(${tone} 75% 55%)`} />
          </linearGradient>
        </defs>
        <text
          x="50"
          y="74"
          textAnchor="middle"
          className="symbol-letter"
          fill={`url(#${id})`}
          stroke={`hsl(${tone} 60% 22%)`}
        >
          {letter}
        </text>
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="symbol" data-symbol={symbol}>
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="#fff8d8" />
          <stop offset="1" stopColor={symbol === 'wild' ? '#e2a31b' : '#c22bd1'} />
        </radialGradient>
      </defs>
      {symbol === 'wild' ? (
        <path d={star} fill={`url(#${id})`} stroke="#fff3b0" strokeWidth="3" strokeLinejoin="round" />
      ) : (
        <circle
          cx="50"
          cy="46"
          r="36"
          fill={`url(#${id})`}
          stroke="#ffd9ff"
          strokeWidth="4"
          strokeDasharray="8 4"
        />
      )}
      <text x="50" y="94" textAnchor="middle" className="symbol-word">
        {symbol === 'wild' ? 'WILD' : 'FREE'}
      </text>
    </svg>
  );
}
