import type { OperationName } from '#generated/api/operations.ts';
import type { GuardName, RouteName } from '#generated/names.ts';
import type { Features } from './features.ts';
import type { Theme } from './theme.ts';

/** The groups of app.yaml. `#generated/settings.ts` is an `AppManifest`; the app reads the completed `AppSettings`. */
export interface AppSettings {
	site: {
		title: string;
		/** BCP 47 tag; texts of the framework are compiled in this language. */
		language: 'zh-CN' | 'en';
		key: string;
		titleSeparator: string;
		titleReverse: boolean;
		loadingText: string;
		copyright: string;
		slogan: string;
		/** IANA name; null for the zone of the browser. */
		timeZone: string | null;
		/** Displayed name of the zone; '' for its name in the language of the app. */
		timeZoneName: string;
		/** URL; '' for the default drawing. */
		logo: string;
		/** Beside the sign-in form, like `logo`. */
		picture: string;
		/** Origins of sites that pages may embed. */
		frames: readonly string[];
	};
	routing: {
		mode: 'history' | 'hash';
		base: string;
		/** Operation that returns the user's routes; called if `access.authentication` is `all`. */
		list: OperationName | null;
		/** null if the app has none. */
		home: RouteName | null;
		login: RouteName | null;
		forbidden: RouteName | null;
		notFound: RouteName | null;
		search: RouteName | null;
		/** The page of the menu studio: no served list can take it away. */
		studio: RouteName | null;
	};
	access: {
		loginInterception: boolean;
		recordRoute: boolean;
		/** Source of the routes: the app (`intelligence`) or the server (`all`). */
		authentication: 'intelligence' | 'all';
		rolesControl: boolean;
		visit: boolean;
		/** Name of the administrators' guard; null if none. */
		administrators: GuardName | null;
		whitelist: readonly RouteName[];
	};
	token: { storage: 'local' | 'session'; table: string; field: string; suffix: { from: number; to: number } | null };
	http: {
		contentType: string;
		messageDuration: number;
		overlayText: string;
		origins: readonly string[];
	};
	dictionaries: { call: OperationName | null; types: readonly string[] };
	layout: { menuWidth: number; headerHeight: number; tabsHeight: number; footerHeight: number; mobileBelow: number };
	theme: Theme;
	tabs: { enabled: boolean; persist: boolean };
	lock: { enabled: boolean };
	keepAlive: { max: number };
	progress: { enabled: boolean; speed: number; trickleSpeed: number; spinner: boolean };
	throttle: { click: number; debounce: number; overlayActions: readonly string[] };
	debuggerBlocker: { enabled: boolean; period: number; start: number; stop: number; address: string };
	errorLog: { environments: readonly ('development' | 'production')[] };
	/** Declared in app.yaml; config.json can switch them off. */
	features: Features;
}

type Groups = { [Group in Exclude<keyof AppSettings, 'site' | 'features'>]?: Partial<AppSettings[Group]> };

export interface AppManifest extends Groups {
	site: Partial<AppSettings['site']> & { title: string };
	/** For the mock server only. */
	mock?: Readonly<Record<string, unknown>>;
}
