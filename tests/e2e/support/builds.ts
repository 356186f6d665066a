/** The builds of the browser tests. A whole run makes them all beside the unit tests; otherwise the first test that needs one makes it. */
import { GUARDED_PRODUCT } from '#tests/support/guarded-product.ts';
import { LONG_LISTS } from './long-lists.ts';
import { type AppBuild, makeBuild } from './make-build.ts';

/** Base path of the builds below one. */
export const BASE = '/school/app/';

/** A service that the builds below a base path allow in a frame. */
export const OFFICE = 'https://office.example.com';

/** A site that they allow, too. */
export const BOARD = 'http://board.test';

/** Address to which the debugger blocker of the build `guarded` redirects. */
export const OUTSIDE = 'http://outside.test/';

/** Prefix of the assets of the build `asset-prefix`. */
export const ASSETS = 'http://assets.test/student';

const belowBase = (mode: 'history' | 'hash'): Omit<AppBuild, 'name'> => ({
	changes: {
		'app.yaml': {
			'mode: history': `mode: ${mode}`,
			'base: /\n': 'base: /school/app\n',
			'site:\n': `site:\n  frames: ['${OFFICE}', '${BOARD}']\n`,
		},
	},
});

/** The call that marks all notices as read. The build `guarded` adds a confirmation before it. */
const MARK_ALL = '              - call: main.systemStudentNoticeReadAll\n';

const BUILDS = {
	product: { minify: true },
	demo: { demo: true },
	/** Settings that do not interfere with one another. */
	guarded: {
		changes: {
			...GUARDED_PRODUCT,
			'app.yaml': {
				// The error log is for development, but the tests run the production build.
				'environments: [development]': 'environments: [development, production]',
				// The blocker is active on hosts that are not local.
				'debuggerBlocker:\n  enabled: false': 'debuggerBlocker:\n  enabled: true',
				'https://www.example.com/': OUTSIDE,
			},
			'pages/notice-index.yaml': { [MARK_ALL]: `              - { confirm: 全部标为已读？ }\n${MARK_ALL}` },
		},
		// Minifiers drop `debugger` statements unless configured otherwise.
		minify: true,
	},
	'below-base-history': belowBase('history'),
	'below-base-hash': belowBase('hash'),
	'other-settings': {
		changes: {
			'app.yaml': {
				'base: /': 'base: /school/',
				'mode: system': 'mode: dark',
				'layout: vertical': 'layout: column',
				"'#4e88f3'": "'#2f855a'",
			},
		},
	},
	'without-sign-in': { changes: { 'app.yaml': { 'loginInterception: true': 'loginInterception: false' } } },
	guests: {
		changes: {
			'app.yaml': { 'visit: false': 'visit: true', 'whitelist: [login, register,': 'whitelist: [login, register, courseIndex,' },
		},
	},
	'asset-prefix': { assets: ASSETS },
	gallery: { manifests: 'examples/gallery', demo: true },
	'long-lists': LONG_LISTS,
	fleet: { manifests: 'examples/fleet', outside: true, minify: true },
	'fleet-demo': { manifests: 'examples/fleet', outside: true, minify: true, demo: true },
} satisfies Readonly<Record<string, Omit<AppBuild, 'name'>>>;

export type BuildName = keyof typeof BUILDS;

export const BUILD_NAMES = Object.keys(BUILDS) as BuildName[];

/** Returns the folder of the build. */
export const built = (name: BuildName, signal?: AbortSignal): Promise<string> => makeBuild({ name, ...BUILDS[name] }, signal);
