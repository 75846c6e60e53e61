import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SiteSearchProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useRested } from '#portal/games/use-rested.ts';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Group } from './option.ts';
import { createRecentSearches } from './recent-searches.ts';
import { SearchField } from './SearchField.tsx';
import { SearchList } from './SearchList.tsx';
import { useActive } from './use-active.ts';
import { usePopular, useSearch } from './use-search.ts';
import './site-search.css';

/** Pause in typing before games are asked for, in milliseconds. */
const rest = 200;

/** One search over games, lotteries, categories and studios. While nothing is typed it offers recent searches and popular games. */
export function SiteSearch({ props }: BlockViewProps<SiteSearchProps>) {
  const say = useText();
  const id = useId();
  const portal = usePortal();
  const [recent] = useState(() => createRecentSearches(portal.shared));
  const { texts } = useSnapshot(recent);
  const [typed, setTyped] = useState('');
  const [query, ask] = useRested(typed.trim(), rest);
  const { searched, loading } = useSearch(props, query);
  const popular = usePopular(props);

  const idle = searched.query === '';
  const nothing = !idle && !searched.failed && searched.groups.length === 0;
  const isSettled = searched.query === typed.trim();
  const found: readonly Group[] = searched.groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      choose: () => {
        recent.add(option.name);
        option.choose();
      },
    })),
  }));
  const again: Group = {
    name: 'recent',
    options: texts.map((text, at) => ({
      key: `recent ${at}`,
      name: text,
      icon: 'history',
      choose: () => {
        setTyped(text);
        ask(text);
      },
    })),
  };
  const offered = [again, popular].filter(({ options }) => options.length > 0);
  const groups = idle ? offered : nothing ? [popular] : found;
  const idOf = (key: string) => `${id}-${key.replaceAll(' ', '-')}`;
  const options = isSettled ? groups.flatMap((group) => group.options) : [];
  const active = useActive(options, { first: !idle && !nothing, idOf });

  const statusOf = (): string => {
    const { query: search } = searched;
    if (idle) return '';
    if (nothing) return say('search.none', { search });
    if (searched.near) return say('search.near', { search });
    const games = searched.groups.find(({ name }) => name === 'games')?.options.length ?? 0;
    if (games < searched.games) return say('search.more', { shown: games, total: searched.games });
    return say('search.found', { count: groups.flatMap((group) => group.options).length });
  };

  return (
    <div className="lv-search">
      <SearchField
        typed={typed}
        onType={setTyped}
        onKey={(event) => {
          if (event.key === 'Enter' && !isSettled && !event.nativeEvent.isComposing) ask(typed.trim());
          active.onKey(event);
        }}
        list={`${id}-list`}
        active={active.key === undefined ? undefined : idOf(active.key)}
      />
      <p className="lv-search-status" role="status">
        {statusOf()}
      </p>
      {searched.failed && <LoadFailed of={searched.failed} />}
      <SearchList
        id={`${id}-list`}
        groups={groups}
        busy={!isSettled}
        active={active.key}
        idOf={idOf}
        onPoint={active.move}
      />
      {loading && idle && groups.length === 0 && <OptionSkeletons />}
      {idle && texts.length > 0 && (
        <Button variant="ghost" size="small" icon="close" className="lv-search-clear" onClick={recent.clear}>
          {say('search.clear')}
        </Button>
      )}
    </div>
  );
}

const OptionSkeletons = () => (
  <div className="lv-search-options" aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height="4rem" />
    ))}
  </div>
);
