// Generated from codegen/grammar by `npm run codegen`; do not edit.
import type { BlockBase, Expression, FieldRules, ListSource, ObjectSource, RefusalSpec, TextValue } from '#src/pages/page-definition.ts';
import type { DictLabel } from '#src/pages/pipes.ts';

export type BlockKind = 'buttons' | 'card' | 'cards' | 'chart' | 'comments' | 'countdown' | 'custom' | 'detail' | 'feed' | 'file-list' | 'filter-bar' | 'form' | 'gallery' | 'grid' | 'image' | 'links' | 'page-banner' | 'ranking' | 'result' | 'rich-text' | 'search-box' | 'split' | 'stack' | 'stat' | 'steps' | 'table' | 'tabs' | 'text' | 'timeline' | 'tree' | 'upload';

/** Every block by its kind. */
export interface BlocksByKind {
	buttons: ButtonsBlock;
	card: CardBlock;
	cards: CardsBlock;
	chart: ChartBlock;
	comments: CommentsBlock;
	countdown: CountdownBlock;
	custom: CustomBlock;
	detail: DetailBlock;
	feed: FeedBlock;
	'file-list': FileListBlock;
	'filter-bar': FilterBarBlock;
	form: FormBlock;
	gallery: GalleryBlock;
	grid: GridBlock;
	image: ImageBlock;
	links: LinksBlock;
	'page-banner': PageBannerBlock;
	ranking: RankingBlock;
	result: ResultBlock;
	'rich-text': RichTextBlock;
	'search-box': SearchBoxBlock;
	split: SplitBlock;
	stack: StackBlock;
	stat: StatBlock;
	steps: StepsBlock;
	table: TableBlock;
	tabs: TabsBlock;
	text: TextBlock;
	timeline: TimelineBlock;
	tree: TreeBlock;
	upload: UploadBlock;
}

export type BlockDefinition = BlocksByKind[BlockKind];

export type ActionStep = CallStep | ConfirmStep | MessageStep | OpenStep | BackStep | SetStep | RefreshStep | ShowStep | CloseStep | DownloadStep | LoginStep | LogoutStep | DoStep;

/** Goes back one page, or to the home page if there is no previous page. */
export interface BackStep {
	/** Always true. */
	back: boolean;
}

/** A button. */
export interface ButtonSpec {
	/** Label of the button; also its accessible name. */
	label: TextValue;
	/** Name of an icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`. */
	icon?: string;
	/** Style of the button; secondary by default. */
	kind?: 'primary' | 'secondary' | 'text' | 'danger';
	/** Makes the button a toggle, pressed while this is true. */
	pressed?: Expression<boolean>;
	/** Steps that run on a click; the button is busy until they end. */
	actions: readonly ActionStep[];
	/** Shows the button only while this is true. */
	when?: Expression<boolean>;
	/** Shows the button only to users who pass this guard. */
	guard?: string;
}

/** A row of buttons. */
export interface ButtonsBlock extends BlockBase {
	block: 'buttons';
	/** The buttons in their order. */
	items: readonly ButtonSpec[];
	/** Where they stand; start by default. */
	align?: 'start' | 'center' | 'end' | 'between';
}

/** Calls an operation. Later steps read its response as `result`; a failed call ends the list. */
export interface CallStep {
	/** Operation to call, as `<api>.<operationId>`. */
	call: string;
	/** Parameters and body fields of the operation. */
	with?: Expression<Record<string, unknown>>;
}

/** A framed group with a heading. */
export interface CardBlock extends BlockBase {
	block: 'card';
	/** Its heading. */
	title?: TextValue;
	/** Buttons at the right of the heading. */
	buttons?: readonly ButtonSpec[];
	/** What stands in it. */
	blocks: readonly BlockDefinition[];
}

/** A grid of cards, one a row; with pages when the source is paged. */
export interface CardsBlock extends BlockBase {
	block: 'cards';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default. */
	fit?: 'cover' | 'contain';
	/** Heading of the card; it is also its accessible name. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Picture on top. */
	image?: Expression<string | null | undefined>;
	/** Line below the heading. */
	subtitle?: TextValue;
	/** Up to two lines of text. */
	description?: TextValue;
	/** Small labels. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** A bar from 0 to 100. */
	progress?: Expression<number | null | undefined>;
	/** Last line of the card. */
	footer?: TextValue;
	/** Where the card leads. */
	opens?: OpenTarget;
	/** Maximum number of columns; 4 by default. */
	columns?: number;
	/** Accessible name of the list. */
	label?: TextValue;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** Figures as a picture: bars, lines, a radar or a calendar. The same figures stand in a table behind it. */
export interface ChartBlock extends BlockBase {
	block: 'chart';
	/** Rows to show. */
	source: ListSource;
	/** What the chart shows: its accessible name, and the title of the table. */
	label: TextValue;
	/** Draws bars, beside each other for several series. */
	bar?: ChartPlot;
	/** Draws a line for each series. */
	line?: ChartPlot;
	/** Draws a radar, an area for each series. */
	radar?: ChartRadar;
	/** Draws a calendar of days. */
	heat?: ChartHeat;
	/** Heading of the first column of the table; 项目, or 日期 of a calendar, by default. */
	rowTitle?: string;
	/** Height in px; 240 by default. A calendar has its own. */
	height?: number;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** A calendar: a column a week, a square a day, darker for more. It ends today. */
export interface ChartHeat {
	/** The day of a row; rows of one day add up. */
	date: Expression<string | number | null | undefined>;
	/** What the figure is. */
	title: TextValue;
	/** The figure of the day. */
	value: Expression<number | null | undefined>;
	/** number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Digits after the point of a number; as many as it has, up to one, by default. */
	digits?: number;
	/** Unit behind a number; no expression of a row. */
	unit?: TextValue;
	/** How many weeks at most; 26 by default. A narrow screen shows fewer. */
	weeks?: number;
	/** The last day; today by default. */
	until?: Expression<string | number | null | undefined>;
}

/** A line across the plot. */
export interface ChartMark {
	/** Where it stands; null draws none. */
	value: Expression<number | null | undefined>;
	/** What it is, a pass mark for example. */
	label: TextValue;
}

/** Categories along one axis, figures along the other. */
export interface ChartPlot {
	/** What a row stands for. */
	category: Expression<string | number | boolean | null | undefined>;
	/** The figures; they share one axis. */
	series: readonly ChartSeries[];
	/** number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Digits after the point of a number; as many as it has, up to one, by default. */
	digits?: number;
	/** Unit behind a number; no expression of a row. */
	unit?: TextValue;
	/** Start of the axis; 0, or what the lowest figure below 0 needs, by default. */
	min?: Expression<number | null | undefined>;
	/** End of the axis; what the highest figure needs by default. */
	max?: Expression<number | null | undefined>;
	/** A line to compare the figures with. */
	mark?: ChartMark;
}

/** One spoke a row; three at least, with fewer the figures show as bars. */
export interface ChartRadar {
	/** What a row stands for. */
	category: Expression<string | number | boolean | null | undefined>;
	/** The figures; they share one axis. */
	series: readonly ChartSeries[];
	/** number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Digits after the point of a number; as many as it has, up to one, by default. */
	digits?: number;
	/** Unit behind a number; no expression of a row. */
	unit?: TextValue;
	/** Start of the axis; 0, or what the lowest figure below 0 needs, by default. */
	min?: Expression<number | null | undefined>;
	/** End of the axis; what the highest figure needs by default. */
	max?: Expression<number | null | undefined>;
}

/** One figure of every row. */
export interface ChartSeries {
	/** What the figure is. */
	title: TextValue;
	/** The figure; null leaves a gap. */
	value: Expression<number | null | undefined>;
}

/** Closes the dialog that contains the step, without a warning about unsaved input. */
export interface CloseStep {
	/** Always true. */
	close: boolean;
}

/** How a one-time code is asked for: by a button beside the field, once the fields before it are right. */
export interface CodeRequest {
	/** The operation that sends a code to the user. */
	call: string;
	/** Its parameters and body fields; may use what is typed, as `form.phone`. */
	with?: Expression<Record<string, unknown>>;
	/** Seconds until another may be asked for, over a reload and in other windows too; 60 by default. */
	wait?: number;
}

/** A choice in the heading that filters the rows. */
export interface ColumnFilter {
	/** State that takes the chosen value. */
	binds: string;
	/** The choices. */
	dict: string;
}

/** Answers to a comment. Their `row` is the answer. */
export interface CommentReplies {
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Who wrote it; notes of the user alone do without. */
	author?: Expression<string | number | boolean | null | undefined>;
	/** Picture of the author; without one the first character of the name. */
	avatar?: Expression<string | null | undefined>;
	/** When it was written. */
	time?: Expression<string | number | null | undefined>;
	/** What it says, as it was typed. */
	text?: Expression<string | number | boolean | null | undefined>;
	/** What it says, as HTML; it is sanitised. */
	html?: Expression<string | null | undefined>;
	/** Small labels beside the author. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** What can be done with it. */
	buttons?: readonly ButtonSpec[];
}

/** Comments or notes one below the other; with pages when the source is paged. */
export interface CommentsBlock extends BlockBase {
	block: 'comments';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Who wrote it; notes of the user alone do without. */
	author?: Expression<string | number | boolean | null | undefined>;
	/** Picture of the author; without one the first character of the name. */
	avatar?: Expression<string | null | undefined>;
	/** When it was written. */
	time?: Expression<string | number | null | undefined>;
	/** What it says, as it was typed. */
	text?: Expression<string | number | boolean | null | undefined>;
	/** What it says, as HTML; it is sanitised. */
	html?: Expression<string | null | undefined>;
	/** Small labels beside the author. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** What can be done with it. */
	buttons?: readonly ButtonSpec[];
	/** Accessible name of the list. */
	label: TextValue;
	/** Answers below each of them, one level deep; their `source` is a list of the row. */
	replies?: CommentReplies;
	/** What opens below one to answer it, a form as a rule; it sees the `row`, and closes once a call in it has succeeded. */
	reply?: readonly BlockDefinition[];
	/** What the button says that opens `reply`; 回复 by default. */
	replyLabel?: TextValue;
	/** What stands above the list to add one, a form as a rule. */
	compose?: readonly BlockDefinition[];
	/** What shows when there is none. */
	empty?: TextValue;
}

/** Asks the user for confirmation; if the user declines, the list ends. */
export interface ConfirmStep {
	/** Question to confirm. */
	confirm: TextValue;
	/** Title of the dialog. */
	title?: TextValue;
}

/** How long it is until a time, by the clock of the server. */
export interface CountdownBlock extends BlockBase {
	block: 'countdown';
	/** The time; null draws nothing. */
	until: Expression<string | number | null | undefined>;
	/** What is awaited, such as 距报名截止. */
	label: TextValue;
	/** Minutes before the end from which it looks urgent; 5 by default. */
	urgent?: number;
	/** What shows once the time has come; 时间到 by default. */
	ended?: TextValue;
	/** What happens when the time comes, once; while the page of the app is in another tab of it, as soon as it shows again. Nothing when the time had come before. */
	actions?: readonly ActionStep[];
}

/** A component of a feature that components.yaml declares. */
export interface CustomBlock extends BlockBase {
	block: 'custom';
	/** Its name, as `features/<feature>#<Component>`. */
	component: string;
	/** Its props. */
	props?: Expression<Record<string, unknown>>;
	/** What it draws in itself, where it has a place for it (`children`). */
	blocks?: readonly BlockDefinition[];
}

/** Names and values of one object. */
export interface DetailBlock extends BlockBase {
	block: 'detail';
	/** The object. */
	source: ObjectSource;
	/** Accessible name of the list. */
	label?: TextValue;
	/** Maximum number of columns; 2 by default. */
	columns?: number;
	/** The items in their order. */
	items: readonly DetailItem[];
	/** What shows when there is no object. */
	empty?: TextValue;
}

/** One name with its value. */
export interface DetailItem {
	/** The name. */
	label: TextValue;
	/** The value; nothing shows as —. */
	value: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** How the value looks; text by default. */
	look?: 'text' | 'badge' | 'progress' | 'strong';
	/** Shows the item only while this is true. */
	when?: Expression<boolean>;
	/** Shows the item only to users whom this guard lets pass. */
	guard?: string;
}

/** Runs a handler declared in components.yaml. */
export interface DoStep {
	/** Name of the handler. */
	do: string;
	/** Arguments of the handler. */
	with?: Expression<Record<string, unknown>>;
}

/** Downloads a file. */
export interface DownloadStep {
	/** URL of the file. */
	download: Expression<string | null | undefined>;
	/** File name under which it is saved. */
	name?: TextValue;
}

/** One thing to narrow by. Its state says how: a list takes several of the choices, a text or number one of them; without choices a boolean is a yes, and a text is typed. */
export interface Facet {
	/** What it is called. */
	label: TextValue;
	/** State that takes what is chosen or typed. */
	binds?: string;
	/** The choices, from a dictionary. */
	dict?: string;
	/** The choices, one a row. */
	source?: ListSource;
	/** What choosing a row sets; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** What a row says; needed with `source`. */
	choice?: Expression<string | number | boolean | null | undefined>;
	/** How many things there are behind a row. */
	count?: Expression<number | null | undefined>;
	/** For a span of days: text state that takes the first, as 2026-09-01. */
	from?: string;
	/** For a span of days: text state that takes the last. */
	to?: string;
	/** Example shown in a field while it is empty. */
	placeholder?: TextValue;
	/** Shows it only while this is true; may not use `row`. */
	when?: Expression<boolean>;
	/** Shows it only to users whom this guard lets pass. */
	guard?: string;
	kind: 'one' | 'several' | 'yes' | 'days' | 'text';
	needs: readonly string[];
}

/** What there is to read, one entry a row: messages, notices, results of a search. The arrow keys go from entry to entry. With pages when the source is paged. */
export interface FeedBlock extends BlockBase {
	block: 'feed';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** Heading of the entry; it is also the name of its link. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Up to two lines of it. */
	text?: TextValue;
	/** A short line below, such as who wrote it. */
	note?: TextValue;
	/** Picture at its side. */
	image?: Expression<string | null | undefined>;
	/** Name of an icon of `src/ui/icons` at its side, where there is no picture. */
	icon?: Expression<string | number | boolean | null | undefined>;
	/** Small labels; a label without text is omitted. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** When it was: as a distance, and as a date. */
	time?: Expression<string | number | null | undefined>;
	/** Marks the entry as not read yet. */
	unread?: Expression<boolean>;
	/** Marks the entry as one kept on top. */
	pinned?: Expression<boolean>;
	/** Words, parted by spaces, that are marked in heading and text. */
	highlight?: Expression<string | number | boolean | null | undefined>;
	/** Heading above the rows that have it in common; they follow one another. */
	group?: TextValue;
	/** Where 查看全部 beside that heading leads; by the first row below it. */
	more?: OpenTarget;
	/** Offers that only while this is true of the first row. */
	moreWhen?: Expression<boolean>;
	/** Where the entry leads. */
	opens?: OpenTarget;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** Files, one a line: its kind as a picture, its name, size and time, and what can be done with it. */
export interface FileListBlock extends BlockBase {
	block: 'file-list';
	/** The files. */
	source: ListSource;
	/** What tells files apart; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** Name of the file, with its ending. */
	name: Expression<string | number | boolean | null | undefined>;
	/** Ending (`pdf`) or media type (`application/pdf`) of the file; the ending of its name by default. */
	type?: Expression<string | number | boolean | null | undefined>;
	/** Its size in bytes. */
	size?: Expression<number | null | undefined>;
	/** When it was written or handed in. */
	time?: Expression<string | number | null | undefined>;
	/** More about it, a person for example. */
	note?: TextValue;
	/** Small labels behind the name, 只读 for example; one without text is left out. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** Target of the link on the name. */
	opens?: OpenTarget;
	/** Buttons at the end of the line, to download the file for example; each names its file to those who hear it. */
	buttons?: readonly ButtonSpec[];
	/** What shows when there is no file. */
	empty?: TextValue;
}

/** Facets that narrow what the page shows. They set page state, which calls take as arguments; state `in: query` is restored by back, refresh and a shared link. */
export interface FilterBarBlock extends BlockBase {
	block: 'filter-bar';
	/** Accessible name of the bar. */
	label: TextValue;
	/** The facets in their order. */
	facets: readonly Facet[];
}

/** Fields of the body of one operation. Rules come from the body schema; what was typed stays when the call fails. */
export interface FormBlock extends BlockBase {
	block: 'form';
	/** The operation that takes the fields. */
	submits: string;
	/** Parameters and body fields that the user does not type. */
	with?: Expression<Record<string, unknown>>;
	/** Accessible name of the form. */
	label: TextValue;
	/** An object whose fields of the same names are the first values. */
	initial?: ObjectSource;
	/** The fields in their order. */
	fields?: readonly FormField[];
	/** The fields of a long form, step by step, in place of `fields`. */
	steps?: readonly FormStep[];
	/** Ends the steps with a look at all that was typed. */
	review?: boolean;
	/** What the button says. */
	submit: TextValue;
	/** Maximum number of columns; 1 by default. */
	columns?: number;
	/** What happens to typed text when somebody leaves: `ask` (default) asks first, `drop` lets it go, as in a sign-in. */
	unsaved?: 'ask' | 'drop';
	/** Keeps what is typed in the browser, over a reload, an expired sign-in or a closed tab, until it is sent; never passwords, secrets and files. */
	draft?: boolean;
	/** What happens after the answer; `result` is the answer. */
	then?: readonly ActionStep[];
	refusals?: RefusalSpec | undefined;
}

/** One field. */
export interface FormField {
	/** Name of the field in the body. */
	field: string;
	/** What the field is called; it is also its accessible name. */
	label: TextValue;
	/** How it is typed; chosen from the schema by default. `avatar` cuts a square out of a picture into a text field, `code` needs `sends`. */
	control?: 'input' | 'password' | 'textarea' | 'number' | 'select' | 'radio' | 'checkbox' | 'switch' | 'date' | 'datetime' | 'phone' | 'tags' | 'file' | 'image' | 'avatar' | 'code';
	/** Choices of a select, radio or checkbox. */
	dict?: string;
	/** What files are taken; those of the schema, or for `image` every picture, by default. */
	accept?: readonly string[];
	/** How large one file may be, in MB; `maxLength` of the schema (bytes) by default. */
	maxMegabytes?: number;
	/** Example shown while it is empty. */
	placeholder?: TextValue;
	/** A line below the field. */
	help?: TextValue;
	/** The autocomplete word of HTML, `current-password` for example. */
	autocomplete?: string;
	/** Must be filled in this form, though the schema lets the body do without it. */
	required?: boolean;
	/** Says of a new password, as it is typed, how hard it is to guess. */
	strength?: boolean;
	/** For `control: code`: how the code is asked for. */
	sends?: CodeRequest;
	/** Another field that must hold the same value. */
	same?: string;
	/** First value. */
	default?: Expression<unknown>;
	/** Shows the field only while this is true. */
	when?: Expression<boolean>;
	/** Shows the field only to users whom this guard lets pass. */
	guard?: string;
	rules: FieldRules;
}

/** One step of a long form: its fields are filled and checked before the next. */
export interface FormStep {
	/** What the step is called. */
	title: TextValue;
	/** A line below the title. */
	note?: TextValue;
	/** The fields in their order. */
	fields: readonly FormField[];
	/** Takes the step only while this is true; its fields are not sent otherwise. */
	when?: Expression<boolean>;
}

/** Pictures in a grid; a click opens them large, one after another. With pages when the source is paged. */
export interface GalleryBlock extends BlockBase {
	block: 'gallery';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** The picture. */
	image: Expression<string | null | undefined>;
	/** The same picture for the viewer; `image` by default. */
	large?: Expression<string | null | undefined>;
	/** What it shows; it is also its accessible name. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Small text below the title. */
	note?: TextValue;
	/** A small label on the picture. */
	badge?: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** Where 查看详情 in the viewer leads. */
	opens?: OpenTarget;
	/** Width to height of the pictures in the grid; 4/3 by default. */
	ratio?: string;
	/** How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default. */
	fit?: 'cover' | 'contain';
	/** Maximum number of columns; 4 by default. */
	columns?: number;
	/** Text shown when there are no rows. */
	empty?: TextValue;
}

/** Blocks in columns of equal width; as many as fit. */
export interface GridBlock extends BlockBase {
	block: 'grid';
	/** Maximum number of columns; 3 by default. */
	columns?: number;
	/** Narrowest column in px; 240 by default. */
	minWidth?: number;
	/** One block a cell. */
	blocks: readonly BlockDefinition[];
}

/** A picture. */
export interface ImageBlock extends BlockBase {
	block: 'image';
	/** Its address. */
	url: Expression<string | null | undefined>;
	/** What it shows, for those who cannot see it; empty when it only adorns. */
	alt: TextValue;
	/** Greatest width in px. */
	width?: number;
	/** Width to height; keeps the place free while it loads. */
	ratio?: string;
	/** Cuts it to a circle, as a portrait; for a ratio of 1/1. False by default. */
	round?: boolean;
}

/** The items of a menu of menus.yaml as tiles, those that the user may open. */
export interface LinksBlock extends BlockBase {
	block: 'links';
	/** Name of the menu. */
	menu: string;
	/** Accessible name of the list. */
	label: TextValue;
}

/** Starts the session with this token and opens the page that the user originally requested. */
export interface LoginStep {
	/** Token issued by the server. */
	login: Expression<string | number | boolean | null | undefined>;
}

/** Ends the session. */
export interface LogoutStep {
	/** Always true. */
	logout: boolean;
}

/** Shows a short message for the configured duration. */
export interface MessageStep {
	/** Text of the message. */
	message: TextValue;
	/** Kind of message, which sets its style; success by default. */
	kind?: 'success' | 'info' | 'warning' | 'error';
}

/** Opens a route, a path or a URL. */
export interface OpenStep {
	/** Target to open. */
	open: OpenTarget;
}

/** Target of a link or of an `open` step. */
export interface OpenTarget {
	/** Name of the route to open. */
	route?: string;
	/** Path parameters of that route. */
	params?: Expression<Record<string, unknown>>;
	/** Query parameters; null and empty values are omitted. */
	query?: Readonly<Record<string, Expression<unknown>>>;
	/** Path in this app, as received from a server; a path that matches no page of the app has no effect. */
	path?: Expression<string | null | undefined>;
	/** URL outside the app: http, https, mailto, tel or //. */
	url?: Expression<string | null | undefined>;
	/** Opens the target in a new browser tab. */
	newTab?: boolean;
}

/** The head of a page that one comes to from another: its title (the h1) and the way back. Stands before its data is there. */
export interface PageBannerBlock extends BlockBase {
	block: 'page-banner';
	/** Title of the page; 作答详情 by default. While its data is not there, the title of the page stands in. */
	title?: TextValue;
	/** What the button says that goes back one page, or home when there is none; 上一页 by default. */
	backText?: TextValue;
	/** A short line at the other end, such as a state or a score. */
	note?: TextValue;
}

/** Who is on which place; the first three have medals. With pages when the source is paged. */
export interface RankingBlock extends BlockBase {
	block: 'ranking';
	/** The rows, best first. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** The place; null shows as —. */
	rank: Expression<number | null | undefined>;
	/** Who it is. */
	name: Expression<string | number | boolean | null | undefined>;
	/** A picture; the first character of the name stands in for it. */
	avatar?: Expression<string | null | undefined>;
	/** Small text below the name, a school for example. */
	note?: TextValue;
	/** What the place is for. */
	score: Expression<string | number | boolean | null | undefined>;
	/** Unit of the score. */
	unit?: TextValue;
	/** Small text below the score. */
	detail?: TextValue;
	/** Places won (positive) or lost since the last time. */
	delta?: Expression<number | null | undefined>;
	/** Whether it is the row of this user, which stands out. */
	mine?: Expression<boolean>;
	/** The row of this user, which shows at the end when it is not on this page of the list. */
	pinned?: ObjectSource;
	/** Target of the link on the name. */
	opens?: OpenTarget;
	/** Text shown when there are no rows. */
	empty?: TextValue;
}

/** Refetches data of the page. */
export interface RefreshStep {
	/** Names of the data calls to refetch. */
	refresh: readonly string[];
}

/** How something ended, with a way on: an error page for example. */
export interface ResultBlock extends BlockBase {
	block: 'result';
	/** Which picture it shows. */
	status: 'success' | 'info' | 'warning' | 'error' | '403' | '404' | '500' | '503';
	/** What happened. */
	title: TextValue;
	/** What it means. */
	message?: TextValue;
	/** Ways on. */
	buttons?: readonly ButtonSpec[];
}

/** HTML or Markdown from a server, sanitised. */
export interface RichTextBlock extends BlockBase {
	block: 'rich-text';
	/** The content. */
	content: Expression<string | null | undefined>;
	/** html by default. */
	format?: 'html' | 'markdown';
	/** What shows when there is none. */
	empty?: TextValue;
}

/** A field to search by; its text goes into page state, debounced, at once on Enter. */
export interface SearchBoxBlock extends BlockBase {
	block: 'search-box';
	/** Text state that takes what was typed. */
	binds: string;
	/** Accessible name; the placeholder by default. */
	label?: TextValue;
	/** Example shown while it is empty. */
	placeholder?: TextValue;
}

/** Sets state variables of the page. */
export interface SetStep {
	/** New values by state name. */
	set: Expression<Record<string, unknown>>;
}

/** Opens a dialog of the page. Later steps run without waiting for the dialog to close. */
export interface ShowStep {
	/** Name of the dialog, declared in `dialogs` of the page. */
	show: string;
	/** Values of the params of the dialog. */
	with?: Expression<Record<string, unknown>>;
}

/** A side column and the main column; one above the other on a narrow screen. */
export interface SplitBlock extends BlockBase {
	block: 'split';
	/** The side column. */
	side: readonly BlockDefinition[];
	/** The main column. */
	main: readonly BlockDefinition[];
	/** Width of the side column in px; 260 by default. */
	width?: number;
	/** Accessible name of the side column. */
	label?: TextValue;
	/** On a narrow screen, where it stands above, the side column is folded up behind its label. */
	folds?: boolean;
}

/** Blocks one after another. */
export interface StackBlock extends BlockBase {
	block: 'stack';
	/** vertical by default; horizontal wraps on narrow screens. */
	direction?: 'vertical' | 'horizontal';
	/** Space between them; medium by default. */
	gap?: 'none' | 'small' | 'medium' | 'large';
	/** Where they stand along a horizontal line. */
	align?: 'start' | 'center' | 'end' | 'between';
	/** Greatest width in px: a column of text, or a look at how things stand in little room. */
	width?: number;
	/** What stands in it. */
	blocks: readonly BlockDefinition[];
}

/** One figure with its name. */
export interface StatBlock extends BlockBase {
	block: 'stat';
	/** What the figure is. */
	label: TextValue;
	/** The figure. */
	value: Expression<string | number | boolean | null | undefined>;
	/** Its unit. */
	unit?: TextValue;
	/** Name of an icon of `src/ui/icons`. */
	icon?: string;
	/** Where a click leads. */
	opens?: OpenTarget;
}

/** One stage of a fixed list. */
export interface StepItem {
	/** What `current` calls it. */
	key: string;
	/** Its name. */
	title: TextValue;
	/** Small text below it. */
	note?: TextValue;
	/** Has the stage only while this is true. */
	when?: Expression<boolean>;
}

/** Stages of a list, one a row. */
export interface StepRows {
	/** The rows, in their order. */
	source: ListSource;
	/** What `current` calls a stage; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Its name. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Small text below it. */
	note?: TextValue;
	/** How far it is, where a row knows: 'done', 'current', 'waiting' or 'failed'. */
	state?: Expression<string | null | undefined>;
}

/** Stages of something and how far it is: in a row, or below each other where that is too narrow. */
export interface StepsBlock extends BlockBase {
	block: 'steps';
	/** Accessible name of the list. */
	label: TextValue;
	/** The stages, when they are always the same. */
	items?: readonly StepItem[];
	/** The stages, when a list has them. */
	rows?: StepRows;
	/** Key of the stage that is on; those before it are done. Null or another: none has begun. */
	current?: Expression<string | number | boolean | null | undefined>;
	/** While true, the stage that is on has failed. */
	failed?: Expression<boolean>;
	/** While true, every stage is done. */
	finished?: Expression<boolean>;
	/** horizontal by default; vertical where the place is narrow, in any case. */
	direction?: 'horizontal' | 'vertical';
	/** What shows when there is no stage. */
	empty?: TextValue;
}

/** One panel. */
export interface TabItem {
	/** Its key; it stands in the address when `binds` is in the query. */
	key: string;
	/** Title of the tab. */
	title: TextValue;
	/** Small text beside the title, a count for example. */
	badge?: Expression<string | number | boolean | null | undefined>;
	/** Shows the tab only while this is true. */
	when?: Expression<boolean>;
	/** Shows the tab only to users whom this guard lets pass. */
	guard?: string;
	/** The panel. */
	blocks: readonly BlockDefinition[];
}

/** A table; with pages when the source is paged. Sorting and filtering set page state that the call passes on. One of more than 1,200 cells scrolls within itself and draws what is in sight alone. Where a table does not fit, its rows stand as cards, each headed by the first strong column, unless it has a `stickyColumn` or more than 1,200 cells. */
export interface TableBlock extends BlockBase {
	block: 'table';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the table. */
	label: TextValue;
	/** The columns in their order. */
	columns: readonly TableColumn[];
	/** Keeps the first column in sight while the table is scrolled sideways. */
	stickyColumn?: boolean;
	/** Text state that holds the order: `title` or, descending, `-title`. */
	sort?: string;
	/** Buttons above the table; may not use `row`. */
	toolbar?: readonly ButtonSpec[];
	/** Buttons at the end of each row. */
	rowButtons?: readonly ButtonSpec[];
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** One column. */
export interface TableColumn {
	/** Its heading. */
	title: TextValue;
	/** What a cell shows. */
	value: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** How a cell looks; text by default. */
	look?: 'text' | 'badge' | 'progress' | 'strong' | 'muted';
	/** Makes the cell a link. */
	opens?: OpenTarget;
	/** Field by which the server sorts; needs `sort` of the table. */
	sortBy?: string;
	/** Filters by this column. */
	filter?: ColumnFilter;
	/** Width in px. */
	width?: number;
	/** left by default. */
	align?: 'left' | 'center' | 'right';
	/** Shows the column only while this is true; may not use `row`. */
	when?: Expression<boolean>;
	/** Shows the column only to users whom this guard lets pass. */
	guard?: string;
}

/** Panels of which one shows. */
export interface TabsBlock extends BlockBase {
	block: 'tabs';
	/** Accessible name of the row of tabs. */
	label?: TextValue;
	/** A text state that holds the key of the open panel. */
	binds?: string;
	/** The panels in their order. */
	items: readonly TabItem[];
}

/** A line or paragraph. */
export interface TextBlock extends BlockBase {
	block: 'text';
	/** What it says. */
	text: TextValue;
	/** title is the h1 of the page, heading an h2; body by default. */
	look?: 'title' | 'heading' | 'body' | 'muted' | 'strong';
}

/** What happened when, or will, one entry a row; the newest of what has happened is marked. With pages when the source is paged. */
export interface TimelineBlock extends BlockBase {
	block: 'timeline';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** When it was or will be. */
	time: Expression<string | number | null | undefined>;
	/** How the time is written, as in the pipe `date`; MM-DD HH:mm by default. */
	format?: string;
	/** What happened. */
	title: Expression<string | number | boolean | null | undefined>;
	/** More about it. */
	text?: TextValue;
	/** A small label behind the title. */
	badge?: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** Colour of the point: 'info', 'ok', 'warn', 'bad' or 'mute'; info by default. */
	tone?: Expression<string | null | undefined>;
	/** Name of an icon of `src/ui/icons` for the point. */
	icon?: Expression<string | number | boolean | null | undefined>;
	/** Where the title leads. */
	opens?: OpenTarget;
	/** Which comes first; given, the order of the rows, by default. */
	sort?: 'given' | 'newest' | 'oldest';
	/** Text shown when there are no rows. */
	empty?: TextValue;
}

/** A tree whose nodes can be chosen. */
export interface TreeBlock extends BlockBase {
	block: 'tree';
	/** The top nodes. */
	source: ListSource;
	/** What a node says. */
	label: Expression<string | number | boolean | null | undefined>;
	/** What tells nodes apart; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** The nodes below a node; `row.children` by default. */
	children?: Expression<readonly unknown[] | null | undefined>;
	/** Small text behind the label, a count for example. */
	note?: Expression<string | number | boolean | null | undefined>;
	/** Name of an icon of `src/ui/icons`. */
	icon?: Expression<string | number | boolean | null | undefined>;
	/** Small labels behind the label; one without text is left out. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** How far one is with a node: `none`, `doing` or `done`; any other value draws nothing. */
	mark?: Expression<string | number | boolean | null | undefined>;
	/** Why a node cannot be chosen, in words that show below it. A node without children that has a reason is locked. */
	reason?: Expression<string | number | boolean | null | undefined>;
	/** Key of the node where the user is: marked, and in sight at first; may not use `row`. */
	current?: Expression<string | number | null | undefined>;
	/** Key of the node that the page was opened for: the tree opens to it, and it comes in sight, is marked and takes the focus, again whenever the key changes; may not use `row`. */
	focus?: Expression<string | number | null | undefined>;
	/** State that takes the key of the chosen node; choosing it again clears it. */
	selects?: string;
	/** What happens when a node is chosen. */
	onSelect?: readonly ActionStep[];
	/** What happens when somebody tries to choose a locked node. */
	onLocked?: readonly ActionStep[];
	/** Only nodes without children are chosen; the others open and close. */
	leavesOnly?: boolean;
	/** Puts a field above the tree that leaves the nodes with the typed text, and those above them. */
	searchable?: boolean;
	/** Accessible name of the tree. */
	title?: TextValue;
	/** What shows when there is no node. */
	empty?: TextValue;
}

/** Takes files and sends each at once, one after another: chosen, dropped or pasted. In a form, use a field with `control: file`. */
export interface UploadBlock extends BlockBase {
	block: 'upload';
	/** The operation that takes a file, in a multipart/form-data body. */
	submits: string;
	/** Name of the file in the body. */
	field: string;
	/** Parameters and body fields that are sent with each file. */
	with?: Expression<Record<string, unknown>>;
	/** What is uploaded; also the accessible name. */
	label: TextValue;
	/** Takes pictures. */
	image?: boolean;
	/** What files are taken; those of the schema, or every picture with `image`, by default. */
	accept?: readonly string[];
	/** How large one file may be, in MB; `maxLength` of the schema (bytes) by default. */
	maxMegabytes?: number;
	/** How many files; any number by default. */
	maxFiles?: number;
	/** What happens after the answer to each file; `result` is the answer. */
	then?: readonly ActionStep[];
	rules: FieldRules;
}
