import type { DataOf, InputOf, OperationName, OperationTypes } from '#generated/api/operations.ts';
import type { RequestContext } from './context.ts';
import type { Received } from './contract/stored-file.ts';
import type { AnyRow } from './store/store.ts';

/** Of an input with several forms, each form keeps its fields. */
type ReceivedInput<Input> = { [Field in keyof Input]: Received<Input[Field]> };

export type Context<N extends OperationName> = RequestContext<ReceivedInput<InputOf<N>>>;

/** The data inside the envelope; an operation without data may return nothing, one that answers a stream returns its rows or yields them. */
export type Returned<N extends OperationName> = OperationTypes[N] extends { rows: infer Rows extends readonly unknown[] }
	? Rows | AsyncIterable<Rows[number]>
	: [DataOf<N>] extends [null]
		? // biome-ignore lint/suspicious/noConfusingVoidType: a handler whose last statement is no `return` yields `void`
			DataOf<N> | void
		: DataOf<N>;

/** Handles one operation. Fields that the schema does not name are dropped. */
export type Handler<N extends OperationName> = (context: Context<N>) => Returned<N> | Promise<Returned<N>>;

export type ComputeRequest = Pick<RequestContext<Readonly<Record<string, unknown>>>, 'db' | 'input' | 'now' | 'user' | 'scenario'>;

export interface ComputedFields<R extends AnyRow> {
	row: (row: R) => object;
	/** Fields of a page besides its rows: totals and referenced records. */
	page?: (shown: readonly R[]) => object;
}

/** Computes fields of a declared answer; called once per request. */
export type ComputeFields<R extends AnyRow> = (request: ComputeRequest) => ComputedFields<R>;

export type Handlers = { readonly [N in OperationName]?: Handler<N> };
