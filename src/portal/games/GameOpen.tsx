import { useState } from 'react';
import { Icon } from '#ui/primitives/index.ts';
import type { Game } from './game.ts';
import type { Tiles } from './use-tiles.ts';

/** Button that covers a tile. Its visible text is created when a pointer or the focus first arrives, as most tiles never need it. */
export function GameOpen({ game, tiles: { say, loggedIn, open } }: { game: Game; tiles: Tiles }) {
  const [met, setMet] = useState(false);
  const meet = () => setMet(true);
  return (
    <button
      type="button"
      className="lv-game-open"
      aria-label={say(loggedIn ? 'block.game.playNamed' : 'block.game.loginToPlayNamed', { name: game.name })}
      onPointerEnter={meet}
      onFocus={meet}
      onClick={() => open(game)}
    >
      {met && (
        <span className="lv-game-call">
          <Icon name={loggedIn ? 'spark' : 'lock'} size={16} />
          {say(loggedIn ? 'block.game.play' : 'block.game.loginToPlay')}
        </span>
      )}
    </button>
  );
}
