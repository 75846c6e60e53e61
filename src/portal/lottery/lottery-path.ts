import type { Block, ScreenDocument } from '#contract/generated/documents.ts';
import { categoryPath } from '../screens/category-path.ts';
import { holdsBlock, pageScreens } from '../screens/find-page.ts';

const isVietnamese = ({ type, props }: Block): boolean =>
  type === 'lotteryLobby' && (props as { offer?: string } | undefined)?.offer === 'vietnam';

/** Path of the page of a lottery: for one of a region the page of the Vietnamese ones, where the brand has it; else that of its kind. */
export function lotteryPath(
  screens: Readonly<Record<string, ScreenDocument>>,
  { gameType, region }: { gameType: string; region?: string | undefined },
): string | undefined {
  const vietnamese = pageScreens(screens).find(({ body }) => holdsBlock(body, isVietnamese));
  return (region === undefined ? undefined : vietnamese?.path) ?? categoryPath(screens, gameType);
}
