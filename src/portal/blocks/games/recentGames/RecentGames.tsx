import type { RecentGamesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { RecentRow } from '#portal/games/RecentRow.tsx';

const usually = 12;

/** The games that a member played last, of a category or of all. */
export function RecentGames({ props }: BlockViewProps<RecentGamesProps>) {
  const { title = 'block.recent.title', gameType, limit = usually } = props;
  const say = useText();
  return <RecentRow title={say(title)} gameType={gameType} limit={limit} className="lv-content" inView />;
}
