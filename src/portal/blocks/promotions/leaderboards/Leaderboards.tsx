import { useId } from 'react';
import type { LeaderboardsProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { OffersView } from '#portal/promotions/OffersView.tsx';
import { RankingBoard } from './RankingBoard.tsx';
import './leaderboards.css';

/** Rankings that run, one below the other. */
export function Leaderboards({ props: { title } }: BlockViewProps<LeaderboardsProps>) {
  const say = useText();
  const titleId = useId();
  const loaded = useCall('leaderboards', {});
  return (
    <section
      className="lv-content lv-boards"
      {...(title === undefined ? { 'aria-label': say('leaderboard.label') } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <SectionHead id={titleId} title={say(title)} />}
      <OffersView loaded={loaded} skeleton={<PageSkeleton />}>
        {({ boards, ...money }) =>
          boards.length === 0 ? (
            <Notice icon="trophy" title={say('leaderboard.none')} text={say('leaderboard.noneHint')} />
          ) : (
            boards.map((board) => <RankingBoard key={board.id} board={board} money={money} />)
          )
        }
      </OffersView>
    </section>
  );
}
