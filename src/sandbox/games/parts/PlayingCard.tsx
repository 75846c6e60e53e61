import type { ReactNode } from 'react';

const signs: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const pips: Readonly<Record<string, string>> = { T: '10' };

/** A card, or its back while it is hidden. */
export function PlayingCard({ card, at = 0 }: { card?: string | undefined; at?: number }): ReactNode {
  if (card === undefined || card === '')
    return <span className="card" data-back style={{ animationDelay: `${at * 120}ms` }} />;
  const rank = card.charAt(0);
  const suit = card.charAt(1);
  const sign = signs[suit];
  // Tiles of the card room have no suit.
  if (sign === undefined) {
    return (
      <span className="card" data-tile style={{ animationDelay: `${at * 120}ms` }}>
        <b>{rank === '0' ? '▢' : rank}</b>
        <i>{rank === '0' ? '½' : '●'}</i>
      </span>
    );
  }
  return (
    <span
      className="card"
      data-red={suit === 'H' || suit === 'D'}
      style={{ animationDelay: `${at * 120}ms` }}
    >
      <b>{pips[rank] ?? rank}</b>
      <i aria-hidden="true">{sign}</i>
    </span>
  );
}

export const Hand = ({
  cards,
  label,
  from = 0,
}: {
  cards: readonly string[];
  label?: string;
  from?: number;
}): ReactNode => (
  <span
    className="hand"
    role="img"
    aria-label={`${label ?? ''} ${cards.map((card) => (pips[card.charAt(0)] ?? card.charAt(0)) + (signs[card.charAt(1)] ?? '')).join(' ')}`}
  >
    {cards.map((card, at) => (
      <PlayingCard key={`${card}-${at}`} card={card} at={from + at} />
    ))}
  </span>
);
