// Generated from codegen/grammar by `npm run codegen`; do not edit.
import type { BlockBase, Choice, Expression, FieldRules, ListSource, ObjectSource, RefusalSpec, TextValue } from '#src/pages/block-base.ts';
import type { DictLabel } from '#src/pages/pipes.ts';
import type { OperationName } from './api/operations.ts';
import type { DictionaryName, GuardName, RouteName } from './names.ts';

export type BlockKind = 'buttons' | 'card' | 'cards' | 'carousel' | 'chart' | 'countdown' | 'custom' | 'detail' | 'disclosure' | 'each' | 'feed' | 'file-list' | 'filter-bar' | 'form' | 'frame' | 'grid' | 'hero' | 'image' | 'links' | 'list-item' | 'notice' | 'page-banner' | 'result' | 'rich-text' | 'search-box' | 'split' | 'stack' | 'stat' | 'table' | 'tabs' | 'text' | 'timeline' | 'tree';

/** Every block by its kind. */
export interface BlocksByKind {
	buttons: ButtonsBlock;
	card: CardBlock;
	cards: CardsBlock;
	carousel: CarouselBlock;
	chart: ChartBlock;
	countdown: CountdownBlock;
	custom: CustomBlock;
	detail: DetailBlock;
	disclosure: DisclosureBlock;
	each: EachBlock;
	feed: FeedBlock;
	'file-list': FileListBlock;
	'filter-bar': FilterBarBlock;
	form: FormBlock;
	frame: FrameBlock;
	grid: GridBlock;
	hero: HeroBlock;
	image: ImageBlock;
	links: LinksBlock;
	'list-item': ListItemBlock;
	notice: NoticeBlock;
	'page-banner': PageBannerBlock;
	result: ResultBlock;
	'rich-text': RichTextBlock;
	'search-box': SearchBoxBlock;
	split: SplitBlock;
	stack: StackBlock;
	stat: StatBlock;
	table: TableBlock;
	tabs: TabsBlock;
	text: TextBlock;
	timeline: TimelineBlock;
	tree: TreeBlock;
}

export type BlockDefinition = BlocksByKind[BlockKind];

export type ActionStep = CallStep | ConfirmStep | MessageStep | OpenStep | BackStep | SetStep | RefreshStep | ShowStep | CloseStep | DownloadStep | CopyStep | PrintStep | LoginStep | LogoutStep | DoStep;

/** List that shows the response of the call as a row of its own, or in place of the row with the same `id`, until the list is fetched again. */
export interface AddedRow {
	/** Place of the row; end by default. */
	at?: 'start' | 'end';
	data: string;
	path: readonly string[];
}

/** Fields of which at least one has to be filled; hidden ones do not count. The message is shown at the first of them. */
export interface AtLeastOne {
	/** Names of fields of the form. */
	fields: readonly string[];
	/** Shown if all of them are empty. */
	message: TextValue;
}

/** Goes back one page, or to the home page if there is no previous page. */
export interface BackStep {
	/** Always true. */
	back: boolean;
}

/** A button, or a link that looks like one. */
export interface ButtonSpec {
	/** Label of the button; also its accessible name. */
	label: TextValue;
	/** Explanation shown beside the button on hover and keyboard focus; screen readers read it after the label. */
	tooltip?: TextValue;
	/** Icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`. */
	icon?: string | Expression<string | ''>;
	/** Style of the button; secondary by default. */
	kind?: 'primary' | 'secondary' | 'text' | 'danger' | Expression<'primary' | 'secondary' | 'text' | 'danger' | ''>;
	/** Makes the button a toggle, pressed while this is true. */
	pressed?: Expression<boolean>;
	/** Steps that run on a click; the button is busy until they end. */
	actions?: readonly ActionStep[];
	/** Target of the link. */
	opens?: Choice<OpenTarget>;
	/** Shows the button only while this is true. */
	when?: Expression<boolean>;
	/** Shows the button only to users who pass this guard. */
	guard?: GuardName;
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
	call: OperationName;
	/** Parameters and body fields of the operation. */
	with?: Expression<Record<string, unknown>>;
	/** Fields that the screen shows changed at once, and as before if the call fails. Their answers must be in `x-invalidates` of the operation. */
	optimistic?: readonly OptimisticChange[];
	/** List to which the response is added once the call has succeeded. Its answer must be in `x-invalidates` of the operation. */
	adds?: AddedRow;
}

/** Framed group of blocks with a heading. */
export interface CardBlock extends BlockBase {
	block: 'card';
	/** Heading of the card. */
	title?: TextValue;
	/** Colour of an edge at the side: `info`, `ok`, `warn`, `bad` or `mute`; no edge by default. */
	tone?: Expression<DictLabel['tone'] | '' | null | undefined>;
	/** Buttons at the right of the heading. */
	buttons?: readonly ButtonSpec[];
	/** Blocks of the card. */
	blocks: readonly BlockDefinition[];
}

/** Countdown of a card to its next moment, measured by the server clock. All cards share one clock; screen readers get the time itself. */
export interface CardCountdown {
	/** End of the countdown; null renders nothing. */
	until: Expression<string | number | null | undefined>;
	/** Label of the countdown, such as “Until sign-up closes”. */
	label: TextValue;
	/** Text shown after the end; “Time is up” by default. */
	ended?: TextValue;
	/** Steps that run once, when the countdown of a card ends, such as a `refresh`. */
	actions?: readonly ActionStep[];
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
	/** Place of the heading: below the picture, or on it, as for films whose pictures are alike; plain by default. */
	look?: 'plain' | 'poster';
	/** Word across the picture, which loses its colour, such as “Withdrawn”; nothing if empty. */
	stamp?: TextValue;
	/** Heading of the card; also its accessible name. */
	title: Expression<string | number | boolean | null | undefined>;
	/** URL of the picture at the top. */
	image?: Expression<string | null | undefined>;
	/** Line below the heading. */
	subtitle?: TextValue;
	/** Description, cut to two lines. */
	description?: TextValue;
	/** Badges of the card. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Progress bar, from 0 to 100. */
	progress?: Expression<number | null | undefined>;
	/** Last line of the card. */
	footer?: TextValue;
	/** Countdown below the description. */
	countdown?: CardCountdown;
	/** What the user should know or do first, highlighted at the bottom of the card; nothing if empty. */
	notice?: TextValue;
	/** Colour of `notice`: `info`, `ok`, `warn`, `bad` or `mute`; info by default. */
	tone?: Expression<DictLabel['tone'] | '' | null | undefined>;
	/** Target that a click on the card opens. */
	opens?: Choice<OpenTarget>;
	/** Lets users select rows and apply buttons to them. */
	select?: RowSelection;
	/** Buttons at the end of the card; their accessible names include its heading. */
	buttons?: readonly ButtonSpec[];
	/** Maximum number of columns; 4 by default. */
	columns?: number;
	/** One row that scrolls sideways instead of several rows. */
	strip?: boolean;
	/** Accessible name of the list. */
	label?: TextValue;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** Slides with pictures, one at a time, one per row; nothing without rows. The next one comes after a while, unless the user has paused them, has the pointer or the focus on them, or wants less motion. The arrow keys move between slides. */
export interface CarouselBlock extends BlockBase {
	block: 'carousel';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the carousel. */
	label: TextValue;
	/** Heading of the slide. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Line below the heading. */
	text?: TextValue;
	/** URL of the picture. */
	image: Expression<string | null | undefined>;
	/** Target that a click on the slide opens. */
	opens?: Choice<OpenTarget>;
}

/** Editing of a cell: one field of an operation that writes, validated by its schema like the field of a form. */
export interface CellEdit {
	/** Operation to which the new value is submitted. */
	submits: OperationName;
	/** Name of the field in the request body. */
	field: string;
	/** Value before the edit, such as `row.title`. */
	default: Expression<unknown>;
	/** Parameters and body fields that the user does not enter, such as the id of the row. */
	with?: Expression<Record<string, unknown>>;
	/** Input control; derived from the schema by default. */
	control?: 'input' | 'textarea' | 'number' | 'select' | 'checkbox' | 'switch' | 'date' | 'datetime';
	/** Dictionary with the options of a select. */
	dict?: DictionaryName;
	/** Allows editing only while this is true. */
	when?: Expression<boolean>;
	/** Allows editing only for users who pass this guard. */
	guard?: GuardName;
	/** Steps that run after a successful save; `result` is the response. */
	then?: readonly ActionStep[];
	rules: FieldRules;
	refusals?: RefusalSpec | undefined;
}

/** Categories on one axis, values on the other. */
export interface ChartBars {
	/** Category of the row. */
	category: Expression<string | number | boolean | null | undefined>;
	/** Series of the chart; all share one axis. */
	series: readonly ChartSeries[];
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
	/** Maximum of the value axis; derived from the highest value by default. */
	max?: Expression<number | null | undefined>;
	/** Stacks the series of a category instead of grouping them; their values must not be negative. */
	stacked?: boolean;
	/** Reference line to compare the values with. */
	mark?: ChartMark;
}

/** Bar, line, radar, pie or calendar chart. A table with the same values is available as an alternative. */
export interface ChartBlock extends BlockBase {
	block: 'chart';
	/** Rows to show. */
	source: ListSource;
	/** Accessible name of the chart and title of its table. */
	label: TextValue;
	/** Bar chart; several series are grouped side by side, or stacked. */
	bar?: ChartBars;
	/** Line chart with one line per series. */
	line?: ChartPlot;
	/** Radar chart with one area per series. */
	radar?: ChartRadar;
	/** Pie chart; the sectors show their share in percent. Of more than five rows it draws the four largest and one sector for the others. */
	pie?: ChartPie;
	/** Calendar heat map. */
	heat?: ChartHeat;
	/** Heading of the first column of the table; “Item” by default, “Date” for `heat`. */
	rowTitle?: string;
	/** Height in px; 240 by default. Ignored for `heat`. */
	height?: number;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** Calendar heat map: one column per week, one square per day, darker for higher values. It ends today. */
export interface ChartHeat {
	/** Date of the row; values of the same day are added up. */
	date: Expression<string | number | null | undefined>;
	/** Name of the values. */
	title: TextValue;
	/** Value of the row. */
	value: Expression<number | null | undefined>;
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
	/** Maximum number of weeks; 26 by default. A narrow screen shows fewer. */
	weeks?: number;
}

/** Reference line across the plot. */
export interface ChartMark {
	/** Position of the line on the value axis; null draws no line. */
	value: Expression<number | null | undefined>;
	/** Label of the line, for example a pass mark. */
	label: TextValue;
}

/** Ring with one sector per row, for shares of a whole. */
export interface ChartPie {
	/** Name of the sector. */
	category: Expression<string | number | boolean | null | undefined>;
	/** Name of the values. */
	title: TextValue;
	/** Value of the row; sectors of no or a negative value are not drawn. */
	value: Expression<number | null | undefined>;
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
}

/** Categories on one axis, values on the other. */
export interface ChartPlot {
	/** Category of the row. */
	category: Expression<string | number | boolean | null | undefined>;
	/** Series of the chart; all share one axis. */
	series: readonly ChartSeries[];
	/** Format of the values: number, or duration for seconds; number by default. */
	format?: 'number' | 'duration';
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
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
	/** Unit after a number; may not use `row`. */
	unit?: TextValue;
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

/** Request of a one-time code: a button beside the field sends it once the fields before it are valid. */
export interface CodeRequest {
	/** Operation that sends a code to the user. */
	call: OperationName;
	/** Parameters and body fields of the operation; expressions may use typed values, such as `form.phone`. */
	with?: Expression<Record<string, unknown>>;
}

/** Filter menu in the column heading. */
export interface ColumnFilter {
	/** State that holds the selected value. */
	binds: string;
	/** Dictionary that provides the options. */
	dict: DictionaryName;
}

/** Asks the user for confirmation; if the user declines, the list ends. */
export interface ConfirmStep {
	/** Question to confirm. */
	confirm: TextValue;
	/** Title of the dialog. */
	title?: TextValue;
}

/** Puts a text on the clipboard. If the browser refuses, the user is told to copy it himself, and the list ends. */
export interface CopyStep {
	/** Text, or a target, whose whole address is copied. */
	copy: TextValue | Choice<OpenTarget>;
}

/** Countdown to a time, measured by the server clock. */
export interface CountdownBlock extends BlockBase {
	block: 'countdown';
	/** End of the countdown; null renders nothing. */
	until: Expression<string | number | null | undefined>;
	/** Label of the countdown, such as “Until sign-up closes”. */
	label: TextValue;
	/** Minutes before the end at which the urgent style starts; 5 by default. */
	urgent?: number;
	/** Text shown after the end; “Time is up” by default. */
	ended?: TextValue;
	/** Steps that run once, when the countdown ends; if the page is in an inactive app tab, they run when it becomes active again. They do not run if the time had already passed at the start. */
	actions?: readonly ActionStep[];
}

/** React component of a feature, declared in components.yaml. */
export interface CustomBlock extends BlockBase {
	block: 'custom';
	/** Name of the component, as `judge#Workbench`. */
	component: string;
	/** Props of the component. */
	props?: Expression<Record<string, unknown>>;
	/** Blocks passed to the component as `children`, if it accepts them. */
	blocks?: readonly BlockDefinition[];
	/** Blocks by slot of the component; they read what it gives them as `slot`. */
	slots?: Readonly<Record<string, readonly BlockDefinition[]>>;
	/** Steps by event of the component; they read what it tells as `event`. */
	on?: Readonly<Record<string, readonly ActionStep[]>>;
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
	/** One tight column without lines, for the few facts of an entry. */
	compact?: boolean;
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
	/** Style of the value; text by default. `html` shows sanitised HTML, `math` the formulas of plain text. */
	look?: 'text' | 'badge' | 'progress' | 'strong' | 'html' | 'math';
	/** Shows the item only while this is true. */
	when?: Expression<boolean>;
	/** Shows the item only to users who pass this guard. */
	guard?: GuardName;
}

/** Blocks behind a line that opens and closes them. */
export interface DisclosureBlock extends BlockBase {
	block: 'disclosure';
	/** Line that opens and closes the blocks. */
	title: TextValue;
	/** Small text after the title. */
	note?: TextValue;
	/** Badges after the title. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Opens the blocks at first if this is true; false by default. */
	open?: Expression<boolean>;
	/** boxed has a background, as for questions with their answers; plain by default. */
	look?: 'plain' | 'boxed';
	/** Blocks that are opened. */
	blocks: readonly BlockDefinition[];
}

/** Runs a handler declared in components.yaml. Later steps read its result as `result`; a handler that returns false ends the list. */
export interface DoStep {
	/** Name of the handler. */
	do: string;
	/** Arguments of the handler. */
	with?: Expression<Record<string, unknown>>;
}

/** Downloads a file. */
export interface DownloadStep {
	/** URL of the file, or `{ call: … }`: the operation that answers it, called with the token. A long download shows its progress; if it fails, an error is shown and the list ends. */
	download: Expression<string | null | undefined> | FileCall;
	/** File name under which it is saved; that of the header `Content-Disposition` by default. */
	name?: TextValue;
}

/** Repeats blocks for each row; they may use `row`. With pagination if the source is paged. */
export interface EachBlock extends BlockBase {
	block: 'each';
	/** Rows in display order. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Leaves out the rows for which this is false. */
	where?: Expression<boolean>;
	/** Heading above the rows, which are then a list of that name; not shown without rows. By default the blocks of all rows follow one another. */
	title?: TextValue;
	/** Accessible name of the rows, which are then a list without a heading; the title by default. */
	label?: TextValue;
	/** Heading above the rows with the same value, which are then a list of that name. With `match` and `cases`, groups have the order of the cases, else that of their first rows. */
	group?: TextValue;
	/** Number of rows shown at first, with a button that shows the others; all by default. */
	first?: number;
	/** Makes the rows a list in columns of at least this width, in px. */
	minWidth?: number;
	/** Makes the rows a list with numbers, from 1 on each page; false by default. */
	numbered?: boolean;
	/** Blocks of one row. */
	blocks: readonly BlockDefinition[];
	/** Text shown when there are no rows; nothing by default. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
	groupOrder?: Expression<number> | undefined;
}

/** One filter. The type of its state decides the control: with options, a list state takes several and a text or number state takes one; without options, a boolean state is a switch and a text state a text field. */
export interface Facet {
	/** Label of the filter. */
	label: TextValue;
	/** State that holds the selected or typed value. */
	binds?: string;
	/** Dictionary that provides the options. */
	dict?: DictionaryName;
	/** Options by value, for an `enum` of the API. */
	labels?: Readonly<Record<string, TextValue>>;
	/** Options, one per row. */
	source?: ListSource;
	/** Value of the option; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Label of the option; required with `source`. */
	choice?: Expression<string | number | boolean | null | undefined>;
	/** Child options, as `row.children`: the filter is a tree, in which the label, key and count apply to every node. */
	children?: Expression<readonly unknown[] | null | undefined>;
	/** Number of results for the option. */
	count?: Expression<number | null | undefined>;
	/** For a date range: text state that holds the first day, as 2026-09-01. */
	from?: string;
	/** For a date range: text state that holds the last day. */
	to?: string;
	/** Placeholder of an empty text field. */
	placeholder?: TextValue;
	/** Shows the filter in the row; the others open behind a button. By default the first filter is in the row. */
	primary?: boolean;
	/** Shows the filter only while this is true; may not use `row`. */
	when?: Expression<boolean>;
	/** Shows the filter only to users who pass this guard. */
	guard?: GuardName;
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
	/** Crops the picture to a small circle, as for a portrait. */
	round?: boolean;
	/** Icon beside the entry, used if there is no picture. */
	icon?: Expression<string | null | undefined>;
	/** Badges of the entry; a badge without text is omitted. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Time of the entry, shown both relative and as a date. */
	time?: Expression<string | number | null | undefined>;
	/** Marks the entry as unread. */
	unread?: Expression<boolean>;
	/** Marks the entry as pinned. */
	pinned?: Expression<boolean>;
	/** Words to highlight in heading and text, separated by spaces. */
	highlight?: Expression<string | number | boolean | null | undefined>;
	/** Heading above the rows with the same value. With `match` and `cases`, groups have the order of the cases, else that of their first rows. */
	group?: TextValue;
	/** Target of the “See all” link beside the group heading, taken from the first row of the group. */
	more?: Choice<OpenTarget>;
	/** Shows that link only while this is true for the first row of the group. */
	moreWhen?: Expression<boolean>;
	/** Target that the entry opens. */
	opens?: Choice<OpenTarget>;
	/** Lets users select rows and apply buttons to them. */
	select?: RowSelection;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
	groupOrder?: Expression<number> | undefined;
}

/** Rule of a field that reads other fields, such as an end after a start. It applies once all fields that it reads are filled. */
export interface FieldCheck {
	/** True if the values fit, for example `form.end >= form.start`. */
	valid: Expression<boolean>;
	/** Shown at the field if they do not. */
	message: TextValue;
	reads: readonly string[];
}

/** Options of a field that a list of rows provides. */
export interface FieldOptions {
	/** Rows, one per option, for example `form.members` for rows typed above; the root nodes for `tree-select` and `cascader`. */
	source: ListSource;
	/** Label of the option. */
	choice: Expression<string | number | boolean | null | undefined>;
	/** Value of the option; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Heading under which a `select` lists the option. */
	group?: Expression<string | number | boolean | null | undefined>;
	/** Child options for `tree-select` and `cascader`; `row.children` by default. */
	children?: Expression<readonly unknown[] | null | undefined>;
	/** For options that the server searches: text state that receives what is typed, debounced. Pass it to the call of `source`. */
	search?: string;
	/** For a `select` of texts: what is typed may be taken as the value, for something that the rows lack. False by default. */
	creates?: boolean;
	/** Label of the initial value, for a `source` that may lack it; may not use `row`. The value itself by default. */
	chosen?: Expression<string | number | boolean | null | undefined>;
	needs: readonly string[];
	ofForm?: true | undefined;
}

/** Upload of chosen files in parts. `start` says which parts the server has already, `part` sends one, `finish` joins them. An upload goes on where it stopped: after a pause, without a network for a while, and after a reload, if `start` tells the server how to recognise the file. */
export interface FieldUpload {
	/** Operation that begins the upload of a file, or continues that of the same file. */
	start: OperationName;
	/** Its parameters and body fields. `file` has `name`, `bytes`, `mime`, and `fingerprint`, which is the same if the same file is chosen again. */
	startWith?: Expression<Record<string, unknown>>;
	/** Size of each part in bytes, the last one may be smaller; `result` is the response of `start`. */
	partBytes: number | Expression<number | null | undefined>;
	/** Numbers of the parts that the server has, from 0; `result` is the response of `start`. None by default, so that an upload that stopped begins anew. */
	received?: Expression<readonly unknown[] | null | undefined>;
	/** Operation that sends a part. Sending the same part again must not do harm. */
	part: OperationName;
	/** Its parameters and body fields. `part` has `number`, from 0, `offset` in bytes, and `data`: base64, or the bytes themselves for a field of `format: binary`. `result` is the response of `start`. */
	partWith: Expression<Record<string, unknown>>;
	/** Operation that joins the parts; also called for a file that the server has whole. */
	finish: OperationName;
	/** Its parameters and body fields; `result` is the response of `start`. */
	finishWith?: Expression<Record<string, unknown>>;
	/** What the field takes of a file, for example `result.url`; `result` is the response of `finish`. The whole response by default. */
	value?: Expression<unknown>;
	binary?: true | undefined;
}

/** Call of an operation that answers a file. */
export interface FileCall {
	/** Operation to call; its response has a media type other than JSON. */
	call: OperationName;
	/** Parameters and body fields of the operation. */
	with?: Expression<Record<string, unknown>>;
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
	/** Badges after the name, for example “Read only”; a badge without text is omitted. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Target of the link on the name. */
	opens?: Choice<OpenTarget>;
	/** Buttons at the end of the line, for example to download the file; their accessible names include the file name. */
	buttons?: readonly ButtonSpec[];
	/** Lets users select rows and apply buttons to them. */
	select?: RowSelection;
	/** Text shown when there are no files. */
	empty?: TextValue;
}

/** A row of filters that set page state, which data calls take as arguments. The rest opens below the row, on phones in a sheet; those that are set are in the row and can be removed there. State with `in: query` is restored by back, reload and a shared link. */
export interface FilterBarBlock extends BlockBase {
	block: 'filter-bar';
	/** Accessible name of the bar. */
	label: TextValue;
	/** Filters in display order. */
	facets: readonly Facet[];
	/** Number of results, as `data.courses.total`; shown in the bar and announced when it changes. */
	results?: Expression<number | null | undefined>;
}

/** Form for the body of one operation. Validation rules come from the body schema; input is kept if the call fails. */
export interface FormBlock extends BlockBase {
	block: 'form';
	/** Operation to which the fields are submitted. */
	submits: OperationName;
	/** Parameters and body fields that the user does not enter. */
	with?: Expression<Record<string, unknown>>;
	/** Accessible name of the form. */
	label: TextValue;
	/** Object that provides initial values, matched by field name. */
	initial?: ObjectSource;
	/** Sends only the fields that the user has changed, as PATCH does; `initial` says what they were. Objects and lists are sent whole, a field that was emptied as null, or as an empty text. If nothing has changed, the form says so and sends nothing. False by default. */
	changed?: boolean;
	/** Fields in display order. */
	fields?: readonly FormField[];
	/** Steps of a long form, instead of `fields`. */
	steps?: readonly FormStep[];
	/** Adds a last step that shows all entered values for review. */
	review?: boolean;
	/** Label of the submit button. */
	submit: TextValue;
	/** Maximum number of columns; 1 by default. */
	columns?: number;
	/** Handling of unsaved input when the user leaves: `ask` (default) asks for confirmation, `drop` discards it, as in a sign-in form. */
	unsaved?: 'ask' | 'drop';
	/** Keeps input and chosen files in the browser until they are submitted, across a reload, an expired session or a closed tab; never passwords and secrets. The form says if the browser has no room for files, and which are gone. */
	draft?: boolean;
	/** Key of the record that the form is filled for, such as `row.id`, for a page that shows it at more than one address, or several at one; needs `draft`. By default each address of the page has a draft, apart from what the page itself writes into it. */
	draftOf?: Expression<string | number | null | undefined>;
	/** Title under which a call that got no answer waits in the outbox, which sends it once the network is back; needs `draft`, which is deleted then. Calls of the second button do not wait. */
	outbox?: TextValue;
	/** Fields of which at least one has to be filled. */
	atLeastOne?: AtLeastOne;
	/** Messages by field name, such as those of a reviewer, shown as errors until the field is changed. Names of fields of `from` are `<field>.<key>`. */
	remarks?: ObjectSource;
	/** Steps that run after a successful submit; `result` is the response. */
	then?: readonly ActionStep[];
	/** Steps that run after the server has refused the call, such as a `refresh` of the data that explains why; input is kept. */
	failed?: readonly ActionStep[];
	/** Label of a second button, which submits unfinished input: required fields may be empty, and `saveWith` tells the server. No button if the text is empty. */
	save?: TextValue;
	/** Button that shows what the form holds so far. */
	preview?: FormPreview;
	/** Why the form cannot be submitted yet; needs `save`. While there is a reason, it stands beside the second button, which takes the place of the submit button. */
	blocked?: TextValue;
	/** Parameters and body fields of the second button, in addition to `with`. */
	saveWith?: Expression<Record<string, unknown>>;
	/** Steps that run after a successful call of the second button; `result` is the response. */
	saved?: readonly ActionStep[];
	refusals?: RefusalSpec | undefined;
}

/** Form field. */
export interface FormField {
	/** Name of the field in the request body. */
	field: string;
	/** Label of the field; also its accessible name. Fields of `from` have labels of their own. */
	label: TextValue;
	/** Fields that the server describes, one per row; `field` is then an object of the body, which takes their values by `key`. A row has `key`, `label`, `type` (`text`, `textarea`, `phone`, `number`, `date`, `select`, `choice`, `multi` or `file`) and `required`, and may have `options` (texts), `placeholder`, `help`, `minLength`, `maxLength`, `min` and `max` (of a number or a day; `today`), `maxCount` (choices or files), `ext` and `maxMb` (of files). Values are sent as text, `multi` as a list of texts, `file` as a list of `{ name, bytes, mime, data }` with base64 data. With `upload`, each row is a field for files, and `field` is a list that takes the files of all rows, each with the `key` of its row. */
	from?: ListSource;
	/** For a field that is an object: fields of the object, drawn as a group. */
	fields?: readonly FormField[];
	/** For a field that is a list of objects: fields of one object. Users add, move and remove rows, as many as `minItems` and `maxItems` of the schema allow; `row` is what the row holds so far. */
	rows?: readonly FormField[];
	/** Input control; derived from the schema by default. On a list, `select` and `tree-select` take several; `range` fills a list with the first and the last day; `file` also fills a list of objects with `name`, `bytes`, `mime` and base64 `data`; `avatar` crops a picture to a square and stores it in a text field; `code` requires `sends`, `picture-code` requires `picture`. */
	control?: 'input' | 'password' | 'textarea' | 'number' | 'select' | 'radio' | 'checkbox' | 'switch' | 'tree-select' | 'cascader' | 'date' | 'month' | 'time' | 'datetime' | 'range' | 'rate' | 'color' | 'tags' | 'file' | 'image' | 'avatar' | 'code' | 'picture-code';
	/** Component that draws the control of a text, instead of `control`. It reads and changes the value with `useFieldControl`; the form draws the label, the help and the error. */
	component?: string;
	/** Props of the component; they follow what is typed. */
	props?: Expression<Record<string, unknown>>;
	/** Dictionary with the options of a select, radio or checkbox. */
	dict?: DictionaryName;
	/** Labels of the values of an `enum` of the schema, instead of `dict`. The order is that of the options. */
	labels?: Readonly<Record<string, TextValue>>;
	/** Options that rows provide, instead of `dict`. */
	options?: FieldOptions;
	/** Smallest number, or first day, month or time; the schema’s by default. `'today'` is the current day. */
	min?: Expression<string | number | null | undefined>;
	/** Largest number, last day, month or time, or number of stars; the schema’s by default. `'today'` is the current day. */
	max?: Expression<string | number | null | undefined>;
	/** For `number`: difference between two steps, in the unit of the screen; 1 by default. */
	step?: number;
	/** For `date` and `range`: buttons below the calendar. A `range` has `today`, `last-7-days`, `last-30-days` and `this-month` by default. */
	shortcuts?: readonly ('today' | 'yesterday' | 'tomorrow' | 'last-7-days' | 'last-30-days' | 'this-month' | 'last-month')[];
	/** Accepted file types, or a list of the data with them, in which endings may lack the dot; those of the schema by default, or every picture type for `image`. */
	accept?: readonly string[] | Expression<readonly unknown[] | null | undefined>;
	/** Maximum size of one file in MB; `maxLength` of the schema (bytes) by default. 0 from the data means no limit. */
	maxMegabytes?: number | Expression<number | null | undefined>;
	/** Maximum size of all files of the field together in MB; no limit by default, or for 0 from the data. */
	maxTotalMegabytes?: number | Expression<number | null | undefined>;
	/** Maximum number of files of a list; `maxItems` of the schema by default. */
	maxFiles?: number | Expression<number | null | undefined>;
	/** `code` is for a `textarea` that takes a program: letters of one width, long lines, and no corrections by the keyboard. */
	look?: 'code';
	/** Placeholder of the empty field. */
	placeholder?: TextValue;
	/** Help text below the field. */
	help?: TextValue;
	/** Value of the HTML `autocomplete` attribute, for example `current-password`. */
	autocomplete?: string;
	/** Explanation behind a question mark at the label, shown on hover, keyboard focus and touch. */
	tooltip?: TextValue;
	/** Makes the field required in this form although it is optional in the schema; as an expression, only while it is true, for example `form.code != null`. */
	required?: boolean | Expression<boolean>;
	/** Shows the strength of a new password while it is typed. */
	strength?: boolean;
	/** For `control: code`: request that sends the code. */
	sends?: CodeRequest;
	/** For `control: picture-code`: source of the code. The field is shown, and then required, once the server refuses a call of the form and names the field, or from the start by `signIn.pictureCode` of app.yaml. */
	picture?: PictureCode;
	/** Uploads chosen files in parts at once, each with its progress, which the user can pause and resume. The field takes what the server answers, and the form is not sent before all files are there. With `from`, `row` is the row of the field. */
	upload?: FieldUpload;
	/** Name of another field that must hold the same value. */
	same?: string;
	/** Rules that read other fields, too. The first broken one is shown at this field. */
	checks?: readonly FieldCheck[];
	/** Initial value. */
	default?: Expression<unknown>;
	/** Shows the field only while this is true. */
	when?: Expression<boolean>;
	/** Shows the field only to users who pass this guard. */
	guard?: GuardName;
	rules: FieldRules;
}

/** Dialog that shows what the form holds so far, such as an entry as its readers will see it. A button beside the submit button opens it. */
export interface FormPreview {
	/** Label of the button. */
	label: TextValue;
	/** Heading of the dialog. */
	title: TextValue;
	/** Width in px, if the screen is wide enough; 520 by default. */
	width?: number;
	/** Blocks of the dialog; `form` is what is typed so far. */
	view: readonly BlockDefinition[];
}

/** One step of a long form; its fields are validated before the next step. */
export interface FormStep {
	/** Title of the step. */
	title: TextValue;
	/** Line below the title. */
	note?: TextValue;
	/** Fields in display order. */
	fields: readonly FormField[];
	/** Includes the step only while this is true; otherwise its fields are not sent. */
	when?: Expression<boolean>;
}

/** Another site within the page, in a sandbox, with a link that opens it in a tab of its own. Shows only that link if `site.frames` of app.yaml lacks the origin. */
export interface FrameBlock extends BlockBase {
	block: 'frame';
	/** Address of the site: http or https at an origin of `site.frames`, or a path of this site. */
	address: Expression<string | null | undefined>;
	/** Title above the frame and its accessible name; the title of the page by default. */
	title?: TextValue;
	/** title makes the title the h1 of the page, heading an h2; heading by default. */
	heading?: 'title' | 'heading';
	/** Height in px; by default the height that the window has left. */
	height?: number;
}

/** Blocks in columns of equal width, as many as fit. */
export interface GridBlock extends BlockBase {
	block: 'grid';
	/** Maximum number of columns; 3 by default. */
	columns?: number;
	/** Minimum width of a column in px; 240 by default. */
	minWidth?: number;
	/** Blocks of the grid, one per cell. */
	blocks: readonly BlockDefinition[];
}

/** One thing with its picture, heading, facts and next step: the head of a page, or the thing to do next. */
export interface HeroBlock extends BlockBase {
	block: 'hero';
	/** Heading; also the accessible name, unless there is a `label`. */
	title: TextValue;
	/** Accessible name. */
	label?: TextValue;
	/** title is the h1 of the page, heading an h2; title by default. */
	heading?: 'title' | 'heading';
	/** Background: that of a card, a tint of the theme colour, or the theme colour; plain by default. */
	look?: 'plain' | 'tinted' | 'filled' | Expression<'plain' | 'tinted' | 'filled' | ''>;
	/** URL of the picture. */
	image?: Expression<string | null | undefined>;
	/** Crops the picture to a small circle, as for a portrait. */
	round?: boolean;
	/** Takes colour from the picture while this is true, as of something that is over. */
	faded?: Expression<boolean>;
	/** Leaves only the picture and the heading, in one line, on a narrow screen while this is true, such as above the second tab of a page. */
	slim?: Expression<boolean>;
	/** Icon of the line above the heading. */
	icon?: string | Expression<string | ''>;
	/** Line above the heading. */
	kicker?: TextValue;
	/** Badges above the heading. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Text below the heading. */
	text?: TextValue;
	/** Facts in one line below the text. */
	facts?: readonly HeroFact[];
	/** Progress bar. */
	progress?: HeroProgress;
	/** Target of the link on the heading. */
	opens?: Choice<OpenTarget>;
	/** Blocks below: notices, a countdown, buttons. */
	blocks?: readonly BlockDefinition[];
	/** Blocks at the end of the row, below the rest on a narrow screen. */
	aside?: readonly BlockDefinition[];
}

/** Short fact below the text. */
export interface HeroFact {
	/** Text of the fact; an empty one is omitted. */
	text: TextValue;
	/** Icon before the text. */
	icon?: string | Expression<string | ''>;
}

/** Progress bar of a hero. */
export interface HeroProgress {
	/** Progress from 0 to 100; null renders nothing. */
	value: Expression<number | null | undefined>;
	/** Accessible name of the bar. */
	label: TextValue;
	/** Text above the bar, such as “3 of 16 lessons done”. */
	text?: TextValue;
}

/** Picture. */
export interface ImageBlock extends BlockBase {
	block: 'image';
	/** URL of the picture. */
	url: Expression<string | null | undefined>;
	/** Alternative text; empty for a decorative picture. */
	alt: TextValue;
	/** Maximum width in px. */
	width?: number;
	/** Aspect ratio (width/height); reserves the space while the picture loads. */
	ratio?: string;
	/** Crops the picture to a circle, as for a portrait; use with a ratio of 1/1. False by default. */
	round?: boolean;
}

/** Items of a menu of menus.yaml as tiles; only those that the user may open. */
export interface LinksBlock extends BlockBase {
	block: 'links';
	/** Name of the menu. */
	menu: string;
	/** Accessible name of the list. */
	label: TextValue;
}

/** One line of a list: what it is, and at its end what counts about it. The whole line is a link if it `opens` something. */
export interface ListItemBlock extends BlockBase {
	block: 'list-item';
	/** Heading of the line; also the accessible name of its link. */
	title: TextValue;
	/** Small text below the heading. */
	note?: TextValue;
	/** Icon before the heading. */
	icon?: string | Expression<string | ''>;
	/** Colour of the icon: `info`, `ok`, `warn`, `bad` or `mute`; info by default. */
	tone?: Expression<DictLabel['tone'] | '' | null | undefined>;
	/** Badges at the end of the line; a badge without text is omitted. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Small text below the badges, such as a time. */
	value?: TextValue;
	/** Target that the line opens. */
	opens?: Choice<OpenTarget>;
	/** Buttons at the end; screen readers announce them as a group of the name `title`. */
	buttons?: readonly ButtonSpec[];
}

/** Starts the session and opens the page that the user originally requested: `redirect` in the query string of this page, if it is a page of the app, or the home page. */
export interface LoginStep {
	/** The token as text, from the response of `session.signIn`: `result`, or `result.token` if that is an object. An operation that ends signed in, such as a registration, answers the same token. */
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

/** Highlighted text that the user should know. */
export interface NoticeBlock extends BlockBase {
	block: 'notice';
	/** Text of the notice; an empty one renders nothing. */
	text: TextValue;
	/** Colour: `info`, `ok`, `warn`, `bad` or `mute`; info by default. */
	tone?: Expression<DictLabel['tone'] | '' | null | undefined>;
	/** Icon before the text. */
	icon?: string | Expression<string | ''>;
	/** Small text below, such as a time. */
	note?: TextValue;
	/** Blocks below the text, such as links. */
	blocks?: readonly BlockDefinition[];
}

/** Opens a route, a path or a URL. */
export interface OpenStep {
	/** Target to open. */
	open: Choice<OpenTarget>;
}

/** Target of a link or of an `open` step. */
export interface OpenTarget {
	/** Name of the route to open. */
	route?: RouteName;
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
	/** Leads there only while this is true. Without a target a link is plain text, and a button absent. */
	when?: Expression<boolean>;
}

/** A field of an answer that the screen shows changed while the call is under way. If the call fails, the screen shows the server's answer again. */
export interface OptimisticChange {
	/** Its new value, read at the moment of the click. */
	value: Expression<unknown>;
	/** Changes the field only if this is true. */
	when?: Expression<boolean>;
	data: string;
	path: readonly string[];
	row?: Expression<unknown> | undefined;
}

/** Header of a subpage with its title (the h1) and a back button. It is rendered even before its data has loaded. */
export interface PageBannerBlock extends BlockBase {
	block: 'page-banner';
	/** Heading of the page; “Answers” by default. Until its data has loaded, the `title` of the page is shown. */
	title?: TextValue;
	/** Label of the back button, which goes back one page, or home if there is no previous page; “Previous page” by default. */
	backText?: TextValue;
	/** Breadcrumbs, down to the page itself, in place of those of its route. They keep their line while their data loads. */
	crumbs?: readonly PageCrumb[];
	/** Short line at the opposite end, such as a state or a score. */
	note?: TextValue;
	/** Blocks at the opposite end, such as a countdown; below the title on a narrow screen. */
	aside?: readonly BlockDefinition[];
}

/** Something that contains the page, from the outermost inwards. */
export interface PageCrumb {
	/** Name; an empty one is omitted. */
	text: TextValue;
	/** Target of the link. */
	opens?: Choice<OpenTarget>;
	/** Shows the breadcrumb only while this is true. */
	when?: Expression<boolean>;
}

/** What happens while a user comes and goes. */
export interface PageEvents {
	/** Once for each address of the page, as soon as the data that the reaction reads is loaded. */
	open?: readonly PageReaction[];
	/** Each time the page is shown again: its window, or its tab of the app. */
	visible?: readonly PageReaction[];
	/** When another page takes its place. Steps that need the page, such as `open` and `show`, are refused. Closing the window runs nothing. */
	leave?: readonly PageReaction[];
}

/** Steps that run without a click, so their calls fail silently. */
export interface PageReaction {
	/** Runs the steps only if this is true at that moment. */
	when?: Expression<boolean>;
	/** Steps to run. */
	actions: readonly ActionStep[];
	needs: readonly string[];
}

/** Source of a picture code, which is valid once and for a time. It is shown as a picture, or as a question in words that means the same. */
export interface PictureCode {
	/** Operation that makes a code. */
	call: OperationName;
	/** Parameters and body fields of the operation. */
	with?: Expression<Record<string, unknown>>;
	/** Name of the field of the request body that takes `id`. */
	fills: string;
	/** Identifier of the code in the response, read as `result`. */
	id: Expression<string | number | null | undefined>;
	/** URL of the picture, such as a data URL. */
	image: Expression<string | null | undefined>;
	/** Question for users who cannot see or read the picture; its answer is taken, too. */
	question: Expression<string | number | boolean | null | undefined>;
	/** Seconds after which the code is no longer valid. */
	expiresIn?: Expression<number | null | undefined>;
	always?: true | undefined;
}

/** Opens the print dialog, once the rows that the sheet of the page asks for are fetched. */
export interface PrintStep {
	/** Always true. */
	print: boolean;
}

/** Refetches data of the page. */
export interface RefreshStep {
	/** Names of the data calls to refetch. */
	refresh: readonly string[];
}

/** Outcome with buttons to continue, for example an error page. */
export interface ResultBlock extends BlockBase {
	block: 'result';
	/** Status, which selects the picture. */
	status: 'success' | 'info' | 'warning' | 'error' | '403' | '404' | '500' | '503';
	/** Heading of the result. */
	title: TextValue;
	/** Explanation below the heading. */
	message?: TextValue;
	/** Buttons to continue. */
	buttons?: readonly ButtonSpec[];
}

/** HTML from a server; sanitised before rendering. */
export interface RichTextBlock extends BlockBase {
	block: 'rich-text';
	/** HTML to render. */
	content: Expression<string | null | undefined>;
	/** Text shown when there is no content. */
	empty?: TextValue;
}

/** Selection of rows by checkboxes. Rows of other pages stay selected. */
export interface RowSelection {
	/** List state that holds the keys of the selected rows. */
	binds: string;
	/** Buttons for the selected rows, shown once a row is selected; may not use `row`. The selection is cleared once all steps of a button have run, if one of them is a `call`. */
	buttons: readonly ButtonSpec[];
}

/** Search field. Its text is written to page state, debounced, or at once on Enter. */
export interface SearchBoxBlock extends BlockBase {
	block: 'search-box';
	/** Text state that holds the search text; `as` of the state makes it a field for a code. */
	binds: string;
	/** Accessible name; the placeholder by default. */
	label?: TextValue;
	/** Placeholder of the empty field. */
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

/** Side column and main column; stacked on a narrow screen. */
export interface SplitBlock extends BlockBase {
	block: 'split';
	/** Blocks of the side column. */
	side: readonly BlockDefinition[];
	/** Blocks of the main column. */
	main: readonly BlockDefinition[];
	/** Width of the side column in px; 260 by default. */
	width?: number;
	/** Where the side column is: before the main column, or after it, then below on a narrow screen. start by default. */
	sideAt?: 'start' | 'end';
	/** Accessible name of the side column. */
	label?: TextValue;
	/** Collapses the side column behind its label on a narrow screen, where it is above the main column. */
	folds?: boolean;
}

/** Blocks one after another, vertically or horizontally. */
export interface StackBlock extends BlockBase {
	block: 'stack';
	/** Direction of the stack; vertical by default. horizontal wraps on narrow screens. */
	direction?: 'vertical' | 'horizontal';
	/** Gap between the blocks; medium by default. */
	gap?: 'none' | 'small' | 'medium' | 'large';
	/** Alignment along the row of a horizontal stack; `center` also centres a vertical stack that has a `width`, such as a text column. */
	align?: 'start' | 'center' | 'end' | 'between';
	/** Maximum width in px, for example for a text column or to preview a narrow layout. */
	width?: number;
	/** Accessible name, which makes the stack a region. */
	label?: TextValue;
	/** Screen readers announce what changes in the stack, such as the next step. */
	announces?: boolean;
	/** Blocks of the stack. */
	blocks: readonly BlockDefinition[];
}

/** One value with its label. */
export interface StatBlock extends BlockBase {
	block: 'stat';
	/** Label of the value. */
	label: TextValue;
	/** Value to show. */
	value: Expression<string | number | boolean | null | undefined>;
	/** Unit of the value. */
	unit?: TextValue;
	/** Icon beside the label. */
	icon?: string | Expression<string | ''>;
	/** Target that a click opens. */
	opens?: Choice<OpenTarget>;
}

/** One tab with its panel. */
export interface TabItem {
	/** Key of the tab; it appears in the query string if the state in `binds` is `in: query`. */
	key: string;
	/** Title of the tab. */
	title: TextValue;
	/** Badge beside the title, for example a count. */
	badge?: Expression<string | number | boolean | null | undefined>;
	/** Shows the tab only while this is true. */
	when?: Expression<boolean>;
	/** Shows the tab only to users who pass this guard. */
	guard?: GuardName;
	/** Blocks of the panel. */
	blocks: readonly BlockDefinition[];
}

/** Table; with pagination if the source is paged. Sorting and filtering set page state, which the data call takes as arguments. A table of more than 1,200 cells is virtualised and scrolls in its own container. A table that is too wide shows its rows as cards, each headed by the first strong column, unless it has a `stickyColumn` or more than 1,200 cells. As cards they are sorted by one menu. */
export interface TableBlock extends BlockBase {
	block: 'table';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Rows per page of a list that is there as a whole, such as one that a component computes. Setting page state opens the first page again. A call with `paged` has a `size` instead. */
	pageSize?: number;
	/** Accessible name of the table. */
	label: TextValue;
	/** Columns in display order. */
	columns: readonly TableColumn[];
	/** Keeps the first column visible while the table scrolls horizontally; its cells head the rows. */
	stickyColumn?: boolean;
	/** Low rows, for a long list in which rows are compared, such as a ranking. */
	compact?: boolean;
	/** Highlights the row as that of the current user. */
	mine?: Expression<boolean>;
	/** Row that stays in view below the others, such as that of the current user. */
	pinned?: ObjectSource;
	/** Value that readers follow, such as a score. Rows in which it has changed since the data was loaded before are marked. */
	changes?: Expression<string | number | null | undefined>;
	/** Text state that holds the sort order: `title`, or `-title` for descending. */
	sort?: string;
	/** Lets users sort only while this is true; always by default. */
	sortable?: Expression<boolean>;
	/** Lets users select rows and apply buttons to them. */
	select?: RowSelection;
	/** Lets users hide and show columns; the browser keeps their choice. */
	columnChooser?: boolean;
	/** Lets users save the rows as a CSV file; `{}` for the defaults. */
	exports?: TableExport;
	/** Buttons above the table; may not use `row`. */
	toolbar?: readonly ButtonSpec[];
	/** Buttons at the end of each row. */
	rowButtons?: readonly ButtonSpec[];
	/** Text shown when there are no rows. */
	empty?: TextValue;
	/** Buttons below the text of `empty`; may not use `row`. */
	emptyButtons?: readonly ButtonSpec[];
}

/** Column of a table; with `each` one column for each row of a list. */
export interface TableColumn {
	/** List that repeats the column: its texts and values read the entry as `item`. May not use `row`. */
	each?: ListSource;
	/** List of the row with one entry for each column of `each`, in the same order; `value` reads the entry as `cell`. */
	cells?: ListSource;
	/** Heading of the column. */
	title: TextValue;
	/** Value of the cell. */
	value: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** Style of the cell; text by default. `check` shows a tick for any value and has screen readers read the value, `html` shows sanitised HTML, `math` the formulas of plain text. */
	look?: 'text' | 'badge' | 'progress' | 'check' | 'strong' | 'muted' | 'html' | 'math';
	/** Colour of a badge: `info`, `ok`, `warn`, `bad` or `mute`; that of its dictionary by default. */
	tone?: Expression<DictLabel['tone'] | '' | null | undefined>;
	/** Target of the cell, which becomes a link. */
	opens?: Choice<OpenTarget>;
	/** Field by which the server sorts; requires `sort` of the table. */
	sortBy?: string;
	/** Filter of this column. */
	filter?: ColumnFilter;
	/** Width in px. */
	width?: number;
	/** Alignment of the cells; left by default. */
	align?: 'left' | 'center' | 'right';
	/** Explanation of the column, shown on its heading; may not use `row`. */
	tooltip?: TextValue;
	/** `never` leaves the column out on paper. */
	print?: 'never';
	/** Lets users edit the cells of the column in place. */
	edits?: CellEdit;
	/** Shows the column only while this is true; may not use `row`. */
	when?: Expression<boolean>;
	/** Shows the column only to users who pass this guard. */
	guard?: GuardName;
}

/** Export of the visible columns as a CSV file for spreadsheets, with values as displayed; of a paged source all pages. */
export interface TableExport {
	/** Maximum number of exported rows; 1000 by default. */
	limit?: number;
	/** File name before the date; the label of the table by default. */
	name?: TextValue;
}

/** Tabbed panels, one visible at a time. */
export interface TabsBlock extends BlockBase {
	block: 'tabs';
	/** Accessible name of the tab list. */
	label?: TextValue;
	/** Text state that holds the key of the selected tab. */
	binds?: string;
	/** Tabs in display order. */
	items: readonly TabItem[];
}

/** Line or paragraph of text. */
export interface TextBlock extends BlockBase {
	block: 'text';
	/** Text to show. */
	text: TextValue;
	/** Style of the text: title is the h1 of the page, heading an h2, subheading an h3 below one, unseen-heading an h2 for screen readers alone, code a program with its line breaks; body by default. */
	look?: 'title' | 'heading' | 'subheading' | 'unseen-heading' | 'body' | 'muted' | 'strong' | 'code' | Expression<'title' | 'heading' | 'subheading' | 'unseen-heading' | 'body' | 'muted' | 'strong' | 'code' | ''>;
	/** For a heading: scrolls the page to it if it first shows in the lower part of the window, as for what an address names below a film. */
	reveals?: boolean;
	/** Badges before the text of a paragraph. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
}

/** Timeline of past and future events or stages, one entry per row; the latest past event is marked. With pagination if the source is paged. */
export interface TimelineBlock extends BlockBase {
	block: 'timeline';
	/** Rows to show. */
	source: ListSource;
	/** Key that identifies a row; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Accessible name of the list. */
	label: TextValue;
	/** Time of the event, by the clock that `x-time` of its field says. */
	time?: Expression<string | number | null | undefined>;
	/** Format of the time, as in the pipe `date`; MM-DD HH:mm by default. */
	format?: string;
	/** Title of the event. */
	title: Expression<string | number | boolean | null | undefined>;
	/** Additional text of the event. */
	text?: TextValue;
	/** Badge after the title. */
	badge?: Expression<string | number | boolean | DictLabel | null | undefined>;
	/** Colour of the marker: `info`, `ok`, `warn`, `bad` or `mute`; info by default. */
	tone?: Expression<DictLabel['tone'] | '' | null | undefined>;
	/** Icon of the marker. */
	icon?: Expression<string | null | undefined>;
	/** Number in the marker, instead of an icon. */
	number?: Expression<number | null | undefined>;
	/** Marks the entry as the current one. */
	current?: Expression<boolean>;
	/** Blocks below the text; they may use `row`. */
	blocks?: readonly BlockDefinition[];
	/** Target of the link on the title. */
	opens?: Choice<OpenTarget>;
	/** Order of the entries: as given, newest first or oldest first; given by default. */
	sort?: 'given' | 'newest' | 'oldest';
	/** Words that mark the latest past event; “Newest” by default. */
	latest?: TextValue;
	/** Text shown when there are no rows. */
	empty?: TextValue;
	timeKind?: 'place' | 'deadline' | undefined;
}

/** Badge whose colour no dictionary tells. */
export interface TonedBadge {
	/** Text of the badge; an empty one renders nothing. */
	text: TextValue;
	/** Colour: `info`, `ok`, `warn`, `bad` or `mute`; info if it is null. */
	tone: Expression<DictLabel['tone'] | '' | null | undefined>;
}

/** Tree with selectable nodes. */
export interface TreeBlock extends BlockBase {
	block: 'tree';
	/** Root nodes. */
	source: ListSource;
	/** Label of the node. */
	label: Expression<string | number | boolean | null | undefined>;
	/** Key that identifies a node; `row.id` by default. */
	key?: Expression<string | number | null | undefined>;
	/** Child nodes; `row.children` by default. */
	children?: Expression<readonly unknown[] | null | undefined>;
	/** Small text after the label, for example a count. */
	note?: Expression<string | number | boolean | null | undefined>;
	/** Icon of the item. */
	icon?: Expression<string | null | undefined>;
	/** Badges after the label; a badge without text is omitted. */
	badges?: readonly (Expression<string | number | boolean | DictLabel | null | undefined> | TonedBadge)[];
	/** Progress marker of the node: `none`, `doing` or `done`; any other value renders no marker. */
	mark?: Expression<string | number | boolean | null | undefined>;
	/** Reason, shown below the node, why it cannot be selected. A leaf with a reason is locked. */
	reason?: Expression<string | number | boolean | null | undefined>;
	/** Key of the current node, which is marked and initially scrolled into view; may not use `row`. */
	current?: Expression<string | number | null | undefined>;
	/** Key of the node that the page was opened for. On load and whenever the key changes, the tree expands to it, scrolls it into view, marks it and focuses it; may not use `row`. */
	focus?: Expression<string | number | null | undefined>;
	/** State that holds the key of the selected node; selecting the node again clears it. */
	selects?: string;
	/** Steps that run when a node is selected. */
	onSelect?: readonly ActionStep[];
	/** Steps that run when the user tries to select a locked node. */
	onLocked?: readonly ActionStep[];
	/** Makes only leaves selectable; other nodes expand and collapse. */
	leavesOnly?: boolean;
	/** Adds a search field above the tree, which filters it to matching nodes and their ancestors. */
	searchable?: boolean;
	/** Accessible name of the tree. */
	title?: TextValue;
	/** Text shown when there are no nodes. */
	empty?: TextValue;
}
