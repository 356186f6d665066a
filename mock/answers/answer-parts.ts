import type { ComputedFields, ComputeFields } from '#mock/handler.ts';
import type { DeclaredAnswer } from '#mock/operation.ts';
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

export type SelectRows = (context: AnswerContext) => readonly AnyRow[];
export type FinishRow = (row: AnyRow, context: AnswerContext) => AnyRow;

export interface AnswerParts {
	spec: RowsSpec;
	resource: string;
	select: SelectRows;
	/** Adds joined and computed fields, unless filtering has already added them. */
	finish: FinishRow;
	computed: ((context: AnswerContext) => ComputedFields<AnyRow>) | undefined;
	/** The row that `key` names, finished if `where` reads joined or computed fields. */
	find: (context: AnswerContext) => AnyRow;
	/** As `find`, and each row of a list of ids. */
	findEach: (context: AnswerContext) => { rows: AnyRow[]; isList: boolean };
	accepts: Accepts;
	idKind: IdKind | null;
	refuse: (context: AnswerContext) => never;
	/** Sends the entity tag of the answered row. */
	tag: (row: AnyRow, context: AnswerContext) => AnyRow;
}

/** Whether data satisfies the schema of the response. */
type Accepts = (data: unknown) => boolean;

export interface AnswerOptions {
	accepts: Accepts;
	/** Of the response's rows; null if they have no id. */
	idKind: IdKind | null;
	compute?: ComputeFields<AnyRow>;
}

export type RowsSpec = Omit<DeclaredAnswer, 'answer'>;
