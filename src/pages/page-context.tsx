/** What one page on screen hands to its blocks. Blocks use it through the hooks beside this file. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { HttpError } from '#src/http/result.ts';
import type { PageData } from './page-data.ts';
import type { ActionStep, PageDefinition } from './page-definition.ts';
import type { Bound, PageScope } from './page-scope.ts';
import type { NavigateOptions } from './page-store.ts';

/** Somebody who follows the calls of a list of steps. */
export interface CallWatch {
	/** `true`: the watcher tells the user what went wrong, and nobody else need. */
	onFailed(operation: string, error: HttpError): boolean;
	/** Before the steps that come after it. */
	onDone(operation: string): void;
	/** Ends the calls. */
	signal?: AbortSignal;
	/** How much of the body has been sent, 0 to 1. */
	onProgress?(share: number): void;
}

/** Commands of a page; the same object as long as the page is mounted. */
export interface PageCommands {
	/** Sets variables; a call whose arguments change by that starts again at page 1. */
	set(values: Readonly<Record<string, unknown>>, options?: Partial<NavigateOptions>): void;
	/** Opens a page of paged data. */
	openPage(data: string, page: number): void;
	/** Opens a dialog of the page. */
	show(name: string, params: Readonly<Record<string, unknown>>): void;
	/** Closes the dialog around; nothing outside of one. */
	close(): void;
	/** Runs a list of actions; true when it came to its end. */
	run(steps: readonly ActionStep[], bound?: Bound, watch?: CallWatch): Promise<boolean>;
}

/** What blocks draw; new whenever something of it changes. */
export interface PageContextValue {
	definition: PageDefinition;
	/** Title of the page; that of its route until its own is known. */
	title: string;
	commands: PageCommands;
	scope: PageScope;
	data: PageData;
	search: string;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** Blocks in it see more than those around: the row in which they stand. `commands` are theirs instead of those of the page. */
export function WithScope({ scope, commands, children }: { scope: PageScope; commands?: PageCommands; children: ReactNode }) {
	const page = usePage();
	const value = useMemo(() => ({ ...page, scope, commands: commands ?? page.commands }), [page, scope, commands]);
	return <PageContext value={value}>{children}</PageContext>;
}

export function usePage(): PageContextValue {
	const page = use(PageContext);
	if (!page) throw new Error('A block is drawn outside <PageView>, which hands it the scope and the data of its page.');
	return page;
}
