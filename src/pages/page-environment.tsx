/**
 * Everything the page runtime needs of the world around it. `src/app/` provides one environment; pages, blocks and features
 * read it here and import no store, no client and no router state of their own.
 *
 */
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { CallOptions } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { Unsent } from '#src/outbox/letter.ts';
import type { DialogFrameProps } from '#src/ui/dialog-frame.tsx';
import type { BlockRegistry } from './block-registry.ts';
import type { ComponentLoader } from './load-component.ts';
import type { PageDefinition, SessionScope } from './page-definition.ts';

/** Where a link or an `open` step leads, with every expression already worked out. */
export interface RouteTarget {
	route: string;
	/** Path parameters. */
	params: Readonly<Record<string, string>>;
	/** Query of the address, without null and empty values; a list is one key for each item. */
	query: Readonly<Record<string, string | readonly string[]>>;
	/** Opens a new browser tab. */
	newTab: boolean;
}

/** An item of a menu of menus.yaml; only items that the user may open are handed out. */
export interface MenuEntry {
	/** Tells the items of one menu apart. */
	key: string;
	title: string;
	icon: string | null;
	note: string | null;
	/** Ready for an `<a>`; null for a group or a command. */
	href: string | null;
	/** An address outside the app. */
	external: boolean;
	/** Goes there without loading the app anew, or runs the command. */
	open: () => void;
	items: readonly MenuEntry[];
}

export interface DictionaryItem {
	value: string;
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

/** Where code leads: a route that it names, or a path that a server gave. */
export type FeatureTarget =
	| { route: string; params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> }
	| { path: string };

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

/** What a handler of components.yaml may use of the page that runs it. */
export interface HandlerContext {
	call: PageEnvironment['call'];
	message: PageEnvironment['message'];
	/** Fetches data of the page again, by name. */
	refresh(names: readonly string[]): Promise<void>;
	/** Goes there, unless the page has been left. */
	open(target: FeatureTarget): void;
}

/** A handler of components.yaml. What it returns is `result` for the steps after it; `false` ends the list. */
export type ActionHandler = (props: Readonly<Record<string, unknown>>, context: HandlerContext) => unknown;

export interface PageCallOptions extends Pick<CallOptions, 'signal' | 'quiet' | 'keepalive' | 'takes' | 'onProgress'> {
	/** Those of the page that calls. Without them the answer must be all that the API document requires. */
	shapes?: PageDefinition['shapes'];
}

/** Half-written forms, kept in the browser by name. */
export interface FormDrafts {
	read(name: string): Readonly<Record<string, unknown>> | null;
	/** null forgets it, with its files. */
	write(name: string, values: Readonly<Record<string, unknown>> | null): void;
	/** Files that were chosen. Never rejects: those that are not there any more are missing. */
	readFiles(name: string): Promise<readonly File[]>;
	/** False: they are too large together, or the browser has no room for them, and none is kept. */
	writeFiles(name: string, files: readonly File[]): Promise<boolean>;
}

/** What got no answer, kept until it has one. Nothing may be handed over that must not be sent twice. */
export interface Outbox {
	/** False: the browser has no room for it. */
	keep(unsent: Unsent): Promise<boolean>;
	/** What it was about is settled in another way. */
	drop(id: string): Promise<void>;
	/** Null for nothing; what is refused waits no more, until the user tries again. */
	stateOf(id: string): 'waiting' | 'refused' | null;
	/** Hears of every change; returns how to stop. */
	subscribe(onChange: () => void): () => void;
}

export interface FileOptions {
	signal?: AbortSignal;
	/** Hears how many bytes have come, and of how many; null when the server does not tell. */
	onProgress?(loaded: number, total: number | null): void;
}

export interface PageEnvironment {
	/** Calls an operation. Never rejects; a failure has been shown to the user already, unless the call is quiet or takes it. */
	call(operation: string, input: Readonly<Record<string, unknown>>, options?: PageCallOptions): Promise<Result<unknown>>;
	/** The bytes of a file at an address that a server gave. Never rejects, and says nothing to the user. */
	fetchFile(url: string, options?: FileOptions): Promise<Result<Uint8Array<ArrayBuffer>>>;
	/** Operations whose cached answers a success of this one makes stale (`x-invalidates`). */
	invalidates(operation: string): readonly string[];
	/** Whether an operation changes something at the back end: any method but GET. */
	writes(operation: string): boolean;
	/** What the server has answered already. */
	answers: AnswerCache;
	/** Components of the block kinds; see `createBlockRegistry`. */
	blocks: BlockRegistry;
	/** What stands around the blocks of a dialog. */
	dialogFrame: () => Promise<ComponentType<DialogFrameProps>>;
	/** `#generated/components.ts`: loaders of `block: custom` by name. */
	components: Readonly<Record<string, ComponentLoader>>;
	/** `#generated/components.ts`: loaders of the handlers that a `do` step names. */
	handlers: Readonly<Record<string, () => Promise<ActionHandler>>>;
	/** Whether the guard of permissions.yaml lets this user pass. Pages ask again whenever `useSession` changes. */
	can(guard: string): boolean;
	/** Hook: the session as expressions see it. The same object until something in it changes. */
	useSession(): SessionScope;
	/** Hook: the items of a menu, guards applied. */
	useMenu(name: string): readonly MenuEntry[];
	/** Hook: looks a dictionary up; a new function when dictionaries were loaded. Empty for one that is not there (yet). */
	useDictionaries(): (type: string) => readonly DictionaryItem[];
	/** The address of a route for an `<a>`, with the base path (or `#`) of the app. */
	hrefOf(target: Omit<RouteTarget, 'newTab'>): string;
	openRoute(target: RouteTarget): void;
	/** The address for an `<a>` of a path that a server gave; null for one that is no page of the app. */
	hrefOfPath(path: string): string | null;
	/** Goes there; does nothing for a path that is no page of the app. */
	openPath(path: string, newTab: boolean): void;
	/** The address of a file that a server names: a path stands below the base path of the app, as its pages do. */
	hrefOfFile(address: string): string;
	/** The base address of an API, for files that stand beside its calls. */
	baseOf(api: string): string;
	/** Goes back one page; to the home page when there is none. */
	back(): void;
	message(kind: MessageKind, text: string): void;
	/** Asks the user; true for yes. */
	confirm(question: { text: string; title: string | null }): Promise<boolean>;
	/** Starts the session with this token and goes to where the user wanted to go. */
	login(token: string): Promise<void>;
	logout(): Promise<void>;
	/** The half-written forms of this user; null for nobody. */
	openDrafts(): Promise<FormDrafts | null>;
	/** What this user has not got sent; null for nobody. To be opened before it is needed: without a network its code does not come. */
	openOutbox(): Promise<Outbox | null>;
	/** A form was typed in: leaving it may be asked about from now on. */
	watchUnsaved(): void;
	/** An error that a boundary caught: for the error log. `where` names the page and the block. */
	reportError(error: unknown, where: string): void;
	/** What the app remembers in this browser. Entries that belong to a user carry the user's id in their names. */
	storage: BrowserStorage;
	/** Epoch ms, corrected by the clock of the server. */
	now(): number;
	/** Milliseconds in which what has been written is not written again by another click: `throttle.click` of app.yaml. */
	throttle: number;
	/** Milliseconds that typing settles before it acts: `throttle.debounce` of app.yaml. */
	debounce: number;
	/** What the cover of a busy block says: `http.overlayText` of app.yaml. */
	overlayText: string;
}

const EnvironmentContext = createContext<PageEnvironment | null>(null);

export function PageEnvironmentProvider({ environment, children }: { environment: PageEnvironment; children: ReactNode }) {
	return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

export function usePageEnvironment(): PageEnvironment {
	const environment = use(EnvironmentContext);
	if (!environment) throw new Error('A page is drawn outside <PageEnvironmentProvider>, which src/app puts around all pages.');
	return environment;
}
