import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { resolveProject } from '#codegen/project.ts';
import { type FetchLike, startAppServer } from '#tests/support/app-server.ts';
import { createTestBackend } from './backend.ts';
import { buildApp } from './build-app.ts';
import type { Site } from './journey.ts';

export interface Variant {
	dist: string;
	remove: () => void;
}

interface VariantOptions {
	from?: string;
	minify?: boolean;
	/** Name of a build shared by several files. The first file builds it, and it lasts until the end of the run. */
	shared?: string;
}

/**
 * Builds the product, or the app of another folder, with text replacements by manifest file. A text that is not found throws. Replacing
 * `''` creates a missing file. `minify` doubles the build time.
 */
export async function buildVariant(
	replacements: Readonly<Record<string, string>>,
	others: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
	{ from = 'manifests', minify = false, shared }: VariantOptions = {},
): Promise<Variant> {
	const place = shared && path.join(inject('folder'), shared);
	if (place && existsSync(place)) return { dist: place, remove: () => undefined };
	mkdirSync('.cache', { recursive: true });
	const folder = mkdtempSync('.cache/variant-');
	const manifests = path.join(folder, path.basename(folder));
	cpSync(from, manifests, { recursive: true });
	for (const [name, changes] of Object.entries({ 'app.yaml': replacements, ...others })) {
		const file = path.join(manifests, name);
		writeFileSync(file, replaceAll(existsSync(file) ? readFileSync(file, 'utf8') : '', changes, name));
	}
	const dist = path.join(folder, 'dist');
	await buildApp({ dist, manifests, minify });
	const { cache } = resolveProject({ MANIFESTS: manifests }, process.cwd());
	const remove = (): void => {
		for (const each of [folder, cache]) rmSync(each, { recursive: true, force: true });
	};
	if (!place) return { dist, remove };
	// Two workers may build at once; the first one wins.
	try {
		renameSync(dist, place);
	} catch (error) {
		if (!existsSync(place)) throw error;
	}
	remove();
	return { dist: place, remove: () => undefined };
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>, name: string): string {
	return Object.entries(replacements).reduce((before, [from, to]) => {
		if (!before.includes(from)) throw new Error(`${name} does not say "${from}".`);
		return before.replace(from, to);
	}, text);
}

export interface ServedVariant extends Site {
	close: () => Promise<void>;
}

interface ServeOptions {
	base?: string;
	/** Settings of the deployment, answered at `/config.json`. A setting that it knows needs no build of its own. */
	config?: object;
	/** May respond in place of the back end. */
	intercept?: (request: Request) => Response | null;
}

/** Serves a build below `base` with a fresh back end. */
export async function serveVariant(
	{ dist }: { dist: string },
	{ base = '/', config, intercept }: ServeOptions = {},
): Promise<ServedVariant> {
	const backend = createTestBackend({ site: base.replace(/\/$/, '') });
	const isConfig = ({ url }: Request): boolean => new URL(url).pathname === CONFIG;
	const answer: FetchLike = async (request) => {
		if (config && isConfig(request)) return Response.json(config);
		return intercept?.(request) ?? backend.fetch(request);
	};
	const server = await startAppServer({ dist, base, bases: [...backend.bases, ...(config ? [CONFIG] : [])], backend: answer });
	return { url: server.url, violations: backend.violations, close: server.close };
}

const CONFIG = '/config.json';

/** The menus of the server, in the product's own build. */
export const SERVED_LISTS = { config: { authentication: 'all' } } as const;
