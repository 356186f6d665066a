/** One load of a value. `result` is null until it has settled. */
export interface Load<Value> {
	readonly promise: Promise<Value>;
	result: { value: Value } | { error: unknown; at: number } | null;
	/** A component has suspended for it. */
	suspended?: true;
}

export interface LoadOnce<Value> {
	/** Loads the value on first use and caches it. After a failure, e.g. a lost connection, the next call tries again. */
	(): Promise<Value>;
	/** For rendering: as a call, but keeps a failure until it is shown or some seconds old. Otherwise each render would load again. */
	current(): Load<Value>;
}

export function loadOnce<Value>(fetchValue: () => Promise<Value>): LoadOnce<Value> {
	let load: Load<Value> | null = null;
	const start = (): Load<Value> => {
		load = startLoad(fetchValue);
		return load;
	};
	const call = (): Promise<Value> => (load && !hasFailed(load) ? load : start()).promise;
	return Object.assign(call, { current: () => (load && !(hasFailed(load) && isOver(load.result)) ? load : start()) });
}

/** A loader for each name. */
export function loadEachOnce<Name extends string, Value>(fetchOne: (name: Name) => Promise<Value>): (name: Name) => LoadOnce<Value> {
	const loaders = new Map<Name, LoadOnce<Value>>();
	return (name) => {
		const loader = loaders.get(name) ?? loadOnce(() => fetchOne(name));
		loaders.set(name, loader);
		return loader;
	};
}

function startLoad<Value>(fetchValue: () => Promise<Value>): Load<Value> {
	const load: Load<Value> = { promise: fetchValue(), result: null };
	// The first callback of the promise, so `result` is set when the others run.
	load.promise.then(
		(value) => {
			load.result = { value };
		},
		(error: unknown) => {
			load.result = { error, at: Date.now() };
		},
	);
	return load;
}

const shownErrors = new WeakSet<object>();

/** An error boundary has shown the error: components that are mounted from now on load anew. */
export function markShown(error: unknown): void {
	if (typeof error === 'object' && error !== null) shownErrors.add(error);
}

type Failure = { error: unknown; at: number };

const hasFailed = <Value>(load: Load<Value>): load is Load<Value> & { result: Failure } => load.result !== null && 'error' in load.result;

const FAILURE_STAYS_MS = 5000;

const isOver = ({ error, at }: Failure): boolean =>
	(typeof error === 'object' && error !== null && shownErrors.has(error)) || Date.now() - at >= FAILURE_STAYS_MS;
