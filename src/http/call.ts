import type { ApiSpec, OperationSpec } from './api-spec.ts';
import type { HttpError } from './result.ts';

/** Judges the data of a success: what is wrong with it, for the log, or null. */
export type AnswerCheck = (data: unknown) => string | null | Promise<string | null>;

/** One call on its way out. */
export interface Call {
	name: string;
	api: ApiSpec;
	operation: OperationSpec;
	input: Readonly<Record<string, unknown>>;
	headers: Headers;
	signal: AbortSignal | null;
	/** Sends no token and tries to get none. */
	anonymous: boolean;
	/** The caller itself says that it failed. */
	quiet: boolean;
	/** Is sent to its end although the page goes away. */
	keepalive: boolean;
	/** Judges the data of a success. */
	check?: AnswerCheck | undefined;
	/** Whether the caller tells the user about this failure. */
	takes?: ((error: HttpError) => boolean) | undefined;
	/** Hears the share of the body that has been sent. */
	onProgress?: ((share: number) => void) | undefined;
}

/** What came back; `body` is parsed when it was JSON. */
export interface Answer {
	status: number;
	ok: boolean;
	headers: Headers;
	body: unknown;
	/** Why the body of a success is not JSON. */
	flaw?: 'html' | 'not-json' | 'empty-answer' | undefined;
}

export type Next = (call: Call) => Promise<Answer>;
export type Middleware = (call: Call, next: Next) => Promise<Answer>;

/** The first of `middleware` is the outermost. */
export function chain(middleware: readonly Middleware[], send: Next): Next {
	return middleware.reduceRight<Next>((next, each) => (call) => each(call, next), send);
}
