import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import { isObject } from './schema-type.ts';

/** Paging by cursors needs both: the parameter of a cursor, and the field of the next one. */
export function checkPaging(document: PlainDocument, report: Report): void {
	const paging = document.value['x-paging'];
	if (!isObject(paging) || (paging.cursor === undefined) === (paging.next === undefined)) return;
	const [given, lacking, what] =
		paging.next === undefined
			? ['cursor', 'next', 'the response field of the next cursor, so a list could not go on']
			: ['next', 'cursor', 'the parameter that takes a cursor, so a list could not go on'];
	report({
		code: 'missing-key',
		message: `\`x-paging\` has \`${given}\`, but does not name ${what}.`,
		hint: `Add \`${lacking}\` with the name in this API, such as \`${lacking}: ${lacking === 'next' ? 'nextCursor' : 'cursor'}\`.`,
		at: document.locate(['x-paging', given], 'key'),
	});
}
