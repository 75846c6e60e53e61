import { useState, type CSSProperties, type ReactNode } from 'react';
import { moneyText } from './money.ts';
import { FairPanel } from './FairPanel.tsx';
import { hueOf } from './hue.ts';
import { InfoPanel } from './InfoPanel.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { Panel } from './Panel.tsx';
import { RoundsPanel } from './RoundsPanel.tsx';
import { Stage } from './Stage.tsx';
import { TableContext } from './table.ts';
import { sayError } from './texts.ts';
import { useGame } from './useGame.ts';
import { views } from './views.ts';

type Open = 'info' | 'rounds' | 'fair' | undefined;

const icons = {
  back: 'M15 5l-7 7 7 7',
  info: 'M12 11v6M12 7.5v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  rounds: 'M4 6h16M4 12h16M4 18h10',
  fair: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  on: 'M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  off: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
} as const;

const Icon = ({ name }: { name: keyof typeof icons }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

/** The page around it has a bar above the game, with its name and the way back: a second one would say the same. */
const isFramed = parent !== window;

/** The page of a game: bar, stage, and the panels with its rules, rounds and seeds. In a frame the bar is the foot of the page. */
export function Game(): ReactNode {
  const game = useGame();
  const [open, setOpen] = useState<Open>();
  const { table, failure, say, balance } = game;
  if (failure !== undefined && !table) {
    return (
      <main className="whole">
        <p role="alert">{sayError(say, failure)}</p>
        <button type="button" className="main-button" onClick={() => void game.greet()}>
          {say('retry')}
        </button>
      </main>
    );
  }
  if (!table) {
    return (
      <main className="whole" aria-busy="true">
        <span className="loader" />
        <p>{say('loading')}</p>
      </main>
    );
  }
  const { hello } = table;
  const View = views[hello.game.engine.name];
  const money = (
    <p className="balance" data-testid="balance">
      <span>{hello.trial ? say('trial') : say('balance')}</span>
      <b>{balance === null ? '…' : moneyText(balance, hello)}</b>
    </p>
  );
  const button = (name: 'info' | 'rounds' | 'fair'): ReactNode => (
    <button
      type="button"
      className="icon"
      aria-label={say(name)}
      title={say(name)}
      onClick={() => setOpen(name)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <TableContext value={table}>
      <div
        className="game"
        data-framed={isFramed}
        style={{ '--hue': hueOf(hello.game.code) } as CSSProperties}
      >
        <header className="bar">
          {!isFramed && (
            <button
              type="button"
              className="icon"
              aria-label={say('back')}
              title={say('back')}
              onClick={game.leave}
            >
              <Icon name="back" />
            </button>
          )}
          <h1 className={isFramed ? 'unseen' : undefined}>{hello.game.name}</h1>
          {isFramed && money}
          {button('info')}
          {button('rounds')}
          {button('fair')}
          <button
            type="button"
            className="icon"
            aria-label={say('sound')}
            title={say('sound')}
            aria-pressed={game.sound}
            onClick={() => game.setSound(!game.sound)}
          >
            <Icon name={game.sound ? 'on' : 'off'} />
          </button>
        </header>
        <div className="status">
          {!isFramed && money}
          <NoticeBar notice={game.notice} onDeposit={game.deposit} />
        </div>
        {game.paused && <p className="paused">{say('paused')}</p>}
        <main className="stage">
          <Stage say={say}>
            <View />
          </Stage>
        </main>
        {open && (
          <Panel title={say(open)} onClose={() => setOpen(undefined)}>
            {open === 'info' && <InfoPanel />}
            {open === 'rounds' && <RoundsPanel />}
            {open === 'fair' && (
              <FairPanel fair={game.fair} seed={game.clientSeed} onSeed={game.setClientSeed} />
            )}
          </Panel>
        )}
      </div>
    </TableContext>
  );
}
