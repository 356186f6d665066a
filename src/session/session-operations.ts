import type { OperationName } from '#generated/api/operations.ts';

/** `info` is the answer of the operation that tells who is signed in; the compiler has checked each path in it. */
// biome-ignore lint/suspicious/noExplicitAny: the compiler is the type checker of these functions
type FieldOf<Value> = (info: any) => Value;

/** How the token of another API is got after sign-in. */
export interface TokenSource {
	call: OperationName;
	with?: Readonly<Record<string, FieldOf<unknown>>>;
	/** Key under which the token is stored. */
	key: string;
	/** Message after it had to be got anew. */
	renewed?: string;
}

interface Typed {
	account: string;
	password: string;
}

/** `session` of app.yaml, compiled. */
export interface SessionOperations {
	signIn: OperationName;
	user: OperationName;
	fields: {
		id: FieldOf<string | number>;
		name: FieldOf<string | null>;
		avatar?: FieldOf<string | null>;
		roles?: FieldOf<readonly string[] | null | undefined>;
		permissions?: FieldOf<readonly string[] | null | undefined>;
		account?: FieldOf<string | number | null | undefined>;
	};
	/** Input of `signIn` when a locked screen is opened again; without it there is no lock. */
	unlock?: Readonly<Record<string, (typed: Typed) => unknown>>;
	defaultRoles?: readonly string[];
	defaultName?: string;
	defaultAvatar?: string;
	tokens?: Readonly<Record<string, TokenSource>>;
}
