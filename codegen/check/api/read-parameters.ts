import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { ApiContext, OperationNode } from './api-context.ts';
import type { JsonObject, ParameterModel } from './api-model.ts';
import { STYLES, styleOf } from './parameter-style.ts';
import { featureOf, isObject, resolveRef } from './schema-type.ts';

const PLACES = ['path', 'query', 'header'] as const;

export function readParameters(context: ApiContext, operation: OperationNode, where: TreePath): ReadonlyMap<string, ParameterModel> {
	const parameters = new Map<string, ParameterModel>();
	const own: [Plain | undefined, TreePath][] = [
		[operation.shared, [...where.slice(0, -1), 'parameters']],
		[operation.node.parameters, [...where, 'parameters']],
	];
	for (const [list, at] of own) {
		// A method may override a parameter of its path.
		const listed = new Set<string>();
		(Array.isArray(list) ? list : []).forEach((entry, index) => {
			const resolved = resolveRef(context.document, entry, [...at, index]);
			if (!resolved || !isObject(resolved.value) || typeof resolved.value.name !== 'string') return;
			const { name, schema, required, description } = resolved.value;
			if (resolved.value.in === 'cookie') return;
			const earlier = parameters.get(name);
			// An invalid `in` is already reported; the parameter still exists.
			const { in: written } = resolved.value;
			const place = PLACES.find((each) => each === written) ?? 'query';
			const type = context.types.typeOf(schema, [...resolved.path, 'schema']);
			checkStyle(resolved.value, place, resolved.path, context);
			if (earlier && listed.has(name)) reportDuplicate(context, name, resolved.path, earlier.at);
			listed.add(name);
			parameters.set(name, {
				name,
				in: place,
				style: styleOf(resolved.value, place, type),
				required: required === true,
				type,
				schema: schema ?? {},
				description: typeof description === 'string' ? description : '',
				feature: featureOf(resolved.value),
				at: context.document.locate(resolved.path),
			});
		});
	}
	return parameters;
}

function checkStyle({ style, name }: JsonObject, place: ParameterModel['in'], path: TreePath, { document, report }: ApiContext): void {
	if (place === 'header' && !/^[\w!#$%&'*+.^|~-]+$/.test(String(name)))
		report({
			code: 'wrong-format',
			message: `\`${String(name)}\` is no name of a header: these have letters, digits and dashes of ASCII alone.`,
			at: document.locate([...path, 'name']),
		});
	if (typeof style !== 'string' || STYLES[place].some((each) => each === style)) return;
	report({
		code: 'unknown-enum-value',
		message: `\`${style}\` is no style of a parameter in the ${place}.`,
		...suggestName({
			name: style,
			at: document.locate([...path, 'style']),
			candidates: STYLES[place],
			otherwise: `It is one of: ${STYLES[place].join(', ')}.`,
		}),
	});
}

function reportDuplicate({ report, document }: ApiContext, name: string, path: TreePath, first: SourceSpan): void {
	report({
		code: 'duplicate-parameter',
		message: `This operation has two parameters called \`${name}\`, and callers could not say which they mean.`,
		hint: 'Take one of them out, or rename it.',
		at: document.locate(path),
		related: [{ at: first, message: 'The first one is here.' }],
	});
}
