/** `config.json` beside the app: one build serves every environment. */
export interface RuntimeConfig {
	/** Base addresses by API name; an API that is not named keeps the one of its document. */
	apis: Readonly<Record<string, string>>;
	/** `browser` uses the pretend back end, in builds that contain it; null leaves it to the build. */
	backend: 'network' | 'browser' | null;
}

/** Takes what can be used of a configuration: a missing or broken file leaves the defaults. */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
	const { apis, backend } = (typeof value === 'object' && value !== null ? value : {}) as { apis?: unknown; backend?: unknown };
	const entries = typeof apis === 'object' && apis !== null ? Object.entries(apis) : [];
	return {
		apis: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
		backend: backend === 'network' || backend === 'browser' ? backend : null,
	};
}

export async function loadRuntimeConfig(address: string): Promise<RuntimeConfig> {
	try {
		const response = await fetch(address);
		return readRuntimeConfig(response.ok ? await response.json() : null);
	} catch {
		return readRuntimeConfig(null);
	}
}
