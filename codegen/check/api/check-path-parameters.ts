import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { TreePath } from '#codegen/read/tree.ts';
import type { ParameterModel } from './api-model.ts';

/** Adds parameters that only the path names to the result, so that later references to them are not reported. */
export function checkPathParameters(
	document: PlainDocument,
	parameters: ReadonlyMap<string, ParameterModel>,
	where: TreePath,
	report: Report,
): ReadonlyMap<string, ParameterModel> {
	const path = String(where[1]);
	const named = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string);
	const strangers = [...parameters.values()].filter((parameter) => parameter.in === 'path' && !named.includes(parameter.name));
	for (const { name, at } of strangers) reportStranger({ name, path, named }, at, report);
	const at = document.locate(where.slice(0, 2), 'key');
	// If a path parameter matches no braces, the mismatch is already reported.
	const missing = strangers.length > 0 ? [] : named.filter((name) => parameters.get(name)?.in !== 'path');
	for (const name of missing) reportMissing({ name, path }, at, report);
	const given = [...parameters].map(
		([name, parameter]) => [name, parameter.in === 'path' ? { ...parameter, required: true } : parameter] as const,
	);
	const implied = missing.map((name) => [name, { ...IMPLIED, name, at }] as const);
	return new Map([...given, ...implied]);
}

const IMPLIED = { in: 'path', style: null, required: true, type: { kind: 'unknown' }, schema: {}, description: '' } as const;

function reportStranger(
	{ name, path, named }: { name: string; path: string; named: readonly string[] },
	at: ParameterModel['at'],
	report: Report,
) {
	const braces = named.map((each) => `\`{${each}}\``).join(', ');
	report({
		code: 'wrong-path-parameters',
		message: `\`${name}\` is declared as a path parameter, but \`${path}\` has no \`{${name}}\`.`,
		hint: braces ? `It has ${braces}: make the two the same.` : 'Write it into the path in braces, or say `in: query`.',
		at,
	});
}

function reportMissing({ name, path }: { name: string; path: string }, at: ParameterModel['at'], report: Report) {
	report({
		code: 'wrong-path-parameters',
		message: `\`${path}\` has \`{${name}}\`, but no parameter of the operation fills it.`,
		hint: `Add \`{ name: ${name}, in: path, required: true, schema: … }\`.`,
		at,
	});
}
