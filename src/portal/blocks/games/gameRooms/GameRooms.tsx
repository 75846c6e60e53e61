import type { GameRoomsProps } from '#contract/generated/blocks.ts';
import { Icon, LazyImage, Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import type { Game } from '#portal/games/game.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useOpenGame } from '#portal/play/use-open-game.ts';
import { useModal } from '#portal/shell/modal-context.ts';
import './game-rooms.css';

/** The rooms of the game that its modal was opened for: choosing one starts the game there. */
export function GameRooms({ props }: BlockViewProps<GameRoomsProps>) {
  const say = useText();
  const gameId = useModal()?.params?.['game'];
  if (gameId === undefined) return <Notice icon="pvp" title={say('block.gameRooms.none')} />;
  return <RoomsOf gameId={gameId} head={props.head ?? true} />;
}

function RoomsOf({ gameId, head }: { gameId: string; head: boolean }) {
  const say = useText();
  const list = useCall('gameList', { query: { gameId } });
  const rooms = useCall('roomList', { query: { gameId } });
  const game = list.value?.games[0];
  return (
    <div className="lv-rooms">
      {game && head && (
        <header className="lv-rooms-head">
          <LazyImage className="lv-rooms-art" src={game.image} alt="" ratio="1 / 1" eager />
          <p className="lv-rooms-name">{game.name}</p>
        </header>
      )}
      <SourceView loaded={rooms} skeleton={<Skeleton height="12rem" />}>
        {(value) =>
          value.rooms.length === 0 || !game ? (
            <Notice icon="pvp" title={say('block.gameRooms.none')} />
          ) : (
            <Rooms game={game} value={value} />
          )
        }
      </SourceView>
    </div>
  );
}

function Rooms({ game, value }: { game: Game; value: CallValue<'roomList'> }) {
  const say = useText();
  const locale = useLocale();
  const open = useOpenGame();
  const money = (amount: string) => formatMoney(amount, value.currency, value.digits, locale);
  return (
    <ul className="lv-rooms-list">
      {value.rooms.map(({ roomId, name, minBet, maxBet }) => (
        <li key={roomId}>
          <button type="button" className="lv-game-room" onClick={() => open(game, roomId)}>
            <span className="lv-game-room-name">{name}</span>
            <span className="lv-game-room-stakes">
              {say('block.gameRooms.stakes', { min: money(minBet), max: money(maxBet) })}
            </span>
            <Icon name="chevron" />
          </button>
        </li>
      ))}
    </ul>
  );
}
