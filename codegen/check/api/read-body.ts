import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { joinTypes, membersOf } from '#codegen/expression/join-types.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { ApiContext, OperationNode } from './api-context.ts';
import type { BodyModel, JsonObject, ParameterModel } from './api-model.ts';
import { checkMediaType } from './check-media-type.ts';
import { bareMediaType, bodyMediaOf } from './media-types.ts';
import { isObject, resolveRef } from './schema-type.ts';

/** Types that the client sends without being told. */
const USUAL_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Kinds of JSON without fields by which callers could give it. */
const VALUES: readonly ValueType['kind'][] = ['array', 'string', 'number', 'boolean'];

export function readBody(context: ApiContext, node: JsonObject, where: TreePath): BodyModel | null {
	const resolved = resolveRef(context.document, node.requestBody, [...where, 'requestBody']);
	const [entry] = resolved && isObject(resolved.value) && isObject(resolved.value.content) ? Object.entries(resolved.value.content) : [];
	if (!resolved || !isObject(resolved.value) || !entry) return null;
	const [contentType, content] = entry;
	const path = [...resolved.path, 'content', contentType];
	checkMediaType(contentType, path, context);
	if (!isObject(content)) return null;
	const isRequired = resolved.value.required === true;
	const given = content.schema ?? {};
	const givenType = context.types.typeOf(content.schema, [...path, 'schema']);
	const sent = bodyMediaOf(contentType);
	const media = sent === 'json' && VALUES.includes(givenType.kind) ? 'value' : sent;
	const isWhole = media === 'raw' || media === 'value';
	const schema = isWhole ? wholeSchema(given, isRequired) : given;
	const type = isWhole ? wholeType(givenType, isRequired, context.document.locate(path, 'key')) : givenType;
	const fields = fieldsIn(type);
	const required = [...fields].filter(([, field]) => !field.optional).map(([name]) => name);
	const needed = isRequired || required.length > 0;
	const isUsual = media !== 'raw' && USUAL_TYPES.includes(bareMediaType(contentType));
	return {
		media: node['x-body'] === 'query' ? 'query' : media,
		contentType: isUsual ? null : contentType,
		type,
		fields,
		required,
		needed,
		schema,
	};
}

/** Name of the field by which callers give a body that is no object. */
const WHOLE = 'body';

const wholeSchema = (schema: Plain, required: boolean): Plain => ({
	type: 'object',
	properties: { [WHOLE]: schema },
	...(required && { required: [WHOLE] }),
});

const wholeType = (type: ValueType, required: boolean, at: SourceSpan): ValueType => ({
	kind: 'object',
	fields: () => new Map([[WHOLE, { type, optional: !required, at }]]),
});

/** Of a body that may have several forms, a form may fill the fields of all; only those that all forms require are required. */
function fieldsIn(type: ValueType): ReadonlyMap<string, ValueField> {
	const forms = membersOf(type).filter((member) => member.kind === 'object');
	const [only] = forms;
	if (forms.length <= 1) return only?.fields() ?? new Map();
	const names = new Set(forms.flatMap((form) => [...form.fields().keys()]));
	return new Map(
		[...names].flatMap((name): [string, ValueField][] => {
			const found = forms.map((form) => form.fields().get(name));
			const there = found.filter((field) => field !== undefined);
			const [first] = there;
			const optional = there.length < found.length || there.some((field) => field.optional === true);
			return first ? [[name, { ...first, type: there.map(({ type: own }) => own).reduce(joinTypes), optional }]] : [];
		}),
	);
}

/** Callers pass one flat object, so each name must be unique across parameters and body. */
export function checkNames({ report }: ApiContext, parameters: ReadonlyMap<string, ParameterModel>, body: BodyModel | null): void {
	for (const [name, field] of body?.fields ?? []) {
		const parameter = parameters.get(name);
		if (!parameter || !field.at) continue;
		const related = [{ at: parameter.at, message: 'The parameter is here.' }];
		const message = `\`${name}\` is a parameter of this operation and a field of its body, so callers could not say which they mean.`;
		report({ code: 'ambiguous-input', message, hint: 'Rename one of the two.', at: field.at, related });
	}
}

/** `fetch` throws if a GET has a body. */
export function checkMethod({ document, report }: ApiContext, { path, method }: OperationNode, body: BodyModel | null): void {
	if (!body || body.media === 'query' || (method !== 'get' && method !== 'head')) return;
	report({
		code: 'body-of-get',
		message: `A browser sends no body with ${method.toUpperCase()}, so this operation could never be called.`,
		hint: 'Describe the fields as parameters, say `x-body: query`, or have the server take POST.',
		at: document.locate(['paths', path, method, 'requestBody'], 'key'),
	});
}
