import { Component, type ReactNode } from 'react';

type BlockBoundaryProps = {
  /** Whatever changes when the block may work again; the boundary then tries it anew. */
  subject: unknown;
  onError: (error: unknown) => void;
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failed: boolean; error: unknown; subject: unknown };

/** Contains the failure of one block, so that the rest of the screen stands. */
export class BlockBoundary extends Component<BlockBoundaryProps, State> {
  override state: State = { failed: false, error: undefined, subject: this.props.subject };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ subject }: BlockBoundaryProps, state: State): Partial<State> | null {
    return Object.is(subject, state.subject) ? null : { failed: false, error: undefined, subject };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false, error: undefined }), this.state.error);
  }
}
