import { Component, type ReactNode } from 'react';

type BlockBoundaryProps = {
  /** Resets the boundary when changed, as the block may work again. */
  subject: unknown;
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
};

type State = { failed: boolean; subject: unknown };

/** Error boundary of one block, so that the rest of the screen works. */
export class BlockBoundary extends Component<BlockBoundaryProps, State> {
  override state: State = { failed: false, subject: this.props.subject };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ subject }: BlockBoundaryProps, state: State): Partial<State> | null {
    return Object.is(subject, state.subject) ? null : { failed: false, subject };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
