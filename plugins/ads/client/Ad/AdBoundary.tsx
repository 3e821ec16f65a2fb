import { Component, type ReactNode } from 'react';

interface AdBoundaryProps {
  /** Called once with a crash; the boundary shows nothing from then on. */
  onCrash: () => void;
  children: ReactNode;
}

/** Keeps a crash of an ad from the page. */
export default class AdBoundary extends Component<
  AdBoundaryProps,
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
