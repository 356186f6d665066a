import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
	children: ReactNode;
	fallback: (error: unknown, retry: () => void) => ReactNode;
	onError: (error: unknown) => void;
}

/** Keeps what throws below it from taking the rest of the screen along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
	override state = { failure: null };

	static getDerivedStateFromError(error: unknown) {
		return { failure: { error } };
	}

	override componentDidCatch(error: unknown): void {
		this.props.onError(error);
	}

	override render(): ReactNode {
		// The literal null above narrows the field's type; React writes the other form.
		const failure = this.state.failure as { error: unknown } | null;
		return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
	}

	private readonly retry = (): void => this.setState({ failure: null });
}
