import type { AppManifest, AppSettings } from './app-settings.ts';

/** The groups of app.yaml. The build reads them, too, and knows no config.json, which switches features off. */
export type ManifestSettings = Omit<AppSettings, 'features'>;

export const manifestDefaults: ManifestSettings = {
	site: {
		title: '',
		language: 'zh-CN',
		key: 'app',
		titleSeparator: ' - ',
		titleReverse: false,
		loadingText: '',
		copyright: '',
		slogan: '',
		logo: '',
		picture: '',
		timeZone: null,
		timeZoneName: '',
		frames: [],
	},
	routing: {
		mode: 'history',
		base: '/',
		list: null,
		home: null,
		login: null,
		forbidden: null,
		notFound: null,
		search: null,
		studio: null,
	},
	access: {
		loginInterception: true,
		recordRoute: true,
		authentication: 'intelligence',
		rolesControl: true,
		visit: false,
		administrators: null,
		whitelist: [],
	},
	token: { storage: 'local', table: '', field: 'token', suffix: null },
	http: { contentType: 'application/json;charset=UTF-8', messageDuration: 3000, overlayText: 'loading...', origins: [] },
	dictionaries: { call: null, types: [] },
	layout: { menuWidth: 240, headerHeight: 60, tabsHeight: 50, footerHeight: 50, mobileBelow: 992 },
	theme: {
		mode: 'system',
		name: 'default',
		layout: 'vertical',
		color: '#4e88f3',
		fontSize: 14,
		radius: 5,
		colorWeak: false,
		lessMotion: false,
	},
	tabs: { enabled: false, persist: false },
	lock: { enabled: false },
	keepAlive: { max: 99 },
	progress: { enabled: true, speed: 500, trickleSpeed: 200, spinner: false },
	throttle: { click: 2000, debounce: 1000, overlayActions: [] },
	debuggerBlocker: { enabled: false, period: 500, start: 500, stop: 5000, address: '' },
	errorLog: { environments: ['development'] },
};

export function completeManifest(manifest: AppManifest): ManifestSettings {
	const groups = Object.entries(manifestDefaults).map(([name, group]) => [name, { ...group, ...manifest[name as keyof AppManifest] }]);
	const settings = Object.fromEntries(groups) as ManifestSettings;
	const { site, token, routing } = settings;
	const table = manifest.token?.table ?? `${site.key}-token`;
	const located = (address: string): string => (/^\/(?!\/)/.test(address) ? routing.base.replace(/\/+$/, '') + address : address);
	return { ...settings, site: { ...site, logo: located(site.logo), picture: located(site.picture) }, token: { ...token, table } };
}
