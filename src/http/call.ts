import type { OperationName } from '#generated/api/operations.ts';
import type { ApiSpec, OperationSpec } from './api-spec.ts';
import type { OnLoaded } from './read-file.ts';
import type { HttpError } from './result.ts';

export type AnswerCheck = (data: unknown) => string | null | Promise<string | null>;

export interface Call {
	name: OperationName;
	api: ApiSpec;
	operation: OperationSpec;
	input: Readonly<Record<string, unknown>>;
	headers: Headers;
	signal: AbortSignal | null;
	anonymous: boolean;
	quiet: boolean;
	/** Completes even if the page is unloaded. */
	keepalive: boolean;
	check?: AnswerCheck | undefined;
	/** Returns true if the caller shows this error to the user. */
	takes?: ((error: HttpError) => boolean) | undefined;
	onProgress?: ((share: number) => void) | undefined;
	/** Reads the body of a success as it arrives. No time-out applies once it has begun. */
	reads?: ((response: Response) => Promise<void>) | undefined;
	/** Progress of a file that the operation answers. */
	onLoaded?: OnLoaded | undefined;
}

export interface Answer {
	status: number;
	ok: boolean;
	headers: Headers;
	/** Parsed JSON, or the file as a `Blob`. */
	body: unknown;
	/** Why the body of a success is not JSON. */
	flaw?: 'html' | 'not-json' | 'empty-answer' | undefined;
}

export type Next = (call: Call) => Promise<Answer>;
export type Middleware = (call: Call, next: Next) => Promise<Answer>;

/** Composes middleware; the first one is the outermost. */
export function chain(middleware: readonly Middleware[], send: Next): Next {
	return middleware.reduceRight<Next>((next, each) => (call) => each(call, next), send);
}
