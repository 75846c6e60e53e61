import { useId } from 'react';
import type { GameLaneProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { GameRow, GameRowSkeleton } from '#portal/games/GameRow.tsx';
import { laneGames } from '#portal/games/lane-games.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';

/** Games in a row. Without a title of its own it stands in a section that has one, and is named after its lane. */
export function GameLane({ props }: BlockViewProps<GameLaneProps>) {
  const { title, lane, gameType, limit, variant = 'poster' } = props;
  const say = useText();
  const titleId = useId();
  const lanes = useSource('hotGames');
  const laneTitle = lanes.value?.find(({ id }) => id === lane)?.title;
  const words = title === undefined ? (laneTitle ?? say('block.lane.hot')) : say(title);
  const head = title !== undefined && <SectionHead id={titleId} title={words} />;
  return (
    <section
      className="lv-content lv-lane"
      {...(title === undefined ? { 'aria-label': words } : { 'aria-labelledby': titleId })}
    >
      <SourceView
        loaded={lanes}
        skeleton={
          <>
            {head}
            <GameRowSkeleton shape={variant} count={limit ?? 8} />
          </>
        }
        failed={head}
      >
        {(value) => {
          const games = laneGames(value, { lane, gameType, limit });
          if (games.length > 0) return <GameRow games={games} shape={variant} label={words} head={head} />;
          return (
            <>
              {head}
              <Notice icon="slots" title={say('block.lane.none')} />
            </>
          );
        }}
      </SourceView>
    </section>
  );
}
