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
	reference,
	required,
	string,
} from './grammar.ts';

const milliseconds: Grammar = integer(0);
const pixels: Grammar = integer(0);

/** A group of settings; omitted keys keep their value from `src/settings/default-settings.ts`. */
const group = (name: string, doc: string, keys: Readonly<Record<string, KeyGrammar>>): KeyGrammar =>
	optional(object({ name, doc, keys }), doc);

const site: ObjectGrammar = {
	name: 'Site',
	doc: 'What the site calls itself.',
	keys: {
		title: required(string(), 'Title of the site, in the header and in every browser title.'),
		key: optional(
			string(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by -'),
			'Stands before every storage key, so that apps on one origin stay apart.',
		),
		titleSeparator: optional(string(), 'Stands between the title of the page and that of the site.'),
		titleReverse: optional(boolean, 'Puts the title of the site first.'),
		loadingText: optional(string(), 'Shown while a page is loading.'),
		copyright: optional(string(), 'Line in the footer; none without it.'),
		slogan: optional(string(), 'Line beside the sign-in form.'),
	},
};

const routing = group('Routing', 'Addresses of the app.', {
	mode: optional(anyOf('history', 'hash'), 'history uses the path, hash what follows #.'),
	base: optional(string(/^\//, 'a path that starts with /'), 'Path under which the app is served.'),
	list: optional(
		reference('operation'),
		'Operation that answers the routes of this user, as `data.list`; needed when `access.authentication` is `all`.',
	),
	home: optional(reference('route'), 'Route of the home page.'),
	login: optional(reference('route'), 'Route of the sign-in page; none for an app without accounts.'),
	forbidden: optional(reference('route'), 'Route shown when a guard refuses.'),
	notFound: optional(reference('route'), 'Route shown for an unknown path.'),
	search: optional(reference('route'), 'Route that the search of the header opens with the query `keyword`.'),
});

const access = group('Access', 'Who gets in.', {
	loginInterception: optional(boolean, 'Sends a user without a token to the sign-in page; when false, a virtual admin uses the app.'),
	recordRoute: optional(boolean, 'Remembers in the address where the user wanted to go.'),
	authentication: optional(
		anyOf('intelligence', 'all'),
		'Where the routes come from. intelligence: routes.yaml. all: the server, by `routing.list`; of routes.yaml only the pages outside of a group (sign-in, error pages) stay, and the side menu is that of the served routes.',
	),
	rolesControl: optional(
		boolean,
		'Applies the guards of routes, those of routes.yaml and served ones; when false, every route is open to every user.',
	),
	visit: optional(boolean, 'Guests who open a page of the whitelist get the routes of the server, too, without a user.'),
	administrators: optional(
		reference('guard'),
		'Guard of who looks after the app: they are told what is wrong with the routes of the server.',
	),
	whitelist: optional(list(reference('route')), 'Routes that need no sign-in.'),
});

const token = group('Token', 'How the token is kept.', {
	storage: optional(
		anyOf('local', 'session'),
		'local survives closing the browser and is shared by its windows: signing in or out in one holds for all. session gives each window a session of its own, which ends with it.',
	),
	table: optional(string(), 'Key under which it is stored.'),
	field: optional(string(), 'Name of the token inside the stored entry.'),
	suffixFrom: optional(integer(0), 'Smallest random number that is appended to a token before it is stored.'),
	suffixTo: optional(integer(0), 'Largest one. Whether the suffix is dropped on sending is up to `x-auth` of the API.'),
});

const http = group('Http', 'Calls of operations. Envelope, time-out and headers of an API stand in its own document.', {
	contentType: optional(string(), 'Content type of JSON bodies.'),
	messageDuration: optional(milliseconds, 'How long a message shows, in milliseconds.'),
	overlayText: optional(string(), 'Text of the blocking overlay.'),
	frames: optional(
		list(string(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://office.example.com, without a path or wildcard')),
		'Origins whose pages may stand in a frame of a page, such as that of a service for office documents; the own origin always may.',
	),
});

const dictionaries = group('Dictionaries', 'Labels of coded values.', {
	call: required(reference('operation'), 'Operation that answers them.'),
	types: required(list(string(/^[a-z][a-z0-9_]*$/, 'lower-case words joined by _'), true), 'Their types; `| dict` takes only these.'),
});

const layout = group('Layout', 'Sizes of the shell, in pixels.', {
	menuWidth: optional(pixels, 'Width of the side menu.'),
	headerHeight: optional(pixels, 'Height of the header.'),
	tabsHeight: optional(pixels, 'Height of the bar of tabs.'),
	footerHeight: optional(pixels, 'Height of the footer.'),
	mobileBelow: optional(pixels, 'Width of the window below which the menu is a drawer.'),
});

const theme = group('Theme', 'Look of the app until a user chooses another.', {
	color: optional(string(/^#[0-9a-f]{6}$/i, 'a colour such as #4e88f3'), 'Main colour.'),
	fontSize: optional(integer(12, 20), 'Size of text in pixels.'),
	radius: optional(integer(0, 20), 'Radius of corners in pixels.'),
	mode: optional(anyOf('light', 'dark', 'system'), 'Light, dark, or as the system is.'),
	name: optional(anyOf('default', 'ocean', 'forest', 'sunset'), 'Colours of the page; every theme but `default` is light.'),
	layout: optional(anyOf('vertical', 'horizontal', 'column', 'comprehensive'), 'Where the menu stands; on a phone it is always a drawer.'),
	colorWeak: optional(boolean, 'Colours that people with weak colour vision tell apart.'),
	lessMotion: optional(boolean, 'Nothing moves by itself, whatever the system says.'),
});

const demoAccount: ObjectGrammar = {
	name: 'DemoAccount',
	doc: 'An account of the seed for people who try the app.',
	keys: {
		username: required(string(), 'What is typed as the account.'),
		password: required(string(), 'What is typed as the password.'),
		note: optional(string(), 'Who that is, in a few words.'),
	},
};

const mock = group('Mock', 'The pretend back end.', {
	accounts: optional(list(object(demoAccount), true), 'Accounts that `npm start` prints.'),
	seed: optional(string(), 'Folder of its rows, below the project.'),
	expand: optional(string(/^mock\/[\w/-]+\.ts$/, 'a .ts file below mock/'), 'TypeScript file whose `expandSeed` makes more rows of them.'),
	delay: optional(milliseconds, 'Delay of each answer in milliseconds.'),
	firstImage: optional(integer(0), 'Number of the first sample image.'),
	lastImage: optional(integer(0), 'Number of the last one.'),
});

const apiName = string(/^[a-z][A-Za-z0-9]*$/, 'the name of a file in api/');

const apiUse: ObjectGrammar = {
	name: 'ApiUse',
	doc: 'An API of which not everything is wanted.',
	keys: {
		name: required(apiName, 'Name of the file in api/.'),
		operations: optional(anyOf('all', 'used'), 'used: only operations that a manifest names; for large APIs of others. all by default.'),
	},
};

export const app: ObjectGrammar = {
	name: 'App',
	doc: 'What holds for the whole app; every constant has its one home here.',
	keys: {
		apis: required(list(either(apiName, object(apiUse)), true), 'API documents by file name.'),
		site: required(object(site), 'What the site calls itself.'),
		routing,
		access,
		session: optional(object(appSession), 'Accounts; an app without this key has none, and everybody is a guest.'),
		search: optional(object(appSearch), 'Content that the search of the header finds; without this key it finds the menu alone.'),
		token,
		http,
		dictionaries,
		layout,
		theme,
		tabs: group('Tabs', 'Bar of the pages that are open.', {
			enabled: optional(boolean, 'Whether there is one; without it no page is kept when another opens.'),
			persist: optional(boolean, 'Opens them again at the next visit of the same user.'),
		}),
		lock: group('Lock', 'Screen that hides everything until the user types the password again; needs `session.unlock`.', {
			enabled: optional(boolean, 'Whether the screen can be locked.'),
		}),
		keepAlive: group('KeepAlive', 'Pages that stay as they were left.', {
			max: optional(integer(1), 'How many at most; the least recently used goes first.'),
		}),
		progress: group('Progress', 'Bar at the top while a page is opening.', {
			enabled: optional(boolean, 'Whether it shows.'),
			speed: optional(milliseconds, 'Time of a step in milliseconds.'),
			trickleSpeed: optional(milliseconds, 'Time between small steps in milliseconds.'),
			spinner: optional(boolean, 'Shows a spinner, too.'),
		}),
		throttle: group('Throttle', 'Guards against doing things twice.', {
			click: optional(
				milliseconds,
				'A button or form whose call writes (any method but GET) does nothing for this time after a press that succeeded. Toggles, links, paging and what only reads or sets state are never held back, nor is a form into which something new is typed.',
			),
			debounce: optional(milliseconds, 'Typing in a search settles for this time before it acts; Enter acts at once.'),
			overlayActions: optional(list(string()), 'Requests whose address contains one of these show the overlay.'),
		}),
		debuggerBlocker: group(
			'DebuggerBlocker',
			'Sends users with open developer tools away, unless the host is local, the query has `debugger=auto`, or a search engine reads the page.',
			{
				enabled: optional(boolean, 'Whether the build contains it.'),
				period: optional(milliseconds, 'Time between checks.'),
				start: optional(milliseconds, 'Time before the first check.'),
				stop: optional(milliseconds, 'On desktop the checks end after this time.'),
				address: optional(string(/^(https?:)?\/\//, 'an address outside the app'), 'Where they are sent; without it nobody is.'),
			},
		),
		errorLog: group('ErrorLog', 'Log of errors in the app.', {
			environments: optional(list(anyOf('development', 'production')), 'Builds in which errors are logged.'),
		}),
		mock,
	},
};
