import { useText } from '#ui/text/use-text.ts';

/** A place with its prize, and who holds it. */
export function PlaceLine({
  place,
  name,
  mine = false,
  amount,
  prize,
}: {
  place: number;
  /** Undefined while nobody holds it. */
  name: string | undefined;
  mine?: boolean;
  amount?: string | undefined;
  prize: string;
}) {
  const say = useText();
  return (
    <li className="lv-winner lv-place" data-rank={place} data-mine={mine || undefined}>
      <span className="lv-winner-rank">{place}</span>
      <span className="lv-winner-words">
        {name === undefined ? (
          <span className="lv-winner-game">{say('leaderboard.free')}</span>
        ) : (
          <span className="lv-winner-name">
            <bdi>{name}</bdi>
            {mine && ` · ${say('leaderboard.you')}`}
          </span>
        )}
        {amount !== undefined && <span className="lv-winner-game">{amount}</span>}
      </span>
      <span className="lv-winner-end lv-winner-amount">{prize}</span>
    </li>
  );
}
