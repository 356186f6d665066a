/**
 * The layers of docs/architecture.md, held by a tool. Type imports count as others do. A rule's comment speaks to the person who broke it.
 *
 * Subjects of the app, and which others each may read. A cycle here would let files depend on one another in a ring.
 */
export const SUBJECTS = {
	'debugger-blocker': ['settings'],
	dictionaries: [],
	drafts: [],
	feedback: [],
	offline: [],
	operations: [],
	settings: [],
	session: ['feedback'],
	access: ['session'],
	routing: ['access', 'feedback', 'session', 'settings'],
	errors: ['routing'],
	lock: ['feedback', 'routing', 'session'],
	tabs: ['access', 'routing', 'session', 'settings'],
	menu: ['access', 'operations', 'routing', 'session', 'settings'],
	search: ['menu', 'operations', 'routing', 'settings'],
	outbox: ['drafts', 'feedback', 'operations', 'routing', 'session'],
	uploads: ['outbox'],
	leaving: ['feedback', 'offline', 'routing', 'settings', 'tabs'],
	backend: ['feedback', 'leaving', 'session', 'tabs'],
};

/**
 * Subjects of the product, and which others each may read, with the reason. `back-end` and `content` put the
 * subjects together.
 */
export const PRODUCT_SUBJECTS = {
	account: {
		course: 'the lessons of a student, in the information about the user',
		documents: 'the picture of a profile is a file',
		home: 'the study summary in it',
		honours: 'the certificates in it',
		notices: 'the number of unread notices in it',
	},
	home: {
		account: 'who asks',
		competition: 'next steps of competitions',
		course: 'the lesson to go on with',
		exam: 'papers to sit',
		homework: 'homework to hand in',
		honours: 'the newest honour',
	},
	course: {
		account: 'who asks',
		documents: 'lessons that are documents, and who may open them',
		exam: 'lessons that are quizzes',
		home: 'the days on which somebody studied',
		homework: 'lessons that are homework',
		honours: 'certificates of a course',
		judge: 'lessons that are problems',
		notes: 'notes of a lesson',
		notices: 'notices of a course',
		player: 'lessons that are films',
	},
	player: {
		account: 'who asks',
		course: 'the lesson that a film belongs to',
		documents: 'signed addresses',
		home: 'minutes that were watched',
		homework: 'films that were handed in',
		question: 'questions inside a film',
	},
	documents: {
		account: 'who asks',
		blocks: 'projects of Scratch that open as blocks',
		course: 'the lesson that a document belongs to',
		judge: 'programs of a lesson that run',
		player: 'what the attachments of a film are about',
	},
	homework: {
		account: 'who asks',
		blocks: 'programs of blocks that are handed in',
		course: 'the lesson that it belongs to',
		documents: 'files that are handed in',
		exam: 'days on which marking happens',
		notices: 'the message about a mark',
		player: 'a film that is handed in',
	},
	exam: {
		account: 'who asks',
		blocks: 'programs of blocks are judged',
		course: 'a paper finishes its lesson',
		judge: 'its programs are judged',
		practice: 'its questions, and the mistakes that it leaves',
		question: 'questions as they are shown',
	},
	blocks: {
		documents: 'files of Scratch, and how archives are read',
		programs: 'buttons that are pressed quickly',
	},
	programs: {
		blocks: 'programs that were written with blocks',
		robot: 'worlds in which programs drive',
	},
	robot: {
		blocks: 'programs of blocks that drive',
		documents: 'the room that a canvas has',
		judge: 'the editor of programs, and what it explains',
		programs: 'runs in the page',
	},
	practice: {
		account: 'who asks',
		blocks: 'problems for blocks alone',
		competition: 'problems that run in a competition',
		exam: 'questions stay sealed while a paper runs',
		home: 'days, and days in a row',
		judge: 'problems beside questions',
		question: 'questions as they are shown',
	},
	judge: {
		account: 'who asks',
		blocks: 'a language of the workbench',
		competition: 'submissions count in a competition',
		course: 'an accepted program finishes its lesson',
		programs: 'the steps of a run, and how far an engine is loaded',
		robot: 'worlds in which programs drive',
	},
	competition: {
		account: 'who asks',
		blocks: 'programs of blocks are judged',
		documents: 'works are files',
		exam: 'typed answers',
		honours: 'certificates of winners',
		judge: 'programs of a task are judged',
		notices: 'messages about an entry',
		question: 'tasks that are questions',
	},
	honours: {
		account: 'who asks',
		competition: 'results that earn one',
		course: 'courses that earn one',
		homework: 'homework that earns one',
		notices: 'the message about one',
	},
	notices: {
		account: 'who asks',
		course: 'notices of a course',
		documents: 'files of a notice',
		homework: 'messages about homework',
		honours: 'messages about honours',
	},
	question: {
		blocks: 'programs of blocks that are answers',
	},
	timetable: {},
	notes: {
		account: 'who asks',
		course: 'the lesson that a note belongs to',
		player: 'films that have notes',
		thread: 'the form and place of an entry',
	},
	discussion: {
		account: 'who asks',
		course: 'the lesson that is discussed',
		notes: 'the place in a lesson',
		thread: 'the form and place of an entry',
	},
	thread: {
		course: 'the place in a lesson',
	},
	search: {
		account: 'who asks',
		course: 'courses that are found',
		honours: 'honours that are found',
		notices: 'notices that are found',
		player: 'films that are found',
	},
	menus: {},
};

const SUBJECT_FOLDERS = `^src/(${Object.keys(SUBJECTS).join('|')})/`;

/** Rows of `src/`, from the top to the ground: an import may only go down. */
const ROWS = [
	['main', '^src/(main\\.tsx|first-paint\\.ts)$'],
	['app', '^src/app/'],
	['shell', '^src/shell/'],
	['pages', '^src/pages/'],
	['blocks and tools', '^src/(blocks|tools)/'],
	['subjects', SUBJECT_FOLDERS],
	['ui', '^src/ui/'],
	['http', '^src/http/'],
	['generated', '^src/generated/(?!messages/)'],
	['lib', '^src/lib/'],
	['messages', '^src/generated/messages/'],
];

/** The page's contract with its blocks: contexts and the types of a compiled page. The only files above their row that blocks may import. */
const PAGE_CONTRACT =
	'^src/pages/(page-(definition|context|scope)|block-base|create-required-context|use-[a-z-]+|pipes|read-badges|blocks|load-component)\\.tsx?$';

/** Generated code names components and types of the rows above it: it is data about them. */
const GENERATED = '^src/generated/';

const importsGoDown = ROWS.slice(1).map(([row, pattern], index) => ({
	name: `imports-go-down-from-${row.split(' ')[0]}`,
	comment: `A file of ${row} imports from a row above it. Move the shared part down, or have the upper row hand it in as an argument, a prop or a context.`,
	severity: 'error',
	from: { path: pattern, pathNot: GENERATED },
	to: {
		path: ROWS.slice(0, index + 1).map(([, above]) => above),
		...(row === 'blocks and tools' && { pathNot: PAGE_CONTRACT }),
	},
}));

const subjectsReadTheirOwn = Object.entries(SUBJECTS).map(([subject, read]) => ({
	name: `subjects-read-their-own-${subject}`,
	comment: `A file of src/${subject}/ imports a subject that SUBJECTS in .dependency-cruiser.mjs does not list for it. Take the part as an argument: src/app hands it in.`,
	severity: 'error',
	from: { path: `^src/${subject}/` },
	to: { path: SUBJECT_FOLDERS, pathNot: [subject, ...read].map((folder) => `^src/${folder}/`) },
}));

/** Screens of the product, which pages name. */
const SCREENS = '^product/(?!content/|back-end/|[^/]+/back-end/)';

/** Handlers, rules, rows and seeds of the product: neither DOM nor Node. */
const BACK_ENDS = '^product/(back-end|[^/]+/back-end)/';

const subjectsOfTheProduct = Object.entries(PRODUCT_SUBJECTS).map(([subject, reads]) => ({
	name: `product-reads-its-own-${subject}`,
	comment: `A file of product/${subject}/ imports a subject that PRODUCT_SUBJECTS in .dependency-cruiser.mjs does not list for it, with a reason. Move the part, or add the reason.`,
	severity: 'error',
	from: { path: `^product/${subject}/` },
	to: { path: '^product/[^/]+/', pathNot: [subject, ...Object.keys(reads)].map((folder) => `^product/${folder}/`) },
}));

const API_TYPES = '^codegen/emit/api-types\\.ts$';

/** Checks lists of routes. Pure, so the app, its mock server and the tool `routes check` judge a list alike (docs/decisions/0019). */
const SERVED_LISTS = '^src/routing/served/check-served-list\\.ts$';

/** Normalises typed codes and account names. Pure, so the app and its mock server compare them alike (docs/guides/write-a-page.md). */
const TYPED_TEXT = '^src/lib/typed-text\\.ts$';

const MODULES_OF_NODE = '^(node:)?(fs|path|os|process|child_process|worker_threads|net|http|https|module|url|crypto|stream)(/|$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		...importsGoDown,
		{
			name: 'no-circular',
			comment:
				'These files need one another in a ring, so none can be read or tested alone. Move what they share into a file that both import.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no-orphans',
			comment: 'Nothing imports this file and it imports nothing. Delete it, or use it.',
			severity: 'error',
			from: { orphan: true, path: '^(codegen|src|mock|product)/', pathNot: ['\\.d\\.m?ts$', '/generated/'] },
			to: {},
		},
		{
			name: 'not-unreachable-from-main',
			comment: 'The app never reaches this file from src/main.tsx. Delete it, or import it where it is used.',
			severity: 'error',
			from: { path: '^src/main\\.tsx$' },
			to: {
				path: '^src/',
				pathNot: ['^src/(first-paint|offline/service-worker|shell/first-files)\\.ts$', GENERATED, '\\.d\\.ts$', '^src/tools/'],
				reachable: false,
			},
		},
		{
			name: 'not-to-unresolvable',
			comment: 'This import leads nowhere. Correct its path, or run `npm run codegen` when it names a generated file.',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
		},
		{
			name: 'not-to-dev-dep',
			comment:
				'The app would ship a package that is only a tool. List it under "dependencies", or keep it out of src/ and mock/browser.ts.',
			severity: 'error',
			from: { path: ['^src/', '^mock/browser', SCREENS] },
			to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'pages-know-no-block',
			comment: 'The page runtime names a concrete block. It must draw any kind: take it from the registry that src/app hands in.',
			severity: 'error',
			from: { path: '^src/pages/' },
			to: { path: '^src/(blocks|tools)/' },
		},
		{
			name: 'shell-knows-no-page',
			comment: 'The shell frames pages and knows none. Let src/app put the page into it.',
			severity: 'error',
			from: { path: '^src/shell/' },
			to: { path: '^src/(pages|blocks|tools)/' },
		},
		{
			name: 'blocks-do-not-import-blocks',
			comment:
				'A block imports another block. Nest it by a manifest and draw it through the page context, or move what both need into src/ui or src/lib.',
			severity: 'error',
			from: { path: '^src/(blocks|tools)/([^/]+)/' },
			to: { path: '^src/(blocks|tools)/', pathNot: '^src/$1/$2/' },
		},
		{
			name: 'blocks-do-not-fetch',
			comment: 'A block is handed its data and its actions by the page. Declare the call in the page manifest.',
			severity: 'error',
			from: { path: ['^src/(blocks|tools)/', SCREENS] },
			to: { path: ['^src/http/', '^node_modules/openapi-fetch/'], dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'ui-is-presentational',
			comment: 'A presentational component knows data or the session. Take it as a prop.',
			severity: 'error',
			from: { path: '^src/ui/' },
			to: { path: [SUBJECT_FOLDERS, '^src/(http|generated/(?!messages/|arco-locale))'] },
		},
		...subjectsReadTheirOwn,
		{
			name: 'lib-knows-nothing-of-ours',
			comment: 'A pure helper imports a part of the app. Hand it in as an argument, or move the helper to its subject.',
			severity: 'error',
			from: { path: '^src/lib/' },
			to: { path: '^(src/(?!lib/|generated/messages/)|mock/|codegen/)' },
		},
		{
			name: 'http-knows-no-browser-ui',
			comment: 'The http room knows neither React nor the router. Tell it by an event that src/app hands in.',
			severity: 'error',
			from: { path: '^src/http/' },
			to: { path: '^node_modules/(react|react-dom|react-router|react-router-dom|valtio|@arco-design)/' },
		},
		{
			name: 'openapi-fetch-in-one-room',
			comment: 'openapi-fetch is used in src/http alone, so that it can be replaced there alone (docs/decisions/0002).',
			severity: 'error',
			from: { path: '^(src|mock|codegen)/', pathNot: '^src/http/' },
			to: { path: '^node_modules/openapi-fetch/' },
		},
		{
			name: 'openapi-typescript-in-one-room',
			comment:
				'openapi-typescript is used in codegen/emit/api-types.ts alone, so that it can be replaced there alone (docs/decisions/0002).',
			severity: 'error',
			from: { path: '^(src|mock|codegen)/', pathNot: API_TYPES },
			to: { path: '^node_modules/openapi-typescript/' },
		},
		{
			name: 'typescript-in-two-rooms',
			comment:
				"TypeScript's own parser and printer are slow to load: only the API types and the commands that read the app's source use them.",
			severity: 'error',
			from: { path: '^(src|mock|codegen)/', pathNot: [API_TYPES, '^codegen/source/'] },
			to: { path: '^node_modules/typescript/' },
		},
		{
			name: 'src-is-no-compiler-and-no-back-end',
			comment: 'The app reaches into the compiler or the mock. Only src/backend/demo-backend.ts may load mock/browser.ts and its app.',
			severity: 'error',
			from: { path: '^src/', pathNot: ['^src/backend/demo-backend\\.ts$', GENERATED] },
			to: { path: '^(codegen|mock|build|scripts|tests|bench)/' },
		},
		{
			name: 'app-loads-the-mock-late',
			comment:
				'A static import puts the mock into the production build. Only src/backend/demo-backend.ts names it, which is itself loaded by import(), behind the define of the demo build.',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/backend/demo-backend\\.ts$' },
			to: { path: ['^mock/', '^src/backend/demo-backend\\.ts$'], dependencyTypesNot: ['dynamic-import', 'type-only'] },
		},
		{
			name: 'generated-imports-no-react',
			comment: 'Generated code is data and types. Whatever draws belongs to src/blocks, src/tools or the product.',
			severity: 'error',
			from: { path: GENERATED },
			to: { path: '^node_modules/(react|react-dom|react-router-dom)/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'codegen-reads-before-it-checks',
			comment: 'Reading looks at one file alone and knows no later phase. Move the rule to codegen/check.',
			severity: 'error',
			from: { path: '^codegen/read/' },
			to: { path: '^codegen/(check|emit|diff|commands)/' },
		},
		{
			name: 'codegen-checks-before-it-emits',
			comment: 'Checking makes the model and prints nothing. Move what it needs out of codegen/emit.',
			severity: 'error',
			from: { path: '^codegen/check/' },
			to: { path: '^codegen/(emit|diff|commands)/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'rooms-of-checks-build-on-apis-and-slots',
			comment: 'API documents know no other manifest, and slots no page and no app. Hand in what they need.',
			severity: 'error',
			from: { path: '^codegen/check/(api|slot)/' },
			to: { path: ['^codegen/check/(app|page|mock)/', '^codegen/check/check-app\\.ts$'] },
		},
		{
			name: 'rooms-of-checks-stand-side-by-side',
			comment:
				'Pages are checked without the app and the mock, and the app without them. What several need stands in codegen/check or in its model.',
			severity: 'error',
			from: { path: '^codegen/check/(app|page)/' },
			to: { path: '^codegen/check/(app|page|mock)/', pathNot: '^codegen/check/$1/' },
		},
		{
			name: 'codegen-emits-from-the-model',
			comment: 'Emitting sees the checked model, never the text of manifests. Put what is missing into the model.',
			severity: 'error',
			from: { path: '^codegen/emit/' },
			to: { path: '^codegen/(read|diff|commands)/', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'grammar-is-ground',
			comment: 'The grammar describes and does nothing: phases import it, never the other way.',
			severity: 'error',
			from: { path: '^codegen/grammar/' },
			to: { path: '^codegen/(?!grammar/)' },
		},
		{
			name: 'codegen-stands-alone',
			comment:
				'The compiler must compile any app. It knows neither the runtime nor the mock, beyond the types of what it emits, and the reading and the contract of seeds.',
			severity: 'error',
			from: { path: '^codegen/' },
			to: {
				path: '^(src|mock|tests|build|scripts|bench)/',
				pathNot: '^mock/(store/(load-seed|clock)|contract/(contract(-refs)?|schema)|answers/filter)\\.ts$',
				dependencyTypesNot: ['type-only'],
			},
		},
		{
			name: 'codegen-needs-no-output',
			comment: 'The compiler runs these parts of the mock, and would not start where its output is missing.',
			severity: 'error',
			from: { path: '^mock/(store/(load-seed|clock)|contract/(contract(-refs)?|schema)|answers/filter)\\.ts$' },
			to: { path: '^mock/generated/messages/', reachable: true },
		},
		{
			name: 'restrict-fs-access',
			comment:
				'Only the edges of the compiler touch disk and process. Take the text as an argument; codegen/files.ts and codegen/output.ts read and write, codegen/load-module.ts runs code of the app, codegen/git.ts asks git.',
			severity: 'error',
			from: {
				path: '^codegen/',
				pathNot: [
					'^codegen/load-module\\.ts$',
					'^codegen/(app-tsconfig|cli|files|output|git|project|plugin)\\.ts$',
					'^codegen/(main|freshness)\\.mjs$',
					'^codegen/commands/',
				],
			},
			to: { dependencyTypes: ['core'], path: MODULES_OF_NODE },
		},
		{
			name: 'engines-run-programs-and-nothing-else',
			comment: 'Engines run in the page, in the mock server and in the demo. They know their texts, and neither the app nor a back end.',
			severity: 'error',
			from: { path: '^engines/' },
			to: { path: '^(src|codegen|mock|product|build|scripts|bench)/', pathNot: '^src/generated/messages/engines\\.ts$' },
		},
		{
			name: 'engines-have-no-host',
			comment: 'The core of the engines runs in Node and in the browser. What only a browser has belongs to engines/browser/.',
			severity: 'error',
			from: { path: '^engines/', pathNot: '^engines/browser/' },
			to: { path: ['^engines/browser/', MODULES_OF_NODE] },
		},
		{
			name: 'app-loads-engines-late',
			comment: 'A static import puts the workers of the engines into the first load.',
			severity: 'error',
			from: { path: '^(src|product)/', pathNot: ['^src/backend/(demo-backend|page-engines)\\.ts$', BACK_ENDS] },
			to: {
				path: ['^engines/', '^src/backend/page-engines\\.ts$'],
				// The model of a robot and the contract of runs start no worker.
				pathNot: '^engines/(robot/|runner\\.ts$)',
				dependencyTypesNot: ['dynamic-import', 'type-only'],
			},
		},
		{
			name: 'mock-core-has-no-host',
			comment:
				'The core of the mock runs in Node and in the browser. What only one of them has belongs to mock/server.ts or mock/browser.ts.',
			severity: 'error',
			from: { path: ['^mock/', BACK_ENDS], pathNot: '^mock/(server|browser)(\\.ts$|/)' },
			to: { path: ['^mock/(server|browser)(\\.ts$|/)', MODULES_OF_NODE, '^node_modules/json-server/', '^codegen/'] },
		},
		{
			name: 'mock-knows-no-runtime',
			comment:
				'The mock is a back end: it shares the contract with the app, and no code but the checks of served lists and the normaliser of typed codes. Only types of src/generated may be imported.',
			severity: 'error',
			from: { path: ['^mock/', BACK_ENDS] },
			to: { path: '^src/', pathNot: [SERVED_LISTS, TYPED_TEXT], dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'framework-knows-no-product',
			comment:
				'The framework runs any app and imports none. Let a manifest name the file, which reaches the framework through generated code, or take the part as an argument.',
			severity: 'error',
			from: { path: '^(codegen|src|engines|mock|build|scripts|bench)/', pathNot: [GENERATED, '^mock/generated/'] },
			to: { path: '^product/' },
		},
		{
			name: 'framework-tests-know-no-product',
			comment:
				'A test of the framework runs with the generated code of any app. Give it an app of its own, or keep it in tests/product if it needs the data of the product.',
			severity: 'error',
			from: { path: '^tests/(codegen|src|engines|mock|build|scripts|bench|support)/' },
			to: { path: '^(product|tests/product)/' },
		},
		{
			name: 'screens-know-no-back-end',
			comment:
				'A screen of the product imports a back end, which lives on a server. Call an operation, and take types from the generated API; what any app needs belongs to src/lib.',
			severity: 'error',
			from: { path: SCREENS },
			to: { path: ['^product/(back-end|content|[^/]+/back-end)/', '^mock/'] },
		},
		{
			name: 'screens-stand-on-pages',
			comment: 'A screen of the product reaches above the page that draws it. It is handed its environment: use the contexts of src/pages.',
			severity: 'error',
			from: { path: SCREENS },
			to: { path: '^src/(main|app|shell|pages|blocks)[./]', pathNot: PAGE_CONTRACT },
		},
		{
			name: 'back-ends-know-no-screen',
			comment:
				'The back end of a subject imports a screen. Answer an operation; what any app needs belongs to src/lib. The judge compares the pictures that screens draw, reads programs of blocks, and knows worlds by their names.',
			severity: 'error',
			from: { path: BACK_ENDS },
			to: {
				path: '^product/',
				pathNot: [
					BACK_ENDS,
					'^product/programs/turtle-picture\\.ts$',
					'^product/blocks/[^/]+\\.ts$',
					'^product/robot/world-(case|words)\\.ts$',
				],
			},
		},
		{
			name: 'seeds-know-no-handler',
			comment: 'Seeds, rules and rows lie below handlers. What both need belongs to rules/, types of rows to rows.ts.',
			severity: 'error',
			from: { path: '^product/[^/]+/back-end/(rows\\.ts$|(rules|seed)/)' },
			to: { path: '^product/[^/]+/back-end/', pathNot: '^product/[^/]+/back-end/(rows\\.ts$|(rules|seed)/)' },
		},
		...subjectsOfTheProduct,
		{
			name: 'product-subjects-are-listed',
			comment:
				'A folder of product/ that PRODUCT_SUBJECTS does not list imports a subject. Add it to the list, with what it reads and why.',
			severity: 'error',
			from: { path: '^product/([^/]+)/', pathNot: `^product/(back-end|content|${Object.keys(PRODUCT_SUBJECTS).join('|')})/` },
			to: { path: '^product/', pathNot: '^product/$1/' },
		},
		{
			name: 'nothing-imports-tests',
			comment: 'Code of the product imports a test. Move the shared part out of tests/.',
			severity: 'error',
			from: { path: '^(codegen|src|mock|product|build|scripts)/' },
			to: { path: '^(tests|bench)/' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: ['^tests/codegen/samples/', '^\\.cache/'] },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.base.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default', 'types'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
		},
	},
};
