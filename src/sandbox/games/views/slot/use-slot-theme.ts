import { vendorGame } from '../../catalogue/catalogue.ts';
import { posterId } from '../../catalogue/poster-id.ts';
import { useTable } from '../../shell/table.ts';
import { themeOf, type SlotTheme } from './themes.ts';

/** Theme of the slot that is played: by its name in the catalogue, which is the same in every language. */
export function useSlotTheme(): SlotTheme {
  const { game } = useTable().hello;
  return themeOf(posterId(vendorGame(game.vassalage, game.code).name));
}
