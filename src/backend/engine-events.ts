/** Window event that the in-page judge dispatches until an engine is ready; `detail` is an `EngineProgress`. */
export const ENGINE_EVENT = 'judge-engine';

export interface EngineProgress {
	engine: string;
	/** `asking`: the student decides about the download. `starting`: all files are here. `failed` includes a refused download. */
	state: 'asking' | 'loading' | 'starting' | 'ready' | 'failed';
	/** Bytes. */
	loaded: number;
	total: number;
}

export const ENGINE_TITLES: Readonly<Record<string, string>> = { javascript: 'JavaScript', python: 'Python', clang: 'C / C++' };
