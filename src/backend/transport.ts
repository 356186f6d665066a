import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { fetchOrJoin } from '#src/http/early-requests.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import type { Transport } from '#src/http/send.ts';
import { loadOnce } from '#src/lib/load-once.ts';

/** True only in the demo build; elsewhere the bundler drops the mock server. */
declare const __DEMO__: boolean;

const network: Transport = async (request, onProgress) => {
	if (!onProgress) return fetchOrJoin(request);
	const { sendWithProgress } = await import('#src/http/send-with-progress.ts');
	return sendWithProgress(request, onProgress);
};

export interface BackEnd {
	transport: Transport;
	/** Restores the demo's seed data; null for a real back end. */
	reset: (() => Promise<void>) | null;
}

export function createBackEnd({ backend }: RuntimeConfig, feedback: Pick<FeedbackStore, 'confirm' | 'message'>): BackEnd {
	if (__DEMO__ && backend !== 'network') {
		const open = loadOnce(async () => (await import('./demo-backend.ts')).openDemoBackend(feedback));
		// Starts loading early. Errors surface at the first call, which retries.
		open().catch(() => undefined);
		return { transport: async (request) => (await open()).fetch(request), reset: async () => (await open()).reset() };
	}
	return { transport: network, reset: null };
}
