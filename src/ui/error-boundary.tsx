import { Component, type ReactNode } from 'react';
import { markShown } from '#src/lib/load-once.ts';

export interface ErrorBoundaryProps {
	children: ReactNode;
	fallback: (error: unknown, retry: () => void) => ReactNode;
	onError: (error: unknown) => void;
	/** Another value, e.g. after navigation, resets the boundary. */
	place?: unknown;
}

interface BoundaryState {
	failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
	override state: BoundaryState = { failure: null };

	static getDerivedStateFromError(error: unknown) {
		return { failure: { error } };
	}

	override componentDidCatch(error: unknown): void {
		markShown(error);
		this.props.onError(error);
	}

	override componentDidUpdate({ place }: ErrorBoundaryProps): void {
		if (place !== this.props.place && this.state.failure) this.retry();
	}

	override render(): ReactNode {
		const { failure } = this.state;
		return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
	}

	/** Mounts the children again, which loads missing code anew. */
	private readonly retry = (): void => this.setState({ failure: null });
}
