/** Told on the window by a judge inside the page while one of its engines is on the way; its `detail` is an `EngineProgress`. */
export const ENGINE_EVENT = 'judge-engine';

export interface EngineProgress {
	engine: string;
	state: 'loading' | 'ready';
	/** Bytes. */
	loaded: number;
	total: number;
}

export const ENGINE_TITLES: Readonly<Record<string, string>> = { javascript: 'JavaScript', python: 'Python', clang: 'C / C++' };
