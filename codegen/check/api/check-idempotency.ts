import type { Change, Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { isObject } from './schema-type.ts';

/** A field name of HTTP, RFC 9110. */
const HEADER = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const isRead = (method: string): boolean => method === 'get' || method === 'head' || method === 'options';

/** Checks that `x-idempotency` names a header of its own, and only on writes. `operations`: the places of all operations. */
export function checkIdempotency(document: PlainDocument, operations: readonly TreePath[], report: Report): void {
	const taken = tokenHeadersOf(document.value);
	const check = (path: TreePath): void => {
		const value = valueAt(document.value, path);
		const problem = value === undefined ? null : (problemOfRead(path, value) ?? problemOf(value, taken));
		const fix: Change[] = problem?.isNeedless ? [{ kind: 'remove', at: document.locate(path, 'key') }] : [];
		if (problem) report({ code: 'wrong-idempotency', message: problem.message, hint: problem.hint, fix, at: document.locate(path) });
	};
	for (const path of [[], ...operations]) check([...path, 'x-idempotency']);
}

interface Problem {
	message: string;
	hint: string;
	/** The key has no effect. */
	isNeedless?: boolean;
}

function problemOfRead(path: TreePath, value: Plain): Problem | null {
	const method = path.at(-2);
	if (path.length === 1 || value === false || typeof method !== 'string' || !isRead(method)) return null;
	return {
		message: `A ${method.toUpperCase()} only reads, so it may be repeated without a key.`,
		hint: 'Remove `x-idempotency`.',
		isNeedless: true,
	};
}

function problemOf(value: Plain, taken: ReadonlySet<string>): Problem | null {
	if (value === false) return null;
	const hint = 'Write the name of the header, such as `x-idempotency: Idempotency-Key`.';
	if (typeof value !== 'string' || !HEADER.test(value)) return { message: '`x-idempotency` names the header of the key.', hint };
	return taken.has(value.toLowerCase()) ? { message: `The header \`${value}\` carries the token already.`, hint } : null;
}

function tokenHeadersOf(root: JsonObject): ReadonlySet<string> {
	const headers = isObject(root['x-auth']) ? root['x-auth'].headers : undefined;
	return new Set((Array.isArray(headers) ? headers : []).map((header) => String(header).toLowerCase()));
}

function valueAt(root: JsonObject, path: TreePath): Plain | undefined {
	return path.reduce<Plain | undefined>((value, step) => (isObject(value) ? value[String(step)] : undefined), root);
}
