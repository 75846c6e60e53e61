import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFact } from '#ui/facts/facts.tsx';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Scroller } from '#portal/parts/Scroller.tsx';
import { browserId } from './browser-id.ts';
import { kindsQuery } from './game-filter.ts';

type Target = { category?: string | undefined; only?: string | undefined };

/** The kinds within a category of the lobby, such as baccarat and roulette, and the player's favourites, as links; the chosen one is marked. */
export function CategoryFilter({
  gameType,
  vassalage,
}: {
  gameType: string | undefined;
  vassalage: string | undefined;
}) {
  const say = useText();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const [query] = useSearchParams();
  const kinds = useCall('vassGameType', { query: kindsQuery({ gameType, vassalage }) });
  const listed = kinds.value?.gameTypes.flatMap((kind) => kind.categories) ?? [];
  // Kinds may share a category; the chip leads to its games of every kind.
  const categories = listed.filter(({ id }, at) => listed.findIndex((other) => other.id === id) === at);
  if (categories.length === 0 && !loggedIn) return null;
  const chosen = { category: query.get('category') ?? undefined, only: query.get('only') ?? undefined };
  const addressOf = ({ category, only }: Target) => {
    const next = new URLSearchParams(query);
    next.delete('category');
    next.delete('only');
    if (category !== undefined) next.set('category', category);
    if (only !== undefined) next.set('only', only);
    return { search: next.toString(), hash: browserId };
  };
  const isChosen = (target: Target) =>
    target.category === chosen.category && target.only === chosen.only ? 'true' : undefined;
  const chip = (target: Target, children: ReactNode, key: string) => (
    <li key={key}>
      <Link to={addressOf(target)} replace className="lv-kind-chip" aria-current={isChosen(target)}>
        {children}
      </Link>
    </li>
  );
  return (
    <nav className="lv-kind-filter" aria-label={say('block.games.categories')}>
      <Scroller label={say('block.games.categories')}>
        <ul>
          {chip({}, say('block.games.allCategories'), 'all')}
          {loggedIn &&
            chip(
              { only: 'favorites' },
              <>
                <Icon name="heart" size={16} />
                {say('block.games.favorites')}
              </>,
              'favorites',
            )}
          {categories.map(({ id, title }) => chip({ category: id }, title, id))}
        </ul>
      </Scroller>
    </nav>
  );
}
