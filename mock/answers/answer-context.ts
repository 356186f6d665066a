import type { ComputeFields } from '#mock/handler.ts';
import type { Scenario } from '#mock/scenario.ts';
import type { AnyRow, Row, RowId, Store } from '#mock/store/store.ts';
import type { IdKind } from './new-row-id.ts';

export interface AnswerContext {
	input: Readonly<Record<string, unknown>>;
	store: Store;
	user: Row | null;
	now: () => number;
	scenario: Scenario;
	header: (name: string, value: string) => void;
	/** Returns the token of the new session. */
	openSession: (resource: string, userId: RowId) => string;
	closeSession: () => void;
}

/** Returns the data with all fields of the rows; the contract drops fields that the schema does not name. */
export type Respond = (context: AnswerContext) => unknown;

export interface AnswerOptions {
	/** Whether data satisfies the schema of the response. */
	accepts: (data: unknown) => boolean;
	/** Of the response's rows; null if they have no id. */
	idKind: IdKind | null;
	compute?: ComputeFields<AnyRow>;
	/** Media type of an answered file. */
	file?: string;
}
