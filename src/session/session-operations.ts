import type { OperationName } from '#generated/api/operations.ts';

// biome-ignore lint/suspicious/noExplicitAny: the compiler is the type checker of these functions
type FieldOf<Value> = (info: any) => Value;

/** How to get the token of another API after sign-in. */
export interface TokenSource {
	call: OperationName;
	with?: Readonly<Record<string, FieldOf<unknown>>>;
	key: string;
	renewed?: string;
	failed?: string;
}

interface Typed {
	account: string;
	password: string;
}

/** The compiled `session` of app.yaml. */
export interface SessionOperations {
	signIn: OperationName;
	/** Token in the response of `signIn`; by default the response itself. */
	token?: FieldOf<unknown>;
	user: OperationName;
	signOut?: OperationName;
	lock?: OperationName;
	fields: {
		id: FieldOf<string | number>;
		name: FieldOf<string | null>;
		avatar?: FieldOf<string | null>;
		roles?: FieldOf<readonly string[] | null | undefined>;
		permissions?: FieldOf<readonly string[] | null | undefined>;
		account?: FieldOf<string | number | null | undefined>;
	};
	/** Input of `signIn` to unlock the screen; without it there is no lock. */
	unlock?: Readonly<Record<string, (typed: Typed) => unknown>>;
	defaultRoles?: readonly string[];
	defaultName?: string;
	defaultAvatar?: string;
	/** Key that seals what the user typed. */
	draftKey?: FieldOf<string | null | undefined>;
	tokens?: Readonly<Record<string, TokenSource>>;
}
