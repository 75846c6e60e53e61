import { Component, type ReactNode } from 'react';
import type { Say } from '#ui/text/use-text.ts';
import { RetryButton } from './RetryButton.tsx';

type Props = { say: Say; children: ReactNode };

/** Contains a widget whose code could not be fetched: the rest of the form stands, and the player can try again. */
export class FieldBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { say, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="lv-control lv-control-failed" role="alert">
        <span>{say('form.failure.unreachable')}</span>
        <RetryButton say={say} onClick={() => this.setState({ failed: false })} />
      </div>
    );
  }
}
