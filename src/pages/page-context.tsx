/** Context that a page provides to its blocks, which use it through the hooks in this folder. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { OperationName } from '#generated/api/operations.ts';
import type { HttpError } from '#src/http/result.ts';
import type { Rest } from '#src/ui/use-press.ts';
import type { PageData } from './page-data.ts';
import type { ActionStep, PageDefinition } from './page-definition.ts';
import type { Bound, PageScope } from './page-scope.ts';
import type { NavigateOptions } from './page-store.ts';

/** Observes the calls of a list of steps. */
export interface CallWatch {
	/** Throttles the control that runs the steps: it rests after each write that they send. */
	rest?: Rest;
	/** `true` if the observer shows the error to the user. */
	onFailed?(operation: OperationName, error: HttpError): boolean;
	/** Called before the following steps run. */
	onDone?(operation: OperationName): void;
	signal?: AbortSignal;
	onProgress?(share: number): void;
}

/** Commands of a page; the same object while the page is mounted. */
export interface PageCommands {
	/** Sets variables. Paged calls whose arguments change return to page 1. */
	set(values: Readonly<Record<string, unknown>>, options?: Partial<NavigateOptions>): void;
	/** `page`: its number, or its cursor. */
	openPage(data: string, page: number | string): void;
	show(name: string, params: Readonly<Record<string, unknown>>): void;
	/** Closes the surrounding dialog; does nothing outside a dialog. */
	close(): void;
	/** Runs a list of actions; true if all of it has run. */
	run(steps: readonly ActionStep[], bound?: Bound, watch?: CallWatch): Promise<boolean>;
}

/** A new object whenever a part of it changes. */
export interface PageContextValue {
	definition: PageDefinition;
	/** Title of the page; its route's title until the page's own is known. */
	title: string;
	commands: PageCommands;
	scope: PageScope;
	data: PageData;
	search: string;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** Gives the children a wider scope, e.g. a row, and optionally other commands than the page's. */
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
