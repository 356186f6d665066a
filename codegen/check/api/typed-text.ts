/** Kinds of text that people type, such as codes and phone numbers, and the case in which they are compared. */
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';

export type TypedText = { as?: string; case?: string };

/** Kind and case that a schema, or the items of its list, declare. */
export const declaredBy = ({ 'x-as': as, 'x-case': letters }: JsonObject): TypedText => ({
	...(typeof as === 'string' && { as }),
	...(typeof letters === 'string' && { case: letters }),
});

export function checkCase(spec: ObjectSpec, { as }: TypedText, report: Report): void {
	const at = spec.keys.get('case')?.key;
	if (at && (as === undefined || !LETTERED.includes(as))) reportCase(at, report);
}

/** Kinds that have letters. */
const LETTERED = ['code', 'account'];

const reportCase = (at: SourceSpan, report: Report, key = 'case'): void =>
	report({
		code: 'wrong-typed-text',
		message: `\`${key}\` is the case in which a code or an account name is compared; this text is neither.`,
		hint: 'Leave it out, or say `code` or `account`.',
		at,
	});

/** Checks `x-as` and `x-case` of a schema. */
export function checkTypedSchema(
	schema: JsonObject,
	path: TreePath,
	{ document, report }: { document: PlainDocument; report: Report },
): void {
	const { as } = declaredBy(schema);
	if (schema['x-case'] !== undefined && (as === undefined || !LETTERED.includes(as)))
		reportCase(document.locate([...path, 'x-case'], 'key'), report, 'x-case');
	if (as === undefined || isText(schema.type)) return;
	report({
		code: 'wrong-typed-text',
		message: '`x-as` is for texts that people type, with `type: string`.',
		hint: 'Leave it out; for a list, write it into `items`.',
		at: document.locate([...path, 'x-as'], 'key'),
	});
}

const isText = (type: Plain | undefined): boolean => [type].flat().includes('string');
