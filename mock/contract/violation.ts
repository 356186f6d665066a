import { formatPath } from './explain-problem.ts';
import type { Problem } from './problem.ts';
import { kindOf } from './value-kind.ts';

/** Where a wrong value came from. */
export type Origin =
	| { kind: 'row'; resource: string; id: string; file: string }
	| { kind: 'handler'; name: string; file: string }
	| { kind: 'declared'; operation: string };

/** Something that the contract does not allow: a fault of the app, of a seed row or of a handler, never of the user. */
export interface Violation {
	/** `unhandled`: no operation; `request`, `answer`: against the schema; `failed`: a handler threw. */
	kind: 'unhandled' | 'request' | 'answer' | 'failed';
	/** Name of the operation, or the method and path of an unhandled request. */
	operation: string;
	/** JSON path in the input or in the data. */
	path: string;
	expected: string;
	got: string;
	/** For `answer` and `failed`. */
	origin: Origin | null;
	/** All of it in one sentence, with what to do. */
	message: string;
	/** For `failed`. */
	cause?: unknown;
}

export function violationOf(kind: 'request' | 'answer', operation: string, problem: Problem, origin: Origin | null = null): Violation {
	const path = formatPath(problem.path);
	const got = formatGot(problem.got);
	const from = origin ? ` It comes from ${formatOrigin(origin)}.` : '';
	const what = kind === 'request' ? 'The request' : 'The answer';
	const message = `${what} of ${operation} breaks its contract at ${path}: expected ${problem.expected}, got ${got}.${from}`;
	return { kind, operation, path, expected: problem.expected, got, origin, message };
}

export function formatOrigin(origin: Origin): string {
	switch (origin.kind) {
		case 'row':
			return `row ${origin.id} of ${origin.resource} (${origin.file})`;
		case 'handler':
			return origin.file;
		case 'declared':
			return `the x-mock of ${origin.operation}`;
	}
}

function formatGot(value: unknown): string {
	if (value === undefined) return 'nothing';
	const text = JSON.stringify(value) ?? String(value);
	const short = text.length > 80 ? `${text.slice(0, 80)}…` : text;
	return typeof value === 'object' ? `${kindOf(value)} ${short}` : short;
}
