import { Component, type ReactNode } from 'react';
import DemoFailure from './DemoFailure';

interface DemoErrorBoundaryProps {
  /** Names the demo in the issue that a reader may open. */
  id: string;
  children: ReactNode;
}

interface DemoErrorBoundaryState {
  error?: Error;
}

/** Keeps a demo's crash to itself: the page goes on, and the reader can start it again. */
export default class DemoErrorBoundary extends Component<
  DemoErrorBoundaryProps,
  DemoErrorBoundaryState
> {
  override state: DemoErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): DemoErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <DemoFailure
        id={this.props.id}
        error={error}
        onReset={() => this.setState({ error: undefined })}
      />
    );
  }
}
