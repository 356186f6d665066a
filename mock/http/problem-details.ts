/** Problem details for HTTP APIs, RFC 9457. */
import type { Answer } from './answer.ts';

export const PROBLEM_TYPE = 'application/problem+json';

interface ProblemDetails {
	type: string;
	title: string;
	status: number;
	/** For the user. */
	detail: string;
	[extension: string]: unknown;
}

/** Phrases of RFC 9110: the type `about:blank` has the title of its status (RFC 9457, 4.2.1). */
const TITLES: Readonly<Record<number, string>> = {
	400: 'Bad Request',
	401: 'Unauthorized',
	402: 'Payment Required',
	403: 'Forbidden',
	404: 'Not Found',
	405: 'Method Not Allowed',
	409: 'Conflict',
	410: 'Gone',
	412: 'Precondition Failed',
	413: 'Content Too Large',
	415: 'Unsupported Media Type',
	422: 'Unprocessable Content',
	423: 'Locked',
	428: 'Precondition Required',
	429: 'Too Many Requests',
	500: 'Internal Server Error',
	503: 'Service Unavailable',
	507: 'Insufficient Storage',
};

/** The fields of `data` become extension members. A code that is no HTTP error is answered with status 400. */
export function problemOf(answer: Pick<Answer, 'code' | 'message' | 'data' | 'status' | 'httpStatus'>): ProblemDetails {
	const status = statusOf(answer);
	const title = TITLES[status] ?? (status < 500 ? 'Bad Request' : 'Internal Server Error');
	const { data, message } = answer;
	return { ...(typeof data === 'object' ? data : { data }), type: 'about:blank', title, status, detail: message };
}

function statusOf({ code, status, httpStatus }: Pick<Answer, 'code' | 'status' | 'httpStatus'>): number {
	if (status >= 400) return status;
	const wanted = httpStatus ?? Number(code);
	return wanted >= 400 && wanted <= 599 ? wanted : 400;
}
