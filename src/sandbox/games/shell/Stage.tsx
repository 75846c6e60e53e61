import { Component, Suspense, type ReactNode } from 'react';
import { sayError, type Say } from './texts.ts';

type StageProps = { say: Say; children: ReactNode };

/**
 * Loads the game's view. If its code cannot be fetched, such as after a new release, offers to reload the page; stakes
 * are kept by the vendor's server.
 */
export class Stage extends Component<StageProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { say, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={<span className="loader" />}>{children}</Suspense>;
    return (
      <div className="whole">
        <p role="alert">{sayError(say, 'OFFLINE')}</p>
        <button type="button" className="main-button" onClick={() => location.reload()}>
          {say('retry')}
        </button>
      </div>
    );
  }
}
