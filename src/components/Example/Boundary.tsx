import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  onError: () => void;
}

/** An example that breaks must not take the page with it. */
export default class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
