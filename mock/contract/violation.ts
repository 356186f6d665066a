import type { RowId } from '#mock/store/store.ts';
import { formatPath } from './explain-problem.ts';
import type { Problem } from './problem.ts';
import { kindOf } from './value-kind.ts';

export type Origin =
	| { kind: 'row'; resource: string; id: RowId; file: string }
	| { kind: 'handler'; name: string; file: string }
	| { kind: 'declared'; operation: string };

/** A contract violation: a bug in the app, a seed row or a handler, never an error of the user. */
export interface Violation {
	/** `unhandled`: no operation matches; `request`, `answer`: schema mismatch; `failed`: a handler threw. */
	kind: 'unhandled' | 'request' | 'answer' | 'failed';
	/** Operation name, or method and path if unhandled. */
	operation: string;
	path: string;
	expected: string;
	got: string;
	origin: Origin | null;
	message: string;
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

const SHOWN = 80;

function formatGot(value: unknown): string {
	if (value === undefined) return 'nothing';
	const text = JSON.stringify(value, firstParts()) ?? String(value);
	const short = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
	return typeof value === 'object' ? `${kindOf(value)} ${short}` : short;
}

/** Leaves out what the first characters cannot show: to write a value of megabytes takes long, and a request has up to 20 of them. */
function firstParts(): (key: string, value: unknown) => unknown {
	let left = SHOWN;
	return (_key, value) => {
		left -= 1;
		if (left < 0) return undefined;
		if (typeof value === 'string' || Array.isArray(value)) return value.slice(0, SHOWN + 1);
		return typeof value === 'object' && value !== null ? firstFields(value) : value;
	};
}

function firstFields(value: object): object {
	const first: Record<string, unknown> = {};
	let count = 0;
	for (const name in value) {
		if (count > SHOWN) break;
		first[name.slice(0, SHOWN + 1)] = (value as Record<string, unknown>)[name];
		count += 1;
	}
	return first;
}
