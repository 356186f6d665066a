import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import type { Transport } from '#src/http/send.ts';
import type { Ask } from './demo-backend.ts';

/** True in the demo build alone: elsewhere the branch and the pretend back end behind it fall out of the build. */
declare const __DEMO__: boolean;

const network: Transport = async (request, onProgress) => {
	if (!onProgress) return globalThis.fetch(request);
	const { sendWithProgress } = await import('#src/http/send-with-progress.ts');
	return sendWithProgress(request, onProgress);
};

/** How calls reach the back end. The one in the browser starts with the first call, and may have something to `ask` the user. */
export function createTransport({ backend }: RuntimeConfig, ask: Ask): Transport {
	if (__DEMO__ && backend !== 'network') {
		const opening = import('./demo-backend.ts').then(({ openDemoBackend }) => openDemoBackend(ask));
		return async (request) => (await opening)(request);
	}
	return network;
}
