import { useEffect } from 'react';
import type { RecentGamesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { GameRow, GameRowSkeleton } from '#portal/games/GameRow.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Entry of the browser's storage: members played here. The page's HTML reads it too. */
const entryName = 'livery.played';
const usually = 12;

/** The games that a member played last, with a skeleton while they are on their way to who has played on this device before. */
export function RecentGames({ props }: BlockViewProps<RecentGamesProps>) {
  const { title = 'block.recent.title', gameType, limit = usually } = props;
  const say = useText();
  const { shared } = usePortal();
  const { state, value } = useCall('recentGames', { query: gameType === undefined ? {} : { gameType } });
  const count = value?.games.length;
  useEffect(() => {
    if (count === undefined) return;
    const { dataset } = document.documentElement;
    if (count > 0) {
      shared?.setItem(entryName, '1');
      dataset['played'] = '';
    } else {
      shared?.removeItem(entryName);
      delete dataset['played'];
    }
  }, [count, shared]);
  const words = say(title);
  const head = <SectionHead title={words} icon="history" />;
  if (state === 'loading' && shared?.getItem(entryName))
    return (
      <div className="lv-content lv-recent-room" data-member="" aria-busy="true">
        {head}
        <GameRowSkeleton shape="tile" count={8} />
      </div>
    );
  if (!value || value.games.length === 0) return null;
  return (
    <section className="lv-content lv-recent" aria-label={words}>
      <GameRow games={value.games.slice(0, limit)} shape="tile" label={words} head={head} inView />
    </section>
  );
}
