/**
 * Everything the page runtime needs of the world around it. `src/app/` provides one environment; pages, blocks and features
 * read it here and import no store, no client and no router state of their own.
 *
 */
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { DictionaryItem } from '#src/dictionaries/dictionaries.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import type { MessageKind } from '#src/feedback/feedback-store.ts';
import type { CallOptions } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
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

/** Where code leads: a route that it names, or a path that a server gave. */
export type FeatureTarget =
	| { route: string; params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> }
	| { path: string };

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
	/** The address of a menu entry for an `<a>`; null for a group or a command. */
	hrefOfEntry(entry: MenuEntry): string | null;
	/** Goes to the page of a menu entry, or runs its command. */
	openEntry(entry: MenuEntry): void;
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
