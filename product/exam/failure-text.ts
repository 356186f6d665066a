import type { HttpError } from '#src/http/result.ts';

/** A failed call in the words of an exam: without a connection, the texts for administrators help no student. */
export const failureText = ({ kind, message }: Pick<HttpError, 'kind' | 'message'>): string =>
	kind === 'network' || kind === 'timeout' ? '没有连上服务器，请检查网络' : message;
