import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import { describedHeaders } from './answer-headers.ts';
import type { JsonObject, OperationModel } from './api-model.ts';
import { isObject } from './schema-type.ts';

/** Keys of `x-paging` that name a parameter; the others name fields of the answer. */
const PARAMETERS = ['page', 'size', 'cursor'];

/** Whether `x-paging` can be relied on. `operations`: those of the whole document, or null. */
export function checkPaging(document: PlainDocument, operations: readonly OperationModel[] | null, report: Report): boolean {
	const paging = document.value['x-paging'];
	if (!isObject(paging)) return true;
	return checkCursor(paging, document, report) && (!operations || checkNamed(paging, { document, operations, report }));
}

/** Paging by cursors needs both: the parameter of a cursor, and the field of the next one. */
function checkCursor(paging: JsonObject, document: PlainDocument, report: Report): boolean {
	if ((paging.cursor === undefined) === (paging.next === undefined)) return true;
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
	return false;
}

interface Whole {
	document: PlainDocument;
	operations: readonly OperationModel[];
	report: Report;
}

/** Each name is that of a parameter or of a field of an answer somewhere in the document. */
function checkNamed(paging: JsonObject, { document, operations, report }: Whole): boolean {
	const parameters = new Set(operations.flatMap((operation) => [...operation.parameters.keys()]));
	const fields = new Set(operations.flatMap(({ answer }) => (answer.kind === 'object' ? [...answer.fields().keys()] : [])));
	const headers = describedHeaders(document);
	let isNamed = true;
	for (const [key, name] of Object.entries(paging)) {
		if (typeof name !== 'string') continue;
		const isParameter = PARAMETERS.includes(key);
		const known = isParameter ? parameters : fields;
		if (known.has(name)) continue;
		isNamed = false;
		const at = document.locate(['x-paging', key]);
		report({
			code: 'unknown-paging-name',
			message: `No operation of this document ${isParameter ? 'has a parameter' : 'answers a field'} called \`${name}\`, so no list would page.`,
			...(headers.has(name)
				? { at, hint: 'It is a header: name a field after it by `x-field` of the header, and write that name here.' }
				: suggestName({ name, at, candidates: [...known], otherwise: 'Write the name that this API uses, or take `x-paging` out.' })),
		});
	}
	return isNamed;
}
