/**
 * Types of compiled pages, which the compiler emits into `src/generated/pages/`. Expressions are plain functions; the compiler has checked
 * every path in them against the API's schemas.
 */

import type { OperationName } from '#generated/api/operations.ts';
import type {
	ActionStep,
	AddedRow,
	BlockDefinition,
	BlockKind,
	BlocksByKind,
	CallStep,
	OptimisticChange,
	PageEvents,
} from '#generated/block-types.ts';
import type { Shape } from '#src/http/check-shape.ts';
import type { TypedAs } from '#src/lib/typed-text.ts';
import type { Features } from '#src/settings/features.ts';
import type { SentFile, SentPart } from '#src/uploads/sent-file.ts';
import type { Expression, TextValue } from './block-base.ts';

export type { ActionStep, AddedRow, BlockDefinition, BlockKind, CallStep, OptimisticChange };

/** Names visible to expressions. `row`, `record`, `form` and `result` exist where the grammar binds them. */
export interface Scope {
	state: Readonly<Record<string, unknown>>;
	/** Responses by data name; undefined while not loaded. */
	data: Readonly<Record<string, unknown>>;
	route: { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> };
	session: SessionScope;
	features: Features;
	row?: unknown;
	record?: unknown;
	form?: Readonly<Record<string, unknown>>;
	result?: unknown;
	/** The file, and the part of it, that an upload sends. */
	file?: SentFile;
	part?: SentPart;
	/** Given by a custom component to the blocks of its slot, or to the steps of its event. */
	slot?: unknown;
	event?: unknown;
	/** Params that the `show` step passed to the surrounding dialog. */
	dialog?: Readonly<Record<string, unknown>>;
}

export interface SessionScope {
	signedIn: boolean;
	admin: boolean;
	user: { id: string; name: string; avatar: string };
	roles: readonly string[];
	permissions: readonly string[];
	/** Response of the operation in app.yaml's `session.user`; null for a guest. */
	info: unknown;
}

export interface StateDefinition extends TypedAs {
	type: 'string' | 'integer' | 'number' | 'boolean' | 'strings' | 'integers';
	/** Kept in the query of the address under the variable's name; a list repeats the key. */
	query: boolean;
	/** Null if the author gave none; lists start empty. */
	default: string | number | boolean | null;
}

export interface DataDefinition {
	operation: OperationName;
	/** Input of the call; null and empty parameters are omitted. */
	with?: Expression<Record<string, unknown>>;
	/** Required parameters: the call waits while one of them is null. */
	requires: readonly string[];
	/** Data read by `with` or `when`; the call waits until it is loaded. */
	needs: readonly string[];
	when?: Expression<boolean>;
	/** If it fails, one error replaces all blocks. */
	essential?: boolean;
	/** Blocks neither wait for it nor show that it failed. */
	optional?: boolean;
	/** Seconds after which the call is repeated while the page is visible and has a connection. */
	every?: number;
	/** Ends the repetition; reads the answer of the call itself. */
	until?: Expression<boolean>;
	/** Shows rows as they arrive. `size`: the latest ones that are kept. */
	stream?: { format: 'lines' | 'events' | 'texts'; size: number };
	/** Names of the operation's paging parameters and response fields, and the query key of the page number. With `next`, the field of the next cursor, `page` is the parameter of a cursor. */
	paged?: { page: string; size: string; list: string; total: string; next?: string; queryKey: string; defaultSize: number };
}

export interface PageDefinition {
	name: string;
	title: TextValue;
	layout: 'main' | 'blank';
	/** Has no variables, data, dialogs, events or pipes; `PlainPage` renders it. */
	plain?: true;
	state: Readonly<Record<string, StateDefinition>>;
	data: Readonly<Record<string, DataDefinition>>;
	view: readonly BlockDefinition[];
	on?: PageEvents;
	dialogs?: Readonly<Record<string, DialogDefinition>>;
	/** Expected response shapes, limited to the fields that the page and its dialogs read. */
	shapes?: Readonly<Record<string, Shape>> | undefined;
}

export interface DialogDefinition {
	title: TextValue;
	look: 'dialog' | 'drawer';
	/** In px; narrower on small screens. */
	width?: number;
	/** Block kinds and custom components of the dialog, loaded after its page. */
	blocks: readonly BlockKind[];
	components?: readonly string[];
	data: Readonly<Record<string, DataDefinition>>;
	view: readonly BlockDefinition[];
}

/** Props of every block component. Anything else comes from the hooks of the page. */
export interface BlockProps<Kind extends BlockKind> {
	block: BlocksByKind[Kind];
}

/** One entry of `src/generated/pages.ts`. */
export interface PageEntry {
	load: () => Promise<PageDefinition>;
	layout: 'main' | 'blank';
	/** Custom components outside dialogs, loaded in parallel with the page. */
	components?: readonly string[];
	/** Query keys that the page itself writes. */
	writes?: readonly string[];
	/** Block kinds outside dialogs, loaded in parallel with the page. */
	blocks: readonly BlockKind[];
}
