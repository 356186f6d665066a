import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
import type { RequestContext } from './context.ts';
import type { Received } from './contract/stored-file.ts';
import type { Row } from './store/store.ts';

/** What the handler of an operation gets. */
export type Context<N extends OperationName> = RequestContext<{ [Field in keyof InputOf<N>]: Received<InputOf<N>[Field]> }>;

/** Answers one operation: returns the data inside the envelope. Fields beyond its schema are dropped. */
export type Handler<N extends OperationName> = (context: Context<N>) => DataOf<N> | Promise<DataOf<N>>;

export type ComputeRequest = Pick<RequestContext<Readonly<Record<string, unknown>>>, 'db' | 'input' | 'now' | 'user' | 'scenario'>;

export interface ComputedFields<R extends Row> {
	/** Fields of a row. */
	row: (row: R) => object;
	/** Fields of a page beside its rows: totals, and what the rows refer to. */
	page?: (shown: readonly R[]) => object;
}

/** Computes fields of a declared answer, once a request. */
export type ComputeFields<R extends Row> = (request: ComputeRequest) => ComputedFields<R>;

/** The handlers of an app by operation: a handler in the wrong place does not compile. */
export type Handlers = { readonly [N in OperationName]?: Handler<N> };
