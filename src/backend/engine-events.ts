/** Window event that the in-page judge dispatches while it downloads an engine; `detail` is an `EngineProgress`. */
export const ENGINE_EVENT = 'judge-engine';

export interface EngineProgress {
	engine: string;
	state: 'asking' | 'loading' | 'ready' | 'unavailable';
	/** Bytes. */
	loaded: number;
	total: number;
}

export const ENGINE_TITLES: Readonly<Record<string, string>> = { javascript: 'JavaScript', python: 'Python', clang: 'C / C++' };
