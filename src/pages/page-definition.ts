/**
 * The shape of a compiled page: data that the compiler emits into `src/generated/pages/` and the page runtime draws.
 * Expressions arrive as plain functions; the compiler has checked every path in them against the API's schemas.
 */

import type { OperationName } from '#generated/api/operations.ts';
import type { ActionStep, BlockDefinition, BlockKind, BlocksByKind } from '#generated/block-types.ts';
import type { Shape } from '#src/http/check-shape.ts';
import type { Pipes } from './pipes.ts';

export type { ActionStep, BlockDefinition, BlockKind };

/** What expressions may read. `row`, `record`, `form` and `result` are there where the grammar binds them. */
export interface Scope {
	/** Variables of the page by name; null while unset. */
	state: Readonly<Record<string, unknown>>;
	/** Answers by data name; undefined while not loaded. */
	data: Readonly<Record<string, unknown>>;
	route: { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> };
	session: SessionScope;
	row?: unknown;
	record?: unknown;
	form?: Readonly<Record<string, unknown>>;
	result?: unknown;
	/** What the `show` step handed to the dialog in which the expression stands. */
	dialog?: Readonly<Record<string, unknown>>;
}

export interface SessionScope {
	signedIn: boolean;
	admin: boolean;
	user: { id: string; name: string; avatar: string };
	roles: readonly string[];
	permissions: readonly string[];
	/** Answer of the operation that app.yaml names as `session.user`; null for a guest. */
	info: unknown;
}

// Emitted functions annotate nothing: the compiler is the type checker of page expressions, so `any` is theirs alone.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Expression<T = unknown> = (scope: any, pipes: Pipes) => T;

/** A literal, or a function where the author interpolated. */
export type TextValue = string | Expression<string>;

export interface ListSource {
	rows: Expression<readonly unknown[] | null | undefined>;
	/** Name of the paged data that the rows come from, when they do. */
	paged?: string;
}

export interface ObjectSource {
	record: Expression<unknown>;
}

export interface StateDefinition {
	type: 'string' | 'integer' | 'number' | 'boolean' | 'strings' | 'integers';
	/** Kept in the query of the address under its own name; a list by one key for each item. */
	query: boolean;
	/** null when the author gave none; lists begin empty. */
	default: string | number | boolean | null;
}

export interface DataDefinition {
	operation: OperationName;
	/** Input of the call; parameters that come out null or empty are left out. */
	with?: Expression<Record<string, unknown>>;
	/** Required parameters: while one of them is null the call waits. */
	requires: readonly string[];
	/** Other data that `with` or `when` reads: the call waits until they are there. */
	needs: readonly string[];
	when?: Expression<boolean>;
	/** When it cannot be had, that is said in place of all blocks. */
	essential?: boolean;
	/** Names of parameters and answer fields by which the operation pages, and the query key that keeps the page number. */
	paged?: { page: string; size: string; list: string; total: string; queryKey: string; defaultSize: number };
}

export interface PageDefinition {
	name: string;
	title: TextValue;
	layout: 'main' | 'blank';
	state: Readonly<Record<string, StateDefinition>>;
	data: Readonly<Record<string, DataDefinition>>;
	view: readonly BlockDefinition[];
	dialogs?: Readonly<Record<string, DialogDefinition>>;
	/** What the answers of these operations must look like for all that the page and its dialogs read of them; others may be anything. */
	shapes?: Readonly<Record<string, Shape>> | undefined;
}

export interface DialogDefinition {
	title: TextValue;
	look: 'dialog' | 'drawer';
	/** In px, where there is room. */
	width?: number;
	/** Block kinds and custom components that it draws: loaded once its page stands. */
	blocks: readonly BlockKind[];
	components?: readonly string[];
	/** Called when it opens. */
	data: Readonly<Record<string, DataDefinition>>;
	view: readonly BlockDefinition[];
}

/** Keys that the compiler adds to every block. */
export interface BlockBase {
	when?: Expression<boolean>;
	/** Name of a guard of permissions.yaml. */
	guard?: string;
	/** While this is true the block is covered and cannot be used. */
	busy?: Expression<boolean>;
	/** Height of its skeleton in pixels; by default that of its kind. */
	room?: number;
	/** Data that this block's own slots read: a skeleton shows until all are loaded, an error with retry when one failed. */
	needs: readonly string[];
}

/** What the component of a block gets: its compiled definition, nothing else. The rest it asks of the page by hooks. */
export interface BlockProps<Kind extends BlockKind> {
	block: BlocksByKind[Kind];
}

/** Rules of a form field, taken from the body schema. Lengths in UTF-16 units, those of files in bytes. */
export interface FieldRules {
	type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
	required: boolean;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	/** Source of a regular expression the whole value must match. */
	pattern?: string;
	/** What to say when `pattern` does not match; from `x-message` of the schema. */
	message?: string;
	enum?: readonly (string | number | boolean)[];
	/** Of a list that of its items; `binary` is a file. */
	format?: string;
	/** Of a list. */
	minItems?: number;
	maxItems?: number;
	/** Of a file. */
	contentMediaType?: string;
	/** `x-secret` of the schema: kept nowhere. */
	secret?: boolean;
}

/** Where the answer to a refused call names the wrong fields; `x-envelope` of the API says so. */
export interface RefusalSpec {
	/** Path in the body of the answer: a map from fields to texts, or a list of objects. */
	at: readonly string[];
	/** Fields of such an object that hold the name of the field and the text. */
	name: string;
	message: string;
}

/** One entry of `src/generated/pages.ts`. */
export interface PageEntry {
	load: () => Promise<PageDefinition>;
	layout: 'main' | 'blank';
	/** Custom components that the page draws without a dialog: loaded in parallel with the page. */
	components?: readonly string[];
	/** Keys of the query that the page writes by itself. */
	writes?: readonly string[];
	/** Block kinds that the page draws without a dialog: loaded in parallel with the page. */
	blocks: readonly BlockKind[];
}
