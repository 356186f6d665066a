import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { type Ast, resultsOf } from './ast.ts';

/** Browsers ignore spaces and control characters before and within the scheme. */
const SKIPPED = /[\s\p{Cc}]/gu;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const SAFE: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** The finding for a literal address with an unsafe scheme such as `javascript:`; null for safe addresses. */
export function findUnsafeLink(ast: Ast): Diagnostic | null {
	switch (ast.kind) {
		case 'literal':
			return typeof ast.value === 'string' && isUnsafe(ast.value) ? finding(ast.value, ast) : null;
		case 'conditional':
		case 'match':
			return resultsOf(ast).reduce<Diagnostic | null>((found, result) => found ?? findUnsafeLink(result), null);
		case 'binary':
			return findUnsafeLink(ast.left) ?? (ast.operator === '+' ? null : findUnsafeLink(ast.right));
		default:
			return null;
	}
}

const schemeOf = (address: string): string | undefined => SCHEME.exec(address.replace(SKIPPED, ''))?.[1]?.toLowerCase();

function isUnsafe(address: string): boolean {
	const scheme = schemeOf(address);
	return scheme !== undefined && !SAFE.has(scheme);
}

function finding(address: string, { at }: Ast): Diagnostic {
	const scheme = schemeOf(address) ?? '';
	return {
		code: 'unsafe-link',
		message: `A link may not lead to \`${scheme}:\` addresses.`,
		hint: 'Use http, https, mailto, tel or a path of this site.',
		at,
	};
}
