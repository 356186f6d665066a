/**
 * Removes globals that a Python program could reach through Pyodide's JavaScript bridge. This is defence in depth: the security boundary
 * is the process (mock/server) or the worker's content security policy (mock/browser). A worker must hold no secrets.
 */
const REMOVED_GLOBALS = [
	...['XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'RTCPeerConnection', 'BroadcastChannel'],
	...[
		'importScripts',
		'Worker',
		'SharedWorker',
		'indexedDB',
		'caches',
		'cookieStore',
		'navigator',
		'postMessage',
		'close',
		'Notification',
		'FileReader',
	],
	...['Cache', 'CacheStorage', 'StorageManager', 'process', 'require', 'module', 'global', 'Buffer', 'setImmediate'],
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
		throw new Error('This function is disabled in the sandbox.');
	};
	// Engines read `Function.prototype`. Freezing prevents a program from restoring the rest.
	Object.defineProperty(inert, 'prototype', { value: Function.prototype });
	Object.freeze(Object.setPrototypeOf(inert, null));
	for (const shape of SHAPES) {
		const kind = Object.getPrototypeOf(shape) as object;
		Object.defineProperty(kind, 'constructor', { value: inert, writable: false, configurable: false });
	}
	for (const name of ['Function', 'eval']) Object.defineProperty(scope, name, { value: inert, writable: false, configurable: false });
	for (const name of REMOVED_GLOBALS) removeGlobal(scope, name);
}

function removeGlobal(scope: object, name: string): void {
	for (let owner: object | null = scope; owner; owner = Object.getPrototypeOf(owner) as object | null) {
		const own = Object.getOwnPropertyDescriptor(owner, name);
		if (own?.configurable) Reflect.deleteProperty(owner, name);
		else if (own?.writable) Reflect.set(owner, name, undefined);
	}
	if (name in scope) Object.defineProperty(scope, name, { value: undefined, writable: false, configurable: true });
}
