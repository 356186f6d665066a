import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { arcoStylesPlugin } from './build/arco-styles.ts';
import { assetPrefix, originOf } from './build/asset-prefix.ts';
import { compressedFilesPlugin } from './build/compressed-files.ts';
import { refuseForeign } from './build/dev-origin-guard.ts';
import { proxyTo } from './build/dev-proxy.ts';
import { type FirstModules, firstFilesPlugin } from './build/first-files.ts';
import { bundleFirstPaint } from './build/first-paint-script.ts';
import { packJudgeEngines } from './build/judge-engines.ts';
import { leanPackagesPlugin } from './build/lean-packages.ts';
import { licenceNoticesPlugin } from './build/licence-notices.ts';
import { pdfFilesPlugin } from './build/pdf-files.ts';
import { serviceWorkerPlugin } from './build/service-worker.ts';
import { type DrawnParts, unusedParts } from './build/unused-parts.ts';
import { versionFilePlugin, versionOf } from './build/version-file.ts';
import { webManifestPlugin } from './build/web-manifest.ts';
import { FRAME_POLICY, workerPolicyPlugin } from './build/worker-policy.ts';
import { manifestsPlugin } from './codegen/plugin.ts';
import { resolveProject } from './codegen/project.ts';
import type { ShippedFiles } from './mock/operation.ts';
import type { ApiSpec, OperationSpec } from './src/http/api-spec.ts';
import type { UserCall } from './src/http/early-requests.ts';
import type { PageEntry } from './src/pages/page-definition.ts';
import type { RouteRecord } from './src/routing/route-record.ts';
import { completeManifest, type ManifestSettings } from './src/settings/manifest-settings.ts';

const HOST = '127.0.0.1';

const ROUTER = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');

const PDF = path.join(import.meta.dirname, 'node_modules/pdfjs-dist');

/** Modules that render every page in the main layout. */
const USER_MODULES = ['/open-main-layout.tsx', '/data-page.tsx'];

const project = resolveProject(process.env, import.meta.dirname);

/**
 * `inline` is the hash of the only inline script, `assets` the origin of the asset prefix. Frames, and servers without encryption, are
 * limited to the origins in app.yaml.
 */
const policyFor = (inline: string, { site: { frames }, http: { origins } }: ManifestSettings, assets: readonly string[]): string =>
	[
		"default-src 'self'",
		["script-src 'self'", inline, ...assets].join(' '),
		["style-src 'self' 'unsafe-inline'", ...assets].join(' '),
		["img-src 'self' data: blob: https:", ...origins, ...assets].join(' '),
		["media-src 'self' data: blob: https:", ...origins, ...assets].join(' '),
		["font-src 'self' data:", ...assets].join(' '),
		["connect-src 'self' data: blob: https:", ...origins, ...assets].join(' '),
		"worker-src 'self' blob:",
		`frame-src ${["'self'", ...frames].join(' ')}`,
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
	].join('; ');

interface Site {
	settings: ManifestSettings;
	base: string;
	apis: readonly string[];
	userCall: UserCall | null;
	/** Ends of the paths of the modules that a guest needs first: those of the sign-in page, or of the main layout in an app without one. */
	guest: readonly string[];
	pages: FirstModules['pages'];
	/** Texts of `index.html`. */
	texts: Readonly<Record<string, string>>;
}

/** Reads the compiler's output. Every npm script compiles before it loads this file. */
async function readSite(): Promise<Site> {
	const { settings: manifest } = await import(path.join(project.generated, 'settings.ts'));
	const settings = completeManifest(manifest);
	const { apis }: { apis: Record<string, ApiSpec> } = await import(path.join(project.generated, 'api/apis.ts'));
	const { session } = await import(path.join(project.generated, 'session.ts'));
	const { startOperations } = await import(path.join(project.generated, 'api/start-operations.ts'));
	const userCall = settings.access.loginInterception ? userCallOf(startOperations[session?.user], apis) : null;
	const bases = Object.values(apis).map(({ base }) => base);
	const { blankPages } = await import(path.join(project.generated, 'pages.ts'));
	const { mainPages } = await import(path.join(project.generated, 'main-pages.ts'));
	const { routes } = await import(path.join(project.generated, 'routes.ts'));
	const login = (routes as readonly RouteRecord[]).find(({ name }) => name === settings.routing.login)?.component;
	const blocks: readonly string[] = (login !== undefined && blankPages[login]?.blocks) || [];
	const signIn = ['/blank-layout.tsx', `/pages/${login}.ts`, ...blocks.map((kind) => `/${kind}-block.tsx`)];
	const guest = login === undefined || !settings.access.loginInterception ? USER_MODULES : signIn;
	const base = `${settings.routing.base}/`.replace(/\/+$/, '/');
	const texts = await import(path.join(project.generated, 'messages/start.ts'));
	return { settings, base, apis: bases, userCall, guest, texts, pages: await pageModules(settings, mainPages) };
}

/** Files that pages of this app name. */
const ownPublic = path.resolve(project.root, project.manifests, 'public');

/**
 * Folders of static files: those of this app, those of every app, and those that only responses of the mock refer to. The dev server takes the first
 * file of a name and a build the last, so a file of every app that this app replaces is ignored.
 */
function publicFolders({ files }: ShippedFiles, demo: boolean) {
	if (files !== null && !statSync(path.join(project.root, files), { throwIfNoEntry: false })?.isDirectory())
		throw new Error(`\`mock.files\` of app.yaml names "${files}", which is not a folder.`);
	return [
		// A saved picture reloads the page.
		{ name: ownPublic, watch: true },
		{ name: 'public', ignore: existsSync(ownPublic) ? readdirSync(ownPublic) : [] },
		...(files === null ? [] : [{ name: path.resolve(project.root, files), copyOnBuild: demo, watch: true }]),
	];
}

/** Names of the folders in which this app has files. */
/** The worker's code of engines that are not there. */
const withoutEngines = (engines: ShippedFiles['engines']): Record<string, false> =>
	Object.fromEntries(
		(['javascript', 'python', 'clang'] as const)
			.filter((engine) => !engines.includes(engine))
			.flatMap((engine) => (engine === 'clang' ? ['clang', 'native'] : [engine]))
			.map((module) => [`#engines/worker/${module}.ts$`, false]),
	);

const foldersOf = ({ files }: ShippedFiles): string[] =>
	[ownPublic, ...(files === null ? [] : [path.resolve(project.root, files)])]
		.filter((folder) => existsSync(folder))
		.flatMap((folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])));

const flatten = (routes: readonly RouteRecord[]): RouteRecord[] => routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);

function userCallOf(operation: OperationSpec | undefined, apis: Readonly<Record<string, ApiSpec>>): UserCall | null {
	const api = operation && apis[operation.api];
	return api && operation.method === 'get' ? { api: operation.api, base: api.base, auth: api.auth, path: operation.path } : null;
}

async function pageModules({ routing }: ManifestSettings, pages: Readonly<Record<string, PageEntry>>): Promise<FirstModules['pages']> {
	const { routes, routePaths } = await import(path.join(project.generated, 'routes.ts'));
	const { componentModules } = await import(path.join(project.generated, 'component-modules.ts'));
	return flatten(routes).flatMap(({ name, component = '' }) => {
		const page = pages[component];
		if (!page) return [];
		const blocks = page.blocks.map((kind) => `/${kind}-block.tsx`);
		const modules = [`/pages/${component}.ts`, ...blocks, ...(page.components ?? []).map((key) => `/${componentModules[key]}`)];
		const paths = name === routing.home ? ['/', routePaths[name]] : [routePaths[name]];
		return paths.map((at) => ({ path: at, modules }));
	});
}

/**
 * How scripts are fetched when they are needed. Browsers may keep a failed import for as long as the page is open (Chromium does), so each
 * repeat asks for another address.
 */
const IMPORT = `(address => {
	const lost = globalThis.lostScripts ??= {};
	return import(lost[address] ? address + '?again=' + lost[address] : address).catch(error => {
		lost[address] = (lost[address] ?? 0) + 1;
		throw error;
	});
})`;

export default defineConfig(async ({ command, envMode }) => {
	const demo = envMode === 'demo';
	const site = await readSite();
	let bases = site.apis;
	const { shipped }: { shipped: ShippedFiles } = await import(path.join(project.mockGenerated, 'shipped.ts'));
	const engines = demo ? [...new Set([...shipped.engines, ...shipped.pageEngines])] : shipped.pageEngines;
	// The dev server has them all: a page that is edited may use others.
	const drawn: DrawnParts = await import(path.join(project.generated, 'drawn-parts.ts'));
	const assets = command === 'build' && !demo ? assetPrefix(process.env.ASSET_PREFIX, site.base) : site.base;
	const version = versionOf(import.meta.dirname);
	const firstPaint = await bundleFirstPaint(import.meta.dirname, {
		...site.settings,
		config: `${site.base}config.json`,
		userCall: demo ? null : site.userCall,
	});
	return {
		plugins: [
			pluginReact(),
			manifestsPlugin(project, ({ apis }) => {
				bases = apis.map(({ base }) => base);
			}),
			arcoStylesPlugin(path.join(import.meta.dirname, 'src/ui/arco/arco-base.css')),
			firstFilesPlugin({ guest: site.guest, user: USER_MODULES, pages: site.pages, address: site.settings.routing }),
			versionFilePlugin(version),
			pdfFilesPlugin(PDF),
			leanPackagesPlugin(),
			licenceNoticesPlugin(import.meta.dirname, engines),
			webManifestPlugin(site.settings, ownPublic),
			serviceWorkerPlugin(import.meta.dirname, { ...site, folders: foldersOf(shipped), user: USER_MODULES }),
			...(demo || engines.length > 0 ? [workerPolicyPlugin(site.base)] : []),
			// Static hosts compress files themselves.
			...(demo ? [] : [compressedFilesPlugin()]),
		],
		source: {
			entry: { index: './src/main.tsx' },
			define: {
				__DEMO__: JSON.stringify(demo),
				__DEBUGGER_BLOCKER__: JSON.stringify(site.settings.debuggerBlocker.enabled),
				__HASH_ADDRESSES__: JSON.stringify(site.settings.routing.mode === 'hash'),
			},
		},
		resolve: {
			// package.json maps these names to the product's own folders; `MANIFESTS` folders have theirs elsewhere.
			alias: {
				...(command === 'build' && unusedParts(drawn)),
				...(engines.length === 0 && { '#engines/browser/browser-runner.ts$': false }),
				...withoutEngines(engines),
				'#generated': project.generated,
				'#mock/generated': project.mockGenerated,
				'#app': path.resolve(project.root, project.code),
				// Files outside of the project have no package.json that maps these.
				'#engines': path.join(project.root, 'engines'),
				'#mock': path.join(project.root, 'mock'),
				'#src': path.join(project.root, 'src'),
				// The package.json of react-router lists the development files only.
				...(command === 'build' && {
					'react-router$': path.join(ROUTER, 'index.mjs'),
					'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
				}),
			},
		},
		html: {
			template: './src/index.html',
			templateParameters: {
				title: site.settings.site.title,
				language: site.settings.site.language,
				texts: site.texts,
				base: site.base,
				policy: command === 'build' ? policyFor(firstPaint.source, site.settings, originOf(assets)) : '',
				firstPaint: firstPaint.text,
				built: command === 'build' ? version.built : '',
				loadingText: site.settings.site.loadingText,
			},
		},
		output: {
			module: true,
			assetPrefix: assets,
			distPath: { root: demo ? 'dist-demo' : 'dist' },
			// The dev server writes no files, and a build beside it stays.
			cleanDistPath: command === 'build',
			// The entry lists the names of all files, so each character counts in the first load.
			filenameHash: 'contenthash:8',
			copy: [
				// Engines that run programs in the page, fetched when a language is first used.
				...(engines.length > 0 ? [{ from: packJudgeEngines(import.meta.dirname, engines), to: 'judge-engines' }] : []),
			],
			// Without a hash, which no compression shortens; the files of CSS modules have unique names.
			cssModules: { localIdentName: '[name]-[local]' },
			legalComments: 'linked' as const,
			// The sheet of the entry. As a file, it would hold up the inline script and the first paint for a round trip.
			inlineStyles: /[\\/]index\.\w+\.css$/,
			// Keeps `debugger`, which the developer tools blocker needs. Tests build the app without minification, in half the time.
			minify:
				process.env.MINIFY === 'off'
					? false
					: { jsOptions: { minimizerOptions: { compress: { drop_debugger: false, passes: 3, ecma: 2022 } } } },
		},
		// Lazy compilation would move modules between chunks that the browser has already loaded.
		dev: { assetPrefix: site.base, client: { overlay: true }, lazyCompilation: false },
		server: {
			host: HOST,
			port: Number(process.env.PORT ?? 3000),
			base: site.base,
			historyApiFallback: true,
			publicDir: publicFolders(shipped, demo),
			headers: { 'Content-Security-Policy': FRAME_POLICY },
			// Keep other origins and rebound host names from the mock server behind the proxy and from the tools of the dev server.
			allowedHosts: [],
			cors: false,
			setup: ({ server }) => void server.middlewares.use(refuseForeign),
			proxy: proxyTo(Number(process.env.MOCK_PORT ?? 3001), () => bases),
		},
		// Numbers. The shorter ids of the default mix `5` and `'05'`, which the loader takes for the same chunk.
		// Browsers start workers from the page's own origin only.
		tools: {
			rspack: {
				resolve: { modules: ['node_modules', path.join(project.root, 'node_modules')] },
				optimization: { chunkIds: 'deterministic' },
				output: { workerPublicPath: site.base, importFunctionName: IMPORT },
			},
		},
		performance: { chunkSplit: { strategy: 'custom' as const } },
	};
});
