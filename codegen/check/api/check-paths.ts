import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import { objectOr } from './json-object.ts';
import { isObject } from './schema-type.ts';

/** Checks the path templates of a document. `methods`: keys of a path that describe operations. */
export function checkPaths(document: PlainDocument, methods: readonly string[], report: Report): void {
	const { value: root, locate } = document;
	const first = new Map<string, string>();
	for (const [path, item] of Object.entries(objectOr(root.paths))) {
		if (path.startsWith('x-')) continue;
		// Without the leading slash, the path would be appended to the host name.
		if (!path.startsWith('/'))
			report({ code: 'wrong-format', message: `The path \`${path}\` does not begin with \`/\`.`, at: locate(['paths', path], 'key') });
		for (const key of UNCALLED.filter((each) => isObject(item) && each in item))
			reportUncalled(locate(['paths', path, key], 'key'), key, report);
		for (const method of methods.filter((each) => isObject(item) && each in item)) {
			const addresses = `${method} ${addressesOf(path)}`;
			const earlier = first.get(addresses);
			if (earlier === undefined) first.set(addresses, path);
			else reportDuplicate(document, { method, path, earlier }, report);
		}
	}
}

/** Keys of OpenAPI 3.2 for methods that the client and the mock do not know. */
const UNCALLED = ['query', 'additionalOperations'];

const reportUncalled = (at: SourceSpan, key: string, report: Report): void =>
	report({
		code: 'uncalled-method',
		severity: 'note',
		message: `Operations of \`${key}\` are left out: nothing here calls such a method.`,
		hint: 'Describe the operation as POST, if the server takes that, too.',
		at,
	});

/** Parameters match alike whatever their names. */
const addressesOf = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');

function reportDuplicate(
	{ locate }: PlainDocument,
	{ method, path, earlier }: { method: string; path: string; earlier: string },
	report: Report,
): void {
	report({
		code: 'duplicate-path',
		message: `\`${earlier}\` and \`${path}\` are the same addresses, and both describe ${method.toUpperCase()}: one of the two would never be reached.`,
		hint: 'Give one of them another path, or delete it.',
		at: locate(['paths', path, method], 'key'),
		related: [{ at: locate(['paths', earlier, method], 'key'), message: 'The first one is here.' }],
	});
}
