import { appBackEnd, BACK_END_NAME } from './app-back-end.ts';
import { appSearch } from './app-search.ts';
import { appSession } from './app-session.ts';
import {
	anyOf,
	boolean,
	either,
	type Grammar,
	integer,
	type KeyGrammar,
	list,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	string,
} from './grammar.ts';
import { LANGUAGES } from './languages.ts';
import { readOnly } from './mock.ts';

const milliseconds: Grammar = integer(0);
const pixels: Grammar = integer(0);

/** A group of settings; omitted keys keep their value from `src/settings/manifest-settings.ts`. */
const group = (
	name: string,
	doc: string,
	keys: Readonly<Record<string, KeyGrammar>>,
	more: Pick<ObjectGrammar, 'moved'> = {},
): KeyGrammar => optional(object({ name, doc, keys, ...more }), doc);

const picture = string(/^(https?:\/)?\//, 'a path that starts with / or an address');

const site: ObjectGrammar = {
	name: 'Site',
	doc: 'Names and texts of the site.',
	keys: {
		title: required(string(), 'Title of the site, in the header and in every browser title.'),
		key: optional(
			string(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by -'),
			'Prefix of every storage key, so that apps on the same origin do not collide.',
		),
		language: optional(
			anyOf(...LANGUAGES),
			'Language of the texts of the framework, of dates and of `lang` of the page; messages.yaml beside app.yaml words single texts differently.',
		),
		timeZone: optional(
			string(/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/, 'an IANA name such as Asia/Shanghai'),
			"Time zone of the place: fields of the API with `x-time` show in it or name it, and greeting and today's date follow its clock. That of the browser by default.",
		),
		timeZoneName: optional(
			string(),
			'What readers call the time zone, such as Beijing Time; its name in the language of the app by default.',
		),
		titleSeparator: optional(string(), 'Separator between page title and site title.'),
		titleReverse: optional(boolean, 'Puts the site title before the page title.'),
		loadingText: optional(string(), 'Text shown while a page is loading.'),
		copyright: optional(string(), 'Copyright line in the footer; no line by default.'),
		slogan: optional(string(), 'Slogan beside the sign-in form.'),
		logo: optional(
			picture,
			'Logo beside the title of the site: a path below the base path of the app, or a URL. A robot in the theme colour by default.',
		),
		picture: optional(picture, 'Picture beside the sign-in form, named as `logo`. A robot by default.'),
		frames: optional(
			list(string(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://board.example.com, without a path or wildcard')),
			'Origins that pages may embed in a frame, such as a dashboard or a viewer for office documents; the content policy blocks all others but that of the app.',
		),
	},
};

const routing = group('Routing', 'URLs and special routes of the app.', {
	mode: optional(anyOf('history', 'hash'), 'Routing mode: history uses the path of the URL, hash the part after #.'),
	base: optional(string(/^\//, 'a path that starts with /'), 'Base path under which the app is served.'),
	list: optional(
		reference('operation'),
		'Operation that returns the routes of the current user, as `data.list`; required if `access.authentication` is `all`.',
	),
	home: optional(reference('route'), 'Route of the home page.'),
	login: optional(reference('route'), 'Route of the sign-in page; omit it in an app without accounts.'),
	forbidden: optional(reference('route'), 'Route shown when a guard denies access.'),
	notFound: optional(reference('route'), 'Route shown for an unknown path.'),
	studio: optional(
		reference('route'),
		'Route of the page where administrators publish menus. A served list can move it in the menu, but cannot take it from those who pass its guards.',
	),
	search: optional(reference('route'), 'Route that the header search opens, with the query parameter `keyword`.'),
});

const access = group('Access', 'Access control.', {
	loginInterception: optional(boolean, 'Redirects users without a token to the sign-in page; if false, the app runs as a virtual admin.'),
	recordRoute: optional(boolean, 'Keeps the originally requested page in the URL of the sign-in page.'),
	authentication: optional(
		anyOf('intelligence', 'all'),
		'Source of the routes. intelligence: routes.yaml. all: the server, through `routing.list`; of routes.yaml only pages outside a group (sign-in, error pages) are kept, and the side menu is built from the served routes.',
	),
	rolesControl: optional(
		boolean,
		'Applies the guards of routes, both of routes.yaml and served ones; if false, every route is open to every user.',
	),
	visit: optional(boolean, 'Loads the served routes also for guests who open a page of the whitelist, without loading a user.'),
	administrators: optional(reference('guard'), 'Guard that identifies administrators, who see the problems found in the served routes.'),
	whitelist: optional(list(reference('route')), 'Routes that require no sign-in.'),
});

const tokenSuffix: ObjectGrammar = {
	name: 'TokenSuffix',
	doc: 'Range of the random number.',
	keys: {
		from: required(integer(0), 'Minimum.'),
		to: required(integer(0), 'Maximum, with as many digits as the minimum.'),
	},
};

const token = group('Token', 'Storage of the token.', {
	storage: optional(
		anyOf('local', 'session'),
		'Storage type. local survives closing the browser and is shared by its windows: signing in or out in one window applies to all. session gives each window its own session, which ends with the window.',
	),
	table: optional(string(), 'Storage key of the token entry.'),
	field: optional(string(), 'Field of the stored entry that holds the token.'),
	suffix: optional(
		object(tokenSuffix),
		'Random number appended to a token before it is stored; without this key tokens are stored as they are. `dropLast` in the `x-auth` of an API removes the suffix before sending.',
	),
});

const http = group(
	'Http',
	'Settings for API calls. Envelope, timeout and headers of an API are set in its own document.',
	{
		contentType: optional(string(), 'Content type of JSON bodies.'),
		messageDuration: optional(milliseconds, 'Duration of a message in milliseconds.'),
		overlayText: optional(string(), 'Text of the blocking overlay.'),
		origins: optional(
			list(string(/^http:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as http://10.0.0.5:8080, without a path or wildcard')),
			'Origins without encryption that `config.json` may name as the base of an API, such as a server in the school; `https:` is always allowed.',
		),
	},
	{ moved: { frames: 'site.frames' } },
);

const dictionaries = group('Dictionaries', 'Labels of coded values.', {
	call: required(reference('operation'), 'Operation that returns the dictionaries.'),
	types: required(
		list(string(/^[a-z][a-z0-9_]*$/, 'lower-case words joined by _'), true),
		'Dictionary types; `| dict` accepts only these.',
	),
});

const layout = group('Layout', 'Sizes of the shell, in pixels.', {
	menuWidth: optional(pixels, 'Width of the side menu.'),
	headerHeight: optional(pixels, 'Height of the header.'),
	tabsHeight: optional(pixels, 'Height of the tab bar.'),
	footerHeight: optional(pixels, 'Height of the footer.'),
	mobileBelow: optional(pixels, 'Window width below which the menu is a drawer.'),
});

const theme = group('Theme', 'Default theme of the app, which users may change.', {
	color: optional(string(/^#[0-9a-f]{6}$/i, 'a colour such as #4e88f3'), 'Primary colour.'),
	fontSize: optional(integer(12, 20), 'Font size in pixels.'),
	radius: optional(integer(0, 20), 'Corner radius in pixels.'),
	mode: optional(anyOf('light', 'dark', 'system'), 'Colour mode: light, dark, or that of the system.'),
	name: optional(anyOf('default', 'ocean', 'forest', 'sunset'), 'Colour theme; every theme except `default` is light only.'),
	layout: optional(anyOf('vertical', 'horizontal', 'column', 'comprehensive'), 'Layout of the menu; on a phone it is always a drawer.'),
	colorWeak: optional(boolean, 'Uses colours that users with colour vision deficiency can distinguish.'),
	lessMotion: optional(boolean, 'Turns animations off regardless of the system setting.'),
});

const demoAccount: ObjectGrammar = {
	name: 'DemoAccount',
	doc: 'Demo account of the seed.',
	keys: {
		username: required(string(), 'Account name for sign-in.'),
		password: required(string(), 'Password for sign-in.'),
		note: optional(string(), 'Short description of the account.'),
	},
};

const IN_CODE = /^([\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const module = string(/^([\w-][\w.-]*\/)*[\w-][\w.-]*\.ts$/, 'a .ts file of the code folder, such as expand-seed.ts');
const seedFolder = string(IN_CODE, 'a folder of the code folder, such as seed');

const mock = group('Mock', 'Mock server.', {
	accounts: optional(list(object(demoAccount), true), 'Accounts that `npm start` prints.'),
	seed: optional(either(list(seedFolder, true), seedFolder), 'Folder or folders of the seed files, relative to the code folder.'),
	expand: optional(module, 'TypeScript file whose `expandSeed` derives additional rows from the seed.'),
	due: optional(
		module,
		'TypeScript file whose `applyDue` does what has become due by the clock; it runs before each answer, so the mock needs no timer.',
	),
	readOnly: optional(object(readOnly), 'Accounts that may only read. Without this key every account may write.'),
	delay: optional(milliseconds, 'Delay of each response in milliseconds.'),
	files: optional(
		string(IN_CODE, 'a folder beside the manifests, such as files'),
		'Folder of the files that responses refer to, relative to the folder of the manifests. The dev server and the demo serve them; `dist` does not contain them.',
	),
	engines: optional(
		list(anyOf('javascript', 'python', 'clang')),
		'Engines of the judge, which the demo contains: its languages are those that programs can be written in. None by default.',
	),
	firstImage: optional(integer(0), 'Number of the first sample image.'),
	lastImage: optional(integer(0), 'Number of the last sample image.'),
});

const collection: ObjectGrammar = {
	name: 'Collection',
	doc: 'A kind of manifest of the app.',
	keys: {
		folder: required(string(IN_CODE, 'a folder of the code folder, such as robot/worlds'), 'Folder of its YAML files, one for each entry.'),
		module: required(module, 'TypeScript file that exports the `collection`: the grammar of the files, and the rules beyond it.'),
	},
};

const apiName = string(/^[a-z][A-Za-z0-9]*$/, 'the name of a file in api/');

const apiUse: ObjectGrammar = {
	name: 'ApiUse',
	doc: 'API document with options for code generation.',
	keys: {
		name: required(apiName, 'Name of the file in api/.'),
		operations: optional(
			anyOf('all', 'used'),
			'Operations to generate: all, or used for only those that a manifest refers to, for large third-party APIs. all by default.',
		),
	},
};

export const app: ObjectGrammar = {
	name: 'App',
	doc: 'Settings of the whole app.',
	keys: {
		code: optional(
			string(/^(\.\.\/)*([\w-][\w.-]*\/)*[\w-][\w.-]*$/, 'a folder such as ../product, without / at its end'),
			'Folder of the code of the app, relative to the folder of the manifests, which it is by default. The paths of components, handlers and the seed are relative to it, and `#app/` in imports stands for it.',
		),
		apis: required(list(either(apiName, object(apiUse)), true), 'API documents by file name.'),
		site: required(object(site), 'Names and texts of the site.'),
		routing,
		access,
		session: optional(object(appSession), 'User accounts; without this key the app has none and every user is a guest.'),
		signIn: group('SignIn', 'Form that signs users in.', {
			pictureCode: optional(
				anyOf('when-asked', 'always'),
				'When the form of `session.signIn` shows its `control: picture-code`: once the server asks for it (`when-asked`, the default), or from the start (`always`). Handlers of the mock server read it from `mock/generated/sign-in.ts`.',
			),
		}),
		backEnds: optional(
			record(object(appBackEnd), BACK_END_NAME),
			'Back ends with accounts of their own, by name; `backend` in config.json chooses one, so that one build serves all.',
		),
		features: optional(
			record(string(), /^[a-z][A-Za-z0-9]*$/),
			'Parts of the app that `features` of config.json can switch off, by name, with what the part is. Pages ask for them as `features.<name>`.',
		),
		collections: optional(
			record(object(collection), /^[a-z][A-Za-z0-9]*$/),
			'Kinds of manifests that the app itself defines, by name; their entries are in `src/generated/collections/<name>.ts`.',
		),
		engines: optional(
			list(anyOf('javascript', 'python', 'clang')),
			'Engines that every build contains, so that programs run in the page, whichever judge there is. None by default.',
		),
		search: optional(object(appSearch), 'Content search of the header; without this key the search covers only the menu.'),
		token,
		http,
		dictionaries,
		layout,
		theme,
		tabs: group('Tabs', 'Tab bar of open pages.', {
			enabled: optional(boolean, 'Whether the tab bar is shown; without it no page is kept alive when another opens.'),
			persist: optional(boolean, 'Restores the tabs at the next visit of the same user.'),
		}),
		lock: group('Lock', 'Screen lock, which hides the app until the user enters the password again; requires `session.unlock`.', {
			enabled: optional(boolean, 'Whether the screen can be locked.'),
		}),
		keepAlive: group('KeepAlive', 'Pages kept alive when another page opens.', {
			max: optional(integer(1), 'Maximum number of pages; the least recently used page is dropped first.'),
		}),
		progress: group('Progress', 'Progress bar at the top while a page is opening.', {
			enabled: optional(boolean, 'Whether the progress bar is shown.'),
			speed: optional(milliseconds, 'Duration of a step in milliseconds.'),
			trickleSpeed: optional(milliseconds, 'Interval between small steps in milliseconds.'),
			spinner: optional(boolean, 'Also shows a spinner.'),
		}),
		throttle: group('Throttle', 'Protection against repeated actions.', {
			click: optional(
				milliseconds,
				'Milliseconds for which a button or form rests after it has sent a write (any method except GET), whatever the answer: it shows as disabled and sends nothing. Links, paging and actions that only read or set state are never throttled.',
			),
			debounce: optional(milliseconds, 'Debounce of search input in milliseconds; Enter searches at once.'),
			overlayActions: optional(list(string()), 'URL parts; a request whose URL contains one of them shows the blocking overlay.'),
		}),
		debuggerBlocker: group(
			'DebuggerBlocker',
			'Redirects users with open developer tools, unless the host is local, the query has `debugger=auto` or the visitor is a search engine.',
			{
				enabled: optional(boolean, 'Whether the build contains the blocker.'),
				period: optional(milliseconds, 'Interval between checks in milliseconds.'),
				start: optional(milliseconds, 'Delay before the first check in milliseconds.'),
				stop: optional(milliseconds, 'Milliseconds after which the checks end on desktop.'),
				address: optional(
					string(/^(https?:)?\/\//, 'an address outside the app'),
					'URL to redirect to; without it users are not redirected.',
				),
			},
		),
		errorLog: group('ErrorLog', 'Error log of the app.', {
			environments: optional(list(anyOf('development', 'production')), 'Builds in which errors are logged.'),
		}),
		mock,
	},
};
