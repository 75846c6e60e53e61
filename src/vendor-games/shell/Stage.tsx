import { Component, Suspense, type ReactNode } from 'react';
import { sayError, type Say } from './texts.ts';

type StageProps = { say: Say; children: ReactNode };

/**
 * Where a game is played. Code that could not be fetched, such as after a new version was put in place of the one that this page came
 * from, says so and offers to load the page anew; what was staked is kept by the vendor's server.
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
