import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog, Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { DrawClock } from '../DrawClock.tsx';
import type { Offer } from '../offer.ts';
import type { LotteryGame } from '../room-types.ts';
import { useServerClock } from '../server-clock.ts';
import { foldName } from './fold-name.ts';
import { recentGames } from './recent-games.ts';
import { useFavoriteLotteries } from './use-favorite-lotteries.ts';
import './game-picker.css';

type PickerProps = { offer: Offer; game: string; onClose: () => void };
type Group = { id: string; title: string; games: readonly LotteryGame[] };

/** The page's lotteries by group, favourites and those opened lately first, with a search by name. */
export function GamePicker({ offer, game, onClose }: PickerProps) {
  const say = useText();
  const menus = useCall('lotteryMenus', { query: offer === 'vietnam' ? {} : { accountType: offer } });
  return (
    <Dialog open onClose={onClose} title={say('lottery.pick.title')} closeLabel={say('common.close')}>
      <SourceView loaded={menus} skeleton={<Skeleton height="24rem" />}>
        {(value) => <Groups menus={value} offer={offer} game={game} onClose={onClose} />}
      </SourceView>
    </Dialog>
  );
}

function Groups({ menus, offer, game, onClose }: PickerProps & { menus: CallValue<'lotteryMenus'> }) {
  const say = useText();
  const { storage } = usePortal();
  const serverNow = useServerClock(menus);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const groups: Group[] = menus.gameMenus
    .map(({ gameGroupCode, labelName, games }) => ({
      id: gameGroupCode,
      title: labelName,
      games: games.filter(({ region }) => offer !== 'vietnam' || region !== undefined),
    }))
    .filter(({ games }) => games.length > 0);
  const all = groups.flatMap(({ games }) => games);
  const recent = recentGames(storage).flatMap((code) =>
    code === game ? [] : all.filter((one) => one.code === code),
  );
  const favorites = useFavoriteLotteries(all);
  const wanted = foldName(typed.trim());
  const found = groups
    .filter(({ id }) => chosen === undefined || wanted !== '' || id === chosen)
    .map((group) => ({ ...group, games: group.games.filter(({ name }) => foldName(name).includes(wanted)) }))
    .filter(({ games }) => games.length > 0);
  const own: Group[] = [
    { id: 'favorites', title: say('block.games.favorites'), games: favorites },
    { id: 'recent', title: say('lottery.recent'), games: recent },
  ];
  const first = wanted === '' && chosen === undefined ? own.filter(({ games }) => games.length > 0) : [];
  return (
    <div className="lv-picker">
      <div role="search" className="lv-picker-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          value={typed}
          maxLength={64}
          aria-label={say('lottery.pick.search')}
          placeholder={say('lottery.pick.search')}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {groups.length > 1 && wanted === '' && (
        <div className="lv-chips lv-chips-main" role="group" aria-label={say('lottery.pick.groups')}>
          {[{ id: undefined, title: say('lottery.allGames') }, ...groups].map(({ id, title }) => (
            <button
              key={id ?? ''}
              type="button"
              className="lv-chip"
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {found.length === 0 && (
        <Notice icon="search" title={say('lottery.pick.none', { name: typed.trim() })} />
      )}
      {[...first, ...found].map(({ id, title, games }) => (
        <section key={id} aria-label={title}>
          <h3 className="lv-picker-group">{title}</h3>
          <ul className="lv-picker-games">
            {games.map(({ code, name, image, isHot, next }) => (
              <li key={code}>
                <Link
                  to={`?gameCode=${encodeURIComponent(code)}`}
                  className="lv-picker-game"
                  aria-current={code === game ? 'page' : undefined}
                  onClick={onClose}
                >
                  <img src={image} alt="" width={36} height={36} loading="lazy" />
                  <span className="lv-picker-name">
                    {name}
                    {isHot === 1 && <span className="lv-lottery-card-hot">{say('lottery.hot')}</span>}
                  </span>
                  {next ? (
                    <DrawClock closesAt={next.closesAt} serverNow={serverNow} />
                  ) : (
                    <span className="lv-picker-closed">{say('block.draws.closed')}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
