import type { FieldErrors } from './contract/field-errors.ts';
import type { Runner } from './judge/runner.ts';
import type { Scenario } from './scenario.ts';
import type { Database, Row } from './store/store.ts';

/** Who is signed in, in the resource `sessions`. Its id is the token. */
export interface Session extends Row {
	/** `auth.token` of the API that it was made for. */
	token: string;
	/** Where the user stands. */
	resource: string;
	userId: string;
	/** Epoch milliseconds of the mock's clock. */
	createdAt: number;
	/** Epoch milliseconds; absent: as long as the scenario says. */
	expiresAt?: number;
}

export interface SignInOptions {
	/** The token itself; a fresh one by default. */
	token?: string;
	/** `auth.token` of the API that the session is for; that of the running operation by default. */
	api?: string;
	/** How long it lasts, in milliseconds; as the scenario says by default. */
	life?: number;
}

/** All that a handler may use besides pure functions. */
export interface RequestContext<Input> {
	/** Parameters and body fields by name, checked and typed. */
	readonly input: Input;
	readonly db: Database;
	/** Epoch milliseconds of the mock's clock; `isoNow()` is the same as text. */
	now(): number;
	isoNow(): string;
	/** The signed-in user's row; never null in an operation that needs sign-in. */
	readonly user: Row | null;
	/** The session's token; null without one. */
	readonly token: string | null;
	readonly scenario: Scenario;
	/** Ends the operation with a code and a message for the user, and for fields of the input one of their own. */
	fail(code: number, message: string, fields?: FieldErrors): never;
	/** The next unused id with this beginning; the same one in each run over the same rows. */
	newId(prefix: string): string;
	/** Address of a file that is shipped with the app, given its path in `public/`. */
	fileAddress(path: string): string;
	/** Sets a header of the answer. */
	header(name: string, value: string): void;
	/** Opens a session for a user's row and returns its token, as the client is to send it. */
	signIn(resource: string, userId: string, options?: SignInOptions): string;
	/** Runs programs; null on a host that runs none. */
	readonly runner: Runner | null;
	/** Goes on with work after the answer, after all that was put off before; what is known by its key is not put off twice. */
	later(key: string, work: () => Promise<void>): void;
	/** Ends the session of this request. */
	signOut(): void;
}
