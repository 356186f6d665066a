import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Site } from '#src/offline/kept-files.ts';
import { bundleScript } from './bundle-script.ts';
import { lateFiles } from './first-files.ts';

/**
 * Ends of the paths in import() of modules that the app imports when it first needs them, which may be after the network has gone. A page that
 * was visited has its own.
 */
const NEEDED_OFFLINE = [
	'/apply-theme.ts',
	'/check-shape.ts',
	'/dialog-frame.tsx',
	'/feedback-dialogs.tsx',
	'/fetch-file.ts',
	'/forget-user.ts',
	'/form-draft.tsx',
	'/form-drafts.ts',
	'/gone-notice.tsx',
	'/kept-records.ts',
	'/leave-guard.ts',
	'/loading-cover.tsx',
	'/new-version-notice.tsx',
	'/nprogress.ts',
	'/open-lock.tsx',
	'/open-outbox.tsx',
	'/take-update.ts',
];

/** Folders in node_modules of what the service worker bundles. */
export const PACKAGES_OF_WORKER = [
	'workbox-core',
	'workbox-expiration',
	'workbox-expiration/node_modules/idb',
	'workbox-precaching',
	'workbox-routing',
	'workbox-strategies',
];

interface ShellModules extends Site {
	/** Ends of the paths of the modules of the sign-in page, and of any page in the main layout. */
	guest: readonly string[];
	user: readonly string[];
}

/** Writes `sw.js`, the service worker with the list of files that it holds from the start, in place of the one in `public/`. */
export const serviceWorkerPlugin = (root: string, { base, apis, folders, guest, user }: ShellModules): RsbuildPlugin => ({
	name: 'service-worker',
	apply: 'build',
	setup(api) {
		let files: string[] = [];
		// The last stage: names have their hashes.
		api.processAssets({ stage: 'report' }, ({ compilation }) => {
			const entry = [...compilation.entrypoints.values()].flatMap((each) => each.getFiles());
			const first = Object.keys(compilation.assets).filter((name) => /^static\/first-files\./.test(name));
			files = [...new Set([...entry, ...lateFiles(compilation, '')([...guest, ...user, ...NEEDED_OFFLINE]), ...first])];
		});
		api.onAfterBuild(async () => {
			const { distPath } = api.context;
			// The sheet of the entry is in index.html.
			const hashed = files.filter((file) => existsSync(path.join(distPath, file)));
			const page = { url: `${base}index.html`, revision: digest(path.join(distPath, 'index.html')) };
			const shell = [page, ...hashed.map((file) => ({ url: base + file, revision: null }))];
			const text = await bundleScript(root, {
				entry: 'src/offline/service-worker.ts',
				target: ['webworker', 'es2020'],
				define: { __SITE__: { base, apis, folders } satisfies Site, __SHELL__: shell },
			});
			writeFileSync(path.join(distPath, 'sw.js'), text);
		});
	},
});

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
