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

/** Row of buttons. */
export interface ButtonsBlock extends BlockBase {
	block: 'buttons';
	/** Buttons in display order. */
	items: readonly ButtonSpec[];
	/** Alignment of the buttons in the row; start by default. */
	align?: 'start' | 'center' | 'end' | 'between';
}

/** Calls an operation. Later steps read its response as `result`; a failed call ends the list. */
export interface CallStep {
	/** Operation to call, as `<api>.<operationId>`. */
	call: string;
	/** Parameters and body fields of the operation. */
	with?: Expression<Record<string, unknown>>;
}

/** Framed group of blocks with a heading. */
export interface CardBlock extends BlockBase {
	block: 'card';
	/** Heading of the card. */
	title?: TextValue;
	/** Buttons at the right of the heading. */
	buttons?: readonly ButtonSpec[];
	/** Blocks of the card. */
	blocks: readonly BlockDefinition[];
}

/** Grid of cards, one card per row; with pagination if the source is paged. */
export interface CardsBlock extends BlockBase {
	block: 'cards';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default. */
	fit?: 'cover' | 'contain';
	/** Heading of the card; also its accessible name. */
	title: Expression<string | number | boolean | null | undefined>;
	/** URL of the picture at the top. */
	image?: Expression<string | null | undefined>;
	/** Line below the heading. */
	subtitle?: TextValue;
	/** Description, cut to two lines. */
	description?: TextValue;
	/** Badges of the card. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** Progress bar, from 0 to 100. */
	progress?: Expression<number | null | undefined>;
	/** Last line of the card. */
	footer?: TextValue;
	/** Target that a click on the card opens. */
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

/** Bar, line, radar or calendar chart. A table with the same values is available as an alternative. */
export interface ChartBlock extends BlockBase {
	block: 'chart';
	/** Rows to show. */
	source: ListSource;
	/** Accessible name of the chart and title of its table. */
	label: TextValue;
	/** Bar chart; several series are grouped side by side. */
	bar?: ChartPlot;
	/** Line chart with one line per series. */
	line?: ChartPlot;
	/** Radar chart with one area per series. */
	radar?: ChartRadar;
	/** Calendar heat map. */
	heat?: ChartHeat;
	/** Heading of the first column of the table; 项目 by default, 日期 for `heat`. */
	rowTitle?: string;
	/** Height in px; 240 by default. Ignored for `heat`. */
	height?: number;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** Calendar heat map: one column per week, one square per day, darker for higher values. It ends today by default. */
export interface ChartHeat {
	/** Date of the row; values of the same day are added up. */
	date: Expression<string | number | null | undefined>;
	/** Name of the values. */
	title: TextValue;
	/** Value of the row. */
	value: Expression<number | null | undefined>;
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Decimal places of a number; by default as many as it has, at most one. */
	digits?: number;
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
	/** Maximum number of weeks; 26 by default. A narrow screen shows fewer. */
	weeks?: number;
	/** Last day of the calendar; today by default. */
	until?: Expression<string | number | null | undefined>;
}

/** Reference line across the plot. */
export interface ChartMark {
	/** Position of the line on the value axis; null draws no line. */
	value: Expression<number | null | undefined>;
	/** Label of the line, for example a pass mark. */
	label: TextValue;
}

/** Categories on one axis, values on the other. */
export interface ChartPlot {
	/** Category of the row. */
	category: Expression<string | number | boolean | null | undefined>;
	/** Series of the chart; all share one axis. */
	series: readonly ChartSeries[];
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Decimal places of a number; by default as many as it has, at most one. */
	digits?: number;
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
	/** Minimum of the value axis; by default 0, or lower if a value is negative. */
	min?: Expression<number | null | undefined>;
	/** Maximum of the value axis; derived from the highest value by default. */
	max?: Expression<number | null | undefined>;
	/** Reference line to compare the values with. */
	mark?: ChartMark;
}

/** Radar with one spoke per row; fewer than three rows are drawn as bars. */
export interface ChartRadar {
	/** Category of the row. */
	category: Expression<string | number | boolean | null | undefined>;
	/** Series of the chart; all share one axis. */
	series: readonly ChartSeries[];
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Decimal places of a number; by default as many as it has, at most one. */
	digits?: number;
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
	/** Minimum of the value axis; by default 0, or lower if a value is negative. */
	min?: Expression<number | null | undefined>;
	/** Maximum of the value axis; derived from the highest value by default. */
	max?: Expression<number | null | undefined>;
}

/** Data series: one value per row. */
export interface ChartSeries {
	/** Name of the values. */
	title: TextValue;
	/** Value of the row; null leaves a gap. */
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

/** Replies to a comment; `row` is the reply. */
export interface CommentReplies {
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Author of the comment; omit it for private notes of the user. */
	author?: Expression<string | number | boolean | null | undefined>;
	/** Avatar URL of the author; the first character of the name by default. */
	avatar?: Expression<string | null | undefined>;
	/** Time at which the comment was written. */
	time?: Expression<string | number | null | undefined>;
	/** Content as plain text. */
	text?: Expression<string | number | boolean | null | undefined>;
	/** Content as HTML; sanitised before rendering. */
	html?: Expression<string | null | undefined>;
	/** Badges beside the author. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** Action buttons of the comment. */
	buttons?: readonly ButtonSpec[];
}

/** List of comments or notes; with pagination if the source is paged. */
export interface CommentsBlock extends BlockBase {
	block: 'comments';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Author of the comment; omit it for private notes of the user. */
	author?: Expression<string | number | boolean | null | undefined>;
	/** Avatar URL of the author; the first character of the name by default. */
	avatar?: Expression<string | null | undefined>;
	/** Time at which the comment was written. */
	time?: Expression<string | number | null | undefined>;
	/** Content as plain text. */
	text?: Expression<string | number | boolean | null | undefined>;
	/** Content as HTML; sanitised before rendering. */
	html?: Expression<string | null | undefined>;
	/** Badges beside the author. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** Action buttons of the comment. */
	buttons?: readonly ButtonSpec[];
	/** Accessible name of the list. */
	label: TextValue;
	/** Replies below each comment, one level deep; their `source` is a list of the row. */
	replies?: CommentReplies;
	/** Blocks that open below a comment to reply to it, usually a form. They may use `row`, and close after a successful call inside them. */
	reply?: readonly BlockDefinition[];
	/** Label of the button that opens `reply`; 回复 by default. */
	replyLabel?: TextValue;
	/** Blocks above the list for writing a comment, usually a form. */
	compose?: readonly BlockDefinition[];
	/** Text shown when there are no comments. */
	empty?: TextValue;
}

/** Asks the user for confirmation; if the user declines, the list ends. */
export interface ConfirmStep {
	/** Question to confirm. */
	confirm: TextValue;
	/** Title of the dialog. */
	title?: TextValue;
}

/** Countdown to a time, measured by the server clock. */
export interface CountdownBlock extends BlockBase {
	block: 'countdown';
	/** End of the countdown; null renders nothing. */
	until: Expression<string | number | null | undefined>;
	/** Label of the countdown, such as 距报名截止. */
	label: TextValue;
	/** Minutes before the end at which the urgent style starts; 5 by default. */
	urgent?: number;
	/** Text shown after the end; 时间到 by default. */
	ended?: TextValue;
	/** Steps that run once, when the countdown ends; if the page is in an inactive app tab, they run when it becomes active again. They do not run if the time had already passed at the start. */
	actions?: readonly ActionStep[];
}

/** React component of a feature, declared in components.yaml. */
export interface CustomBlock extends BlockBase {
	block: 'custom';
	/** Name of the component, as `features/<feature>#<Component>`. */
	component: string;
	/** Props of the component. */
	props?: Expression<Record<string, unknown>>;
	/** Blocks passed to the component as `children`, if it accepts them. */
	blocks?: readonly BlockDefinition[];
}

/** Description list with labels and values of one object. */
export interface DetailBlock extends BlockBase {
	block: 'detail';
	/** Object to show. */
	source: ObjectSource;
	/** Accessible name of the list. */
	label?: TextValue;
	/** Maximum number of columns; 2 by default. */
	columns?: number;
	/** Items in display order. */
	items: readonly DetailItem[];
	/** Text shown when there is no object. */
	empty?: TextValue;
}

/** One label with its value. */
export interface DetailItem {
	/** Label of the value. */
	label: TextValue;
	/** Value to show; an empty value is shown as —. */
	value: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** Style of the value; text by default. */
	look?: 'text' | 'badge' | 'progress' | 'strong';
	/** Shows the item only while this is true. */
	when?: Expression<boolean>;
	/** Shows the item only to users who pass this guard. */
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

/** One filter. The type of its state decides the control: with options, a list state takes several and a text or number state takes one; without options, a boolean state is a checkbox and a text state a text field. */
export interface Facet {
	/** Label of the filter. */
	label: TextValue;
	/** State that holds the selected or typed value. */
	binds?: string;
	/** Dictionary that provides the options. */
	dict?: string;
	/** Options, one per row. */
	source?: ListSource;
	/** Value of the option; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Label of the option; required with `source`. */
	choice?: Expression<string | number | boolean | null | undefined>;
	/** Number of results for the option. */
	count?: Expression<number | null | undefined>;
	/** For a date range: text state that holds the first day, as 2026-09-01. */
	from?: string;
	/** For a date range: text state that holds the last day. */
	to?: string;
	/** Placeholder of an empty text field. */
	placeholder?: TextValue;
	/** Shows the filter only while this is true; may not use `row`. */
	when?: Expression<boolean>;
	/** Shows the filter only to users who pass this guard. */
	guard?: string;
	kind: 'one' | 'several' | 'yes' | 'days' | 'text';
	needs: readonly string[];
}

/** List of entries to read, one per row: messages, notices or search results. The arrow keys move between entries. With pagination if the source is paged. */
export interface FeedBlock extends BlockBase {
	block: 'feed';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** Heading of the entry; also the accessible name of its link. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Text of the entry, cut to two lines. */
	text?: TextValue;
	/** Short line below the text, such as the author. */
	note?: TextValue;
	/** URL of the picture beside the entry. */
	image?: Expression<string | null | undefined>;
	/** Name of an icon of `src/ui/icons` beside the entry, used if there is no picture. */
	icon?: Expression<string | number | boolean | null | undefined>;
	/** Badges of the entry; a badge without text is omitted. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** Time of the entry, shown both relative and as a date. */
	time?: Expression<string | number | null | undefined>;
	/** Marks the entry as unread. */
	unread?: Expression<boolean>;
	/** Marks the entry as pinned. */
	pinned?: Expression<boolean>;
	/** Words to highlight in heading and text, separated by spaces. */
	highlight?: Expression<string | number | boolean | null | undefined>;
	/** Group heading above consecutive rows with the same value. */
	group?: TextValue;
	/** Target of the 查看全部 link beside the group heading, taken from the first row of the group. */
	more?: OpenTarget;
	/** Shows that link only while this is true for the first row of the group. */
	moreWhen?: Expression<boolean>;
	/** Target that the entry opens. */
	opens?: OpenTarget;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** List of files, one per line, with type icon, name, size, time and action buttons. */
export interface FileListBlock extends BlockBase {
	block: 'file-list';
	/** Files to show. */
	source: ListSource;
	/** Key that identifies a file; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** File name with extension. */
	name: Expression<string | number | boolean | null | undefined>;
	/** Extension (`pdf`) or media type (`application/pdf`) of the file; the extension of its name by default. */
	type?: Expression<string | number | boolean | null | undefined>;
	/** File size in bytes. */
	size?: Expression<number | null | undefined>;
	/** Time at which the file was modified or submitted. */
	time?: Expression<string | number | null | undefined>;
	/** Additional text, for example a person. */
	note?: TextValue;
	/** Badges after the name, for example 只读; a badge without text is omitted. */
	badges?: readonly Expression<string | number | boolean | DictLabel | null | undefined>[];
	/** Target of the link on the name. */
	opens?: OpenTarget;
	/** Buttons at the end of the line, for example to download the file; their accessible names include the file name. */
	buttons?: readonly ButtonSpec[];
	/** Text shown when there are no files. */
	empty?: TextValue;
}

/** Filters that set page state, which data calls take as arguments. State with `in: query` is restored by back, reload and a shared link. */
export interface FilterBarBlock extends BlockBase {
	block: 'filter-bar';
	/** Accessible name of the bar. */
	label: TextValue;
	/** Filters in display order. */
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
