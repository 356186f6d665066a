import type { Runner } from '#engines/runner.ts';
import type { FieldErrors } from './contract/problem.ts';
import type { PagingSpec } from './operation.ts';
import type { Scenario } from './scenario.ts';
import type { Database, Row, RowId } from './store/store.ts';

/** A signed-in session, in the resource `sessions`. Its id is the token. */
export interface Session extends Row {
	/** `auth.token` of the API that created the session. */
	token: string;
	resource: string;
	userId: RowId;
	createdAt: number;
	/** Epoch milliseconds; if absent, the scenario decides. */
	expiresAt?: number;
}

export interface SignInOptions {
	token?: string;
	/** `auth.token` of the session's API; by default that of the running operation. */
	api?: string;
	life?: number;
}

/** The only dependencies of a handler besides pure functions. */
export interface RequestContext<Input> {
	readonly input: Input;
	readonly db: Database;
	/** Epoch milliseconds of the mock's clock; `isoNow()` returns it as text. */
	now(): number;
	isoNow(): string;
	/** The signed-in user's row; never null if the operation requires sign-in. Its id is a number if the seed writes numbers. */
	readonly user: Row | null;
	readonly token: string | null;
	readonly scenario: Scenario;
	/** Null if the operation answers no pages. */
	readonly paging: PagingSpec | null;
	fail(code: number, message: string, fields?: FieldErrors): never;
	/** Like `fail`, with data for the client, such as the newer row of a conflict. Not checked against a schema. */
	refuseWith(code: number, message: string, data: unknown): never;
	/** Returns the next unused id with this prefix; deterministic for the same rows. */
	newId(prefix: string): string;
	/** Returns the number after the highest id of a resource whose ids are numbers. */
	nextNumber(resource: string): number;
	header(name: string, value: string): void;
	/** Opens a session for a user's row and returns its token in the form that clients send. */
	signIn(resource: string, userId: RowId, options?: SignInOptions): string;
	readonly runner: Runner | null;
	/** Queues background work to run after the response, in order; ignores a key that is already queued or running. */
	later(key: string, work: () => Promise<void>): void;
	signOut(): void;
}
