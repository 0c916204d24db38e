import { Box, Text } from 'ink';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What the player reads instead of the screen that failed; one or two plain sentences. */
  readonly message: string;
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}

/** Stands inside Ink's own boundary, which would show the player a stack trace with source lines. */
export class CrashBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Box padding={1}>
        <Text>{this.props.message}</Text>
      </Box>
    );
  }
}
