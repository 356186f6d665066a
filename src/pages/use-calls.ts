import type { DataOf, InputOf, OperationName } from '#generated/api/operations.ts';
import type { CallOptions } from '#src/http/create-http.ts';
import type { Result } from '#src/http/result.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { Reread } from '#src/operations/read-again.ts';
import { createRequiredContext } from './create-required-context.ts';
import type { PageDefinition } from './page-definition.ts';

export interface PageCallOptions
	extends Pick<CallOptions, 'signal' | 'quiet' | 'keepalive' | 'takes' | 'onProgress' | 'onLoaded' | 'reads' | 'headers'> {
	/** Shapes of the calling page. Without them the response is checked against the API document. */
	shapes?: PageDefinition['shapes'];
	/** Without a connection, gives the last answer to this input that this browser has. Only for calls that read. */
	kept?: boolean;
}

export interface FileOptions {
	signal?: AbortSignal;
	onProgress?(loaded: number, total: number | null): void;
}

/** Calls of the back end, and the answers kept of them. */
export interface Calls {
	/** Calls an operation. Never rejects; failures have been shown to the user, unless the call is quiet or its `takes` returns true. */
	call<N extends OperationName>(operation: N, input: InputOf<N>, options?: PageCallOptions): Promise<Result<DataOf<N>>>;
	/** Fetches a file from a URL sent by a server. Never rejects and shows no errors. */
	fetchFile(url: string, options?: FileOptions): Promise<Result<Uint8Array<ArrayBuffer>>>;
	/** Operations whose cached responses become stale when this one succeeds (`x-invalidates`). */
	invalidates(operation: OperationName): readonly OperationName[];
	/** Whether the operation's method is not GET. */
	writes(operation: OperationName): boolean;
	/** Whether a call of the operation carries no key of its attempt, although it writes: repeating it may do it twice. */
	unkeyed(operation: OperationName): boolean;
	/** Reads again what the operation changes, after its answer was lost. */
	readAgain(operation: OperationName): Promise<Reread>;
	answers: AnswerCache;
	baseOf(api: string): string;
}

export const [CallsContext, useCalls] = createRequiredContext<Calls>();
