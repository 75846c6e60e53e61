import { Component, type ReactNode } from 'react';
import { Glyph } from '#ui/primitives/Glyph.tsx';
import { refreshPath } from '#ui/primitives/glyph-paths.ts';
import { PlainButton } from '#ui/primitives/PlainButton.tsx';
import type { Say } from '#ui/text/use-text.ts';

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
        <PlainButton
          size="small"
          before={<Glyph path={refreshPath} />}
          onClick={() => this.setState({ failed: false })}
        >
          {say('form.retry')}
        </PlainButton>
      </div>
    );
  }
}
