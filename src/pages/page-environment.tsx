/**
 * Dependencies of the page runtime, provided by `src/app/`. Pages, blocks and features use them from here and import no store, HTTP client
 * or router state.
 */
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
import type { HandlerTypes } from '#generated/component-props.ts';
import type { GuardName, RouteName, RouteParams } from '#generated/names.ts';
import type { Dictionaries } from '#src/dictionaries/dictionaries.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import type { MessageKind } from '#src/feedback/feedback-store.ts';
import type { CallOptions } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { LoadOnce } from '#src/lib/load-once.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import type { DialogFrameProps } from '#src/ui/dialog-frame.tsx';
import type { BlockRegistry } from './block-registry.ts';
import type { ComponentLoader } from './component-loaders.ts';
import type { PageDefinition, SessionScope } from './page-definition.ts';

interface RouteTargetOf<N extends RouteName> {
	route: N;
	/** Query of the address without null and empty values; a list repeats the key. */
	query?: Readonly<Record<string, string | readonly string[]>>;
	newTab?: boolean;
}

type ParamsOf<N extends RouteName> =
	RouteParams[N] extends Record<string, never> ? { params?: RouteParams[N] } : { params: RouteParams[N] };

/** Target of a link or an `open` step: a route of the app with its path parameters. */
export type RouteTarget = { [N in RouteName]: RouteTargetOf<N> & ParamsOf<N> }[RouteName];

/** Target given by code: a route of the app, or a path sent by a server. */
export type FeatureTarget = RouteTarget | { path: string };

export interface HandlerContext {
	call: PageEnvironment['call'];
	message: PageEnvironment['message'];
	refresh(names: readonly string[]): Promise<void>;
	/** Navigates, unless the user has left the page. */
	open(target: FeatureTarget): void;
}

/** A handler of components.yaml. Its return value is `result` for the following steps; `false` ends the list. */
export type Handler<Name extends keyof HandlerTypes> = (
	props: HandlerTypes[Name]['props'],
	context: HandlerContext,
) => HandlerTypes[Name]['result'] | false | Promise<HandlerTypes[Name]['result'] | false>;

/** A handler as the page runtime runs it: the compiler has checked the props given in manifests. */
export type ActionHandler = (props: Readonly<Record<string, unknown>>, context: HandlerContext) => unknown;

export interface PageCallOptions extends Pick<CallOptions, 'signal' | 'quiet' | 'keepalive' | 'takes' | 'onProgress'> {
	/** Shapes of the calling page. Without them the response is checked against the API document. */
	shapes?: PageDefinition['shapes'];
}

export interface FileOptions {
	signal?: AbortSignal;
	onProgress?(loaded: number, total: number | null): void;
}

/** Answers of attempts by the attempt's id, in IndexedDB. */
export interface AttemptJournals {
	read(attemptId: string): Promise<unknown>;
	write(attemptId: string, journal: unknown): Promise<void>;
	remove(attemptId: string): Promise<void>;
}

export interface PageEnvironment {
	/** Calls an operation. Never rejects; failures have been shown to the user, unless the call is quiet or its `takes` returns true. */
	call<N extends OperationName>(operation: N, input: InputOf<N>, options?: PageCallOptions): Promise<Result<DataOf<N>>>;
	/** Fetches a file from a URL sent by a server. Never rejects and shows no errors. */
	fetchFile(url: string, options?: FileOptions): Promise<Result<Uint8Array<ArrayBuffer>>>;
	/** Operations whose cached responses become stale when this one succeeds (`x-invalidates`). */
	invalidates(operation: OperationName): readonly OperationName[];
	/** Whether the operation's method is not GET. */
	writes(operation: OperationName): boolean;
	answers: AnswerCache;
	blocks: BlockRegistry;
	dialogFrame: LoadOnce<ComponentType<DialogFrameProps>>;
	components: Readonly<Record<string, ComponentLoader>>;
	/** Loads a `do` handler of components.yaml. */
	loadHandler(name: string): Promise<ActionHandler | undefined>;
	/** Whether the user passes a guard of permissions.yaml. Re-evaluated whenever `useSession` changes. */
	can(guard: GuardName): boolean;
	/** Hook: the session as seen by expressions. The same object until something in it changes. */
	useSession(): SessionScope;
	/** Hook: the menu items that the user may see. */
	useMenu(name: string): readonly MenuEntry[];
	/** URL of a menu entry for an `<a>`; null for a group or a command. */
	hrefOfEntry(entry: MenuEntry): string | null;
	openEntry(entry: MenuEntry): void;
	/** Hook: another object once the dictionaries are loaded. */
	useDictionaries(): Dictionaries;
	/** URL of a route for an `<a>`, including the app's base path (or `#`). */
	hrefOf(target: RouteTarget): string;
	openRoute(target: RouteTarget): void;
	/** URL for an `<a>` of a path sent by a server; null if it is not a page of the app. */
	hrefOfPath(path: string): string | null;
	openPath(path: string, newTab: boolean): void;
	/** URL of a file sent by a server; a path that starts with `/` is resolved below the app's base path. */
	hrefOfFile(address: string): string;
	baseOf(api: string): string;
	/** Goes back in the history, or to the home page if there is no entry. */
	back(): void;
	message(kind: MessageKind, text: string): void;
	/** Asks the user; resolves to true for yes. */
	confirm(question: { text: string; title: string | null }): Promise<boolean>;
	/** Shows the blocking overlay until the promise settles, and returns the promise's value. */
	blockWhile<Value>(work: Promise<Value>): Promise<Value>;
	/** Starts a session with the response of the sign-in and opens the page that the user originally requested. */
	login(answer: unknown): Promise<void>;
	logout(): Promise<void>;
	/** Form drafts of the user; null for a guest. */
	openDrafts(): Promise<FormDrafts | null>;
	/** Journals of the user's attempts; null for a guest. All methods reject if the browser stores nothing. */
	openJournals(): Promise<AttemptJournals | null>;
	/** Queued requests of the user; null for a guest. Open it early, since its code cannot be loaded while offline. */
	openOutbox(): Promise<Outbox | null>;
	/** Activates the leave guard once a form is dirty. */
	watchUnsaved(): void;
	/** Logs an error caught by an error boundary. `where` names the page and the block. */
	reportError(error: unknown, where: string): void;
	/** Short messages that a page leaves for the next one, in memory. */
	handover: Map<string, string>;
	/** Persistent storage of this browser. Names of user-specific entries contain the user's id. */
	storage: BrowserStorage;
	/** Epoch ms by the server's clock. */
	now(): number;
	/** Epoch ms by the clock of the user's device, for the user's time of day. */
	localNow(): number;
	/** Whether routes and menus come from the server (`access.authentication`, also in config.json). */
	routesServed: boolean;
	/** Milliseconds for which a control rests after sending a write: `throttle.click` of app.yaml. */
	throttle: number;
	/** Debounce of typing in ms: `throttle.debounce` of app.yaml. */
	debounce: number;
	/** Text on the cover of a busy block: `http.overlayText` of app.yaml. */
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
