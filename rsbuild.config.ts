import path from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { manifestsPlugin } from './codegen/plugin.ts';
import { resolveProject } from './codegen/project.ts';
import { proxyTo } from './scripts/dev-proxy.ts';
import { firstFilesPlugin } from './scripts/first-files.ts';
import { bundleFirstPaint } from './scripts/first-paint-script.ts';
import { packJudgeEngines } from './scripts/judge-engines.ts';
import { leanRouterPlugin } from './scripts/lean-router.ts';
import { workerPolicyPlugin } from './scripts/worker-policy.ts';
import type { RouteRecord } from './src/routing/route-record.ts';
import type { AppSettings } from './src/settings/app-settings.ts';
import { completeSettings } from './src/settings/default-settings.ts';

const HOST = '127.0.0.1';

const ROUTER = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');

const PDF = path.join(import.meta.dirname, 'node_modules/pdfjs-dist');

/** What the PDF viewer asks for when a document needs it: maps of Chinese characters, fonts, the decoder of JPEG 2000 without WebAssembly. */
const FILES_OF_PDF = ['cmaps/*.bcmap', 'standard_fonts/*', 'wasm/*_fallback.js'];

/** What draws any page in the main layout. */
const USER_MODULES = ['/open-main-layout.tsx', '/data-page.tsx'];

const project = resolveProject(process.env, import.meta.dirname);

/**
 * Scripts and styles come with the app, and `inline` is the one script inside the page; data and pictures may come from elsewhere, pages
 * in frames only from the origins that app.yaml names.
 */
const policyFor = (inline: string, frames: readonly string[]): string =>
	[
		"default-src 'self'",
		`script-src 'self' ${inline}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob: https:",
		"media-src 'self' data: blob: https:",
		"font-src 'self' data:",
		"connect-src 'self' data: blob: https:",
		"worker-src 'self' blob:",
		`frame-src ${["'self'", ...frames].join(' ')}`,
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
	].join('; ');

interface Site {
	settings: AppSettings;
	/** Path under which the app is served, with a slash at its end. */
	base: string;
	/** Base addresses of its APIs. */
	apis: readonly string[];
	/** Ends of the paths of the modules of its sign-in page. */
	signIn: readonly string[];
}

/** What the last compile says of the app; every script compiles before it comes here. */
async function readSite(): Promise<Site> {
	const { settings: manifest } = await import(path.join(project.generated, 'settings.ts'));
	const settings = completeSettings(manifest);
	const { apis } = await import(path.join(project.generated, 'api/apis.ts'));
	const bases = Object.values(apis as Record<string, { base: string }>).map(({ base }) => base);
	const { pages } = await import(path.join(project.generated, 'pages.ts'));
	const { routes } = await import(path.join(project.generated, 'routes.ts'));
	const login = (routes as readonly RouteRecord[]).find(({ name }) => name === settings.routing.login)?.component ?? '';
	const blocks: readonly string[] = pages[login]?.blocks ?? [];
	const signIn = ['/blank-layout.tsx', `/pages/${login}.ts`, ...blocks.map((kind) => `/${kind}-block.tsx`)];
	return { settings, base: `${settings.routing.base}/`.replace(/\/+$/, '/'), apis: bases, signIn };
}

export default defineConfig(async ({ command, envMode }) => {
	const demo = envMode === 'demo';
	const site = await readSite();
	const firstPaint = await bundleFirstPaint(import.meta.dirname, site.settings);
	return {
		plugins: [
			pluginReact(),
			manifestsPlugin(project),
			leanRouterPlugin(),
			firstFilesPlugin({ guest: site.signIn, user: USER_MODULES }),
			...(demo ? [workerPolicyPlugin(site.base)] : []),
		],
		source: {
			entry: { index: './src/main.tsx' },
			define: { __DEMO__: JSON.stringify(demo), __DEBUGGER_BLOCKER__: JSON.stringify(site.settings.debuggerBlocker.enabled) },
		},
		resolve: {
			// The product's own output is what package.json says; another app's stands elsewhere.
			alias: {
				'#generated': project.generated,
				'#mock/generated': project.mockGenerated,
				// Its package.json names the development files alone.
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
				base: site.base,
				policy: command === 'build' ? policyFor(firstPaint.source, site.settings.http.frames) : '',
				firstPaint: firstPaint.text,
				loadingText: site.settings.site.loadingText,
			},
		},
		output: {
			module: true,
			assetPrefix: site.base,
			distPath: { root: demo ? 'dist-demo' : 'dist' },
			cleanDistPath: true,
			copy: [
				...FILES_OF_PDF.map((from) => ({ from, context: PDF, to: 'static/pdf/[path][name][ext]' })),
				// The judge of the demo runs programs in the page. They stand beside the app and are fetched when a language is first used.
				...(demo ? [{ from: packJudgeEngines(import.meta.dirname), to: 'judge-engines' }] : []),
			],
			legalComments: 'linked' as const,
			// The blocker of developer tools works by this statement; nothing else has one. Tests build the app with a dozen settings, in half the time.
			minify: process.env.MINIFY === 'off' ? false : { jsOptions: { minimizerOptions: { compress: { drop_debugger: false } } } },
		},
		// Everything at once: pages that are compiled when somebody opens them move modules between chunks that the browser has already.
		dev: { assetPrefix: site.base, client: { overlay: true }, lazyCompilation: false },
		server: {
			host: HOST,
			port: Number(process.env.PORT ?? 3000),
			base: site.base,
			historyApiFallback: true,
			// Neither a name that was made to lead here nor a page of another origin reaches the mock server by way of this one.
			allowedHosts: [],
			cors: false,
			proxy: proxyTo(Number(process.env.MOCK_PORT ?? 3001), site.apis),
		},
		performance: { chunkSplit: { strategy: 'custom' as const } },
	};
});
