/**
 * Takes from a worker whatever a Python program could reach through the bridge between Python and JavaScript. The best that can be
 * done, and no boundary: nothing secret may stand in a worker.
 */
const TAKEN = [
	...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection', 'BroadcastChannel', 'MessageChannel'],
	...['importScripts', 'Worker', 'SharedWorker', 'indexedDB', 'caches', 'cookieStore', 'navigator', 'location', 'postMessage', 'close'],
	...['process', 'require', 'module', 'global', 'Buffer', 'setImmediate', 'Notification', 'FileReader', 'Cache', 'CacheStorage'],
];

const SHAPES: readonly (() => unknown)[] = [
	() => undefined,
	async () => undefined,
	function* () {
		yield;
	},
	async function* () {
		yield;
	},
];

export function harden(scope: Record<string, unknown>): void {
	const inert = (): never => {
		throw new Error('There is nothing here.');
	};
	for (const shape of SHAPES) {
		const kind = Object.getPrototypeOf(shape) as object;
		Object.defineProperty(kind, 'constructor', { value: inert, writable: false, configurable: false });
	}
	for (const name of ['Function', 'eval']) Object.defineProperty(scope, name, { value: inert, writable: false, configurable: false });
	for (const name of TAKEN) take(scope, name);
}

/** Some stand on the object itself, some on what it inherits from. */
function take(scope: object, name: string): void {
	for (let owner: object | null = scope; owner; owner = Object.getPrototypeOf(owner) as object | null) {
		const own = Object.getOwnPropertyDescriptor(owner, name);
		if (own?.configurable) Reflect.deleteProperty(owner, name);
		else if (own?.writable) Reflect.set(owner, name, undefined);
	}
	if (name in scope) Object.defineProperty(scope, name, { value: undefined, writable: false, configurable: true });
}
