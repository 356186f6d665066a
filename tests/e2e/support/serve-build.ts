import { type FetchLike, startAppServer } from '#tests/support/app-server.ts';
import { createTestBackend } from './backend.ts';
import type { Site } from './journey.ts';

export interface ServedBuild extends Site {
	close: () => Promise<void>;
}

interface ServeOptions {
	base?: string;
	/** Settings of the deployment, answered as `config.json`. A setting that it knows needs no build of its own. */
	config?: object;
	/** May respond in place of the back end. */
	intercept?: (request: Request) => Response | null;
}

/** Serves the build in a folder below `base` with a fresh back end. */
export async function serveBuild(dist: string, { base = '/', config, intercept }: ServeOptions = {}): Promise<ServedBuild> {
	const backend = createTestBackend({ site: base.replace(/\/$/, '') });
	const settings = `${base}config.json`;
	const isSettings = ({ url }: Request): boolean => new URL(url).pathname === settings;
	const answer: FetchLike = async (request) => {
		if (config && isSettings(request)) return Response.json(config);
		return intercept?.(request) ?? backend.fetch(request);
	};
	const server = await startAppServer({ dist, base, bases: [...backend.bases, ...(config ? [settings] : [])], backend: answer });
	return { url: server.url, violations: backend.violations, close: server.close };
}

/** The menus of the server, in the product's own build. */
export const SERVED_LISTS = { config: { authentication: 'all' } } as const;
