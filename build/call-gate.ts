import type { ServerResponse } from 'node:http';

/** Holds back calls while the mock server restarts: no call is lost, and none reaches a server that does not know its operation yet. */
export interface CallGate {
	/** Resolves once the call may pass. */
	pass(response: ServerResponse): Promise<void>;
	/** Holds back further calls; resolves when the calls that have passed are answered. */
	close(): Promise<void>;
	open(): void;
}

export function createCallGate(): CallGate {
	const passed = new Set<ServerResponse>();
	let opened: Promise<void> = Promise.resolve();
	let open = (): void => undefined;
	let answered = (): void => undefined;
	return {
		async pass(response) {
			await opened;
			if (response.closed) return;
			passed.add(response);
			response.once('close', () => {
				passed.delete(response);
				if (passed.size === 0) answered();
			});
		},
		close() {
			opened = new Promise((resolve) => {
				open = resolve;
			});
			if (passed.size === 0) return Promise.resolve();
			return new Promise((resolve) => {
				answered = resolve;
			});
		},
		open: () => open(),
	};
}
