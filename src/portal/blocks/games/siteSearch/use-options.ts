import { useMemo } from 'react';
import { useMenu } from '#ui/menu/use-menu.ts';
import { useText } from '#ui/text/use-text.ts';
import type { LoadFailure } from '#portal/calls/loaded.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { chooseVendors } from '#portal/games/choose-vendors.ts';
import { vendorNames, type Game } from '#portal/games/game.ts';
import { useTiles } from '#portal/games/use-tiles.ts';
import { useSource } from '#portal/sources/use-source.ts';
import type { Group, Option } from './option.ts';
import { useDestinations, type Way } from './use-destinations.ts';

/** A game as an option, which opens it. */
export function useGameOption(): (game: Game) => Option {
  const { open } = useTiles();
  const { value: vendors } = useSource('gameVendors');
  return useMemo(() => {
    const names = vendorNames(vendors);
    return (game) => ({
      key: `game ${game.id}`,
      name: game.name,
      note: names.get(game.vassalage),
      picture: game.image,
      choose: () => open(game),
    });
  }, [open, vendors]);
}

export type Listed = { groups: readonly Group[]; loading: boolean; failed: LoadFailure | undefined };

/** All lotteries, categories and studios that lead somewhere. Pages have the lists of them, so the platform need not be asked to search. */
export function useListedOptions(menu: string): Listed {
  const say = useText();
  const ways = useDestinations();
  const vendors = useSource('gameVendors');
  const lotteries = useCall('lotteryMenus', { query: {} });
  const { entries } = useMenu(menu);
  return useMemo(() => {
    const groups: Group[] = [
      {
        name: 'lotteries',
        options: (lotteries.value?.gameMenus ?? []).flatMap(({ labelName, games }) =>
          games.flatMap((game) => {
            const { code, name, image } = game;
            return option(
              { key: `lottery ${code}`, name, note: labelName, picture: image },
              ways.lottery(game),
            );
          }),
        ),
      },
      {
        name: 'categories',
        options: entries.flatMap((entry) => {
          const { id, label, hint, icon = 'slots' } = entry;
          const words = { name: say(label ?? id), note: hint === undefined ? undefined : say(hint) };
          return option({ key: `category ${id}`, ...words, icon }, ways.category(entry));
        }),
      },
      {
        name: 'studios',
        options: chooseVendors(vendors.value ?? [], {}).flatMap((vendor) => {
          const { id, name, gameType, image } = vendor;
          const note = say(`block.category.${gameType}`);
          return option({ key: `studio ${id}`, name, note, picture: image }, ways.vendor(vendor));
        }),
      },
    ];
    return {
      groups,
      loading: [vendors, lotteries].some(({ state }) => state === 'loading'),
      failed: [vendors, lotteries].find((loaded) => loaded.state === 'failed'),
    };
  }, [say, ways, vendors, lotteries, entries]);
}

const option = (shown: Omit<Option, 'choose'>, choose: Way): Option[] =>
  choose ? [{ ...shown, choose }] : [];
