import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { families } from '#play/lottery-families.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { Tabs } from '#portal/parts/Tabs.tsx';
import { useBoard } from '../choice/use-board.ts';
import { DrawnList } from '../results/DrawnList.tsx';
import { MyBets } from '../bets/MyBets.tsx';
import type { Offer } from '../offer.ts';
import { PlayView } from './PlayView.tsx';
import type { Rules } from '../room-types.ts';
import { RoomBar } from './RoomBar.tsx';
import { RoomHead } from './RoomHead.tsx';
import { useRoom, type Room } from '../use-room.ts';
import { useSlip } from '../slip/use-slip.ts';
import { VnResults } from '../results/VnResults.tsx';
import './room.css';
import '../choice/choice.css';
import '../slip/slip.css';
import '../results/results.css';

/** Room of a game: its draw, bets, results and the player's own bets. */
export function LotteryRoom({ game, offer }: { game: string; offer: Offer }) {
  const room = useRoom(game);
  return (
    <div className="lv-room">
      <RoomBar offer={offer} game={game} shown={room.rules.value?.game} />
      <SourceView loaded={room.rules} skeleton={<RoomSkeleton />}>
        {(rules) => <OpenRoom key={game} rules={rules} room={room} />}
      </SourceView>
    </div>
  );
}

function OpenRoom({ rules, room }: { rules: Rules; room: Room }) {
  const say = useText();
  const [query, setQuery] = useSearchParams();
  const family = families.get(rules.game.family);
  const bets = rules.betTypes.filter(({ id }) => family?.betTypes.has(id));
  const wanted = query.get('playType') ?? rules.game.defaultPlayType;
  const first = bets.find(({ id }) => id === wanted) ?? bets[0];
  const view = query.get('view') ?? 'play';
  const open = (id: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === 'play') next.delete('view');
        else next.set('view', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const desk = useSlip(room, rules.game.code);
  const asked = query.get('playType');
  const board = useBoard({ rules, family, bets, first, asked, numero: room.draw?.numero });
  const { region } = rules.game;
  return (
    <>
      <RoomHead rules={rules} room={room} />
      <Tabs
        label={rules.game.name}
        open={view}
        onOpen={open}
        tabs={[
          {
            id: 'play',
            label: say('lottery.view.play'),
            panel:
              family && board ? (
                <PlayView
                  rules={rules}
                  room={room}
                  family={family}
                  bets={bets}
                  board={board}
                  desk={desk}
                  onBets={() => open('bets')}
                />
              ) : (
                <Notice icon="elott" title={say('lottery.noBets')} />
              ),
          },
          {
            id: 'results',
            label: say('lottery.view.results'),
            panel: region ? <VnResults region={region} /> : <DrawnList game={rules.game} />,
          },
          {
            id: 'bets',
            label: say('lottery.view.bets'),
            panel: <MyBets game={rules.game.code} family={family} rules={rules} />,
          },
        ]}
      />
    </>
  );
}

const RoomSkeleton = () => (
  <div className="lv-room-skeleton">
    <Skeleton height="4rem" />
    <Skeleton height="3rem" width="18rem" />
    <Skeleton height="22rem" />
  </div>
);
