import { Component, type ReactNode } from 'react';
import type { Say } from '#ui/text/use-text.ts';
import { RetryButton } from './RetryButton.tsx';

type Props = { say: Say; children: ReactNode };

/** Error boundary of a widget whose code failed to load: the rest of the form works, with a retry. */
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
