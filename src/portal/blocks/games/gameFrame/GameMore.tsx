import { useFact } from '#ui/facts/facts.tsx';
import { Button, Popover, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useFavorites } from '#portal/games/use-favorites.ts';
import type { Game } from '#portal/games/game.ts';
import type { Mode } from '#portal/play/launch.ts';

/** What the bar above a game offers besides what stands in it. */
export type GameTool = {
  icon: IconName;
  label: string;
  run: () => void;
  /** A switch: on or off. */
  pressed?: boolean | undefined;
  /** Stands in the bar too where there is room for it. */
  inBar?: boolean;
};

/** The other mode in which a game may be played; undefined where there is none, as for guests. */
export function useOtherMode(game: Game, mode: Mode): Mode | undefined {
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  if (isGuest || game.trial !== 1) return undefined;
  return mode === 'real' ? 'trial' : 'real';
}

/** The heart of a game as an entry; undefined for visitors. */
export function useHeart(game: Game): GameTool | undefined {
  const say = useText();
  const favorites = useFavorites();
  if (!favorites) return undefined;
  const kept = favorites.isFavorite(game.id);
  return {
    icon: 'heart',
    label: say('block.gameFrame.favorite'),
    pressed: kept,
    run: () => favorites.keep(game.id, !kept),
    inBar: true,
  };
}

/** Menu of a game at the end of its bar. */
export function GameMore({ tools }: { tools: readonly GameTool[] }) {
  const say = useText();
  return (
    <Popover
      placement="end"
      label={say('block.gameFrame.more')}
      trigger={(trigger) => (
        <Button variant="ghost" icon="menu" aria-label={say('block.gameFrame.more')} {...trigger} />
      )}
    >
      {(close) => (
        <ul className="lv-game-more">
          {tools.map(({ icon, label, run, pressed }) => (
            <li key={label}>
              <Button
                variant="ghost"
                icon={icon}
                aria-pressed={pressed}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
