import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
	/** Changing it draws the children again. */
	resetKey: string;
	onError: (error: unknown) => void;
	fallback: (retry: () => void) => ReactNode;
	children: ReactNode;
}

interface ErrorBoundaryState {
	failed: boolean;
	resetKey: string;
}

/** Keeps an error below it from emptying the whole screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
	override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

	static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
		return { failed: true };
	}

	static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
		return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
	}

	override componentDidCatch(error: unknown): void {
		this.props.onError(error);
	}

	override render(): ReactNode {
		return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
	}
}
