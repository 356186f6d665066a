import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { joinTypes, membersOf } from '#codegen/expression/join-types.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { ApiModel, BodyModel, EnvelopeModel, JsonObject, OperationModel, PagingModel, ParameterModel } from './api-model.ts';
import { numberOr, readAuth, readBase, readEnvelope, readIdempotency, readPagings, versionOf } from './api-settings.ts';
import { checkEnvelope } from './check-envelope.ts';
import { checkIdempotency } from './check-idempotency.ts';
import { checkOpenapi } from './check-openapi.ts';
import { checkPaging } from './check-paging.ts';
import { checkPathParameters } from './check-path-parameters.ts';
import { checkPaths } from './check-paths.ts';
import { checkSecurity } from './check-security.ts';
import { checkCircularRefs } from './circular-refs.ts';
import { lowerDocument } from './lower/lower-document.ts';
import { bareMediaType, bodyMediaOf, isJson, isStream, isText, meantMediaType } from './media-types.ts';
import { STYLES, styleOf } from './parameter-style.ts';
import { collectRefs, featureOf, followRef, isObject, SchemaTypes } from './schema-type.ts';
import { secretNames } from './secret-names.ts';

const PLACES = ['path', 'query', 'header'] as const;
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const DEFAULT_TIMEOUT_MS = 10_000;

/** Reads the operations of one OpenAPI document with their input and response types; with `only`, just the operations with these ids. */
export function checkApi(name: string, document: PlainDocument, report: Report, only: ReadonlySet<string> | null = null): ApiModel {
	if (!/^3\./.test(versionOf(document.value))) {
		reportVersion(document, report);
		// Its other differences from OpenAPI 3 are no mistakes of their own.
		return readApi(name, document, () => undefined, only);
	}
	if (!only) checkOpenapi(document, report);
	return readApi(name, lowerDocument(document), report, only);
}

function readApi(name: string, document: PlainDocument, report: Report, only: ReadonlySet<string> | null): ApiModel {
	const root = document.value;
	checkEnvelope(document, report);
	checkServers(document, report);
	checkPaths(document, METHODS, report);
	if (!isObject(root.paths)) report({ code: 'missing-key', message: 'An OpenAPI document needs `paths`.', at: document.locate([]) });
	const timeout = numberOr(root['x-timeout'], DEFAULT_TIMEOUT_MS);
	const envelope = readEnvelope(root);
	const context: ApiContext = {
		name,
		document,
		root,
		types: new SchemaTypes(document),
		report,
		pagings: readPagings(root),
		timeout,
		envelope,
	};
	const nodes = operationNodes(root, only);
	checkSecurity(document, [[], ...nodes.map(({ path, method }) => ['paths', path, method])], report);
	checkIdempotency(
		document,
		nodes.map(({ path, method }) => ['paths', path, method]),
		report,
	);
	const read = withoutTwins(
		nodes.flatMap((place) => readOperation(context, place) ?? []),
		report,
	);
	const isPaged = checkPaging(document, only ? null : read, report);
	// With a mistake in `x-paging`, nothing is known of how operations page.
	const operations = isPaged ? read : read.map((operation) => ({ ...operation, pagingLacks: [] }));
	return {
		name,
		document,
		base: readBase(root),
		envelope,
		auth: readAuth(root, name),
		timeout,
		idempotency: readIdempotency(root['x-idempotency']) ?? null,
		paging: context.pagings[0] ?? null,
		matching: root['x-matching'] === 'loose' ? 'loose' : 'exact',
		operations,
		schemas: readSchemas(context, operations),
	};
}

/** Types of the component schemas that operations use. Reports references that lead nowhere or in a circle. */
function readSchemas({ document, types, report }: ApiContext, operations: readonly OperationModel[]): ReadonlyMap<string, ValueType> {
	const refs = new Set<string>();
	for (const { where } of operations) {
		const node = where.reduce<Plain>((value, step) => (value as JsonObject)[String(step)] ?? null, document.value);
		collectRefs(document, node, where, refs, report);
	}
	checkCircularRefs(document, [...refs], report);
	const named = [...refs].flatMap(($ref): [string, ValueType][] => {
		const [, group, name] = followRef(document, $ref)?.path ?? [];
		return group === 'schemas' ? [[String(name), types.typeOf({ $ref }, [])]] : [];
	});
	return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function reportVersion(document: PlainDocument, report: Report): void {
	const hint =
		document.value.swagger === undefined
			? 'Convert it to OpenAPI 3.1, as `openapi: 3.1.0` says.'
			: 'Move the file out of the manifests, then convert it: `npm run codegen -- import <file>` reads Swagger 2.0.';
	const at = document.locate([Object.keys(document.value)[0] ?? '']);
	report({ code: 'unsupported-version', message: 'Only documents of OpenAPI 3 are understood.', hint, at });
}

/** Without servers, OpenAPI has every path at the root of the page's own server, which also has the app itself. */
function checkServers(document: PlainDocument, report: Report): void {
	if (document.value.servers !== undefined) return;
	report({
		code: 'missing-key',
		message: 'This document has no `servers`, so its calls would go to the addresses of the app itself.',
		hint: 'Add `servers: [{ url: /api }]` with the base path of the API, or its whole address.',
		at: document.locate([]),
	});
}

function operationNodes(root: JsonObject, only: ReadonlySet<string> | null): OperationNode[] {
	const items = Object.entries(isObject(root.paths) ? root.paths : {}).flatMap(([path, item]) => (isObject(item) ? [{ path, item }] : []));
	return items.flatMap(({ path, item }) =>
		METHODS.flatMap((method) => {
			const node = item[method];
			if (!isObject(node) || (only && !only.has(String(node.operationId)))) return [];
			return [{ path, method, node, shared: item.parameters }];
		}),
	);
}

function withoutTwins(operations: readonly OperationModel[], report: Report): OperationModel[] {
	const ids = new Map<string, OperationModel>();
	for (const operation of operations) {
		const earlier = ids.get(operation.id);
		if (!earlier) {
			ids.set(operation.id, operation);
			continue;
		}
		const related = [{ at: earlier.at, message: 'The first one is here.' }];
		const message = `The operationId \`${operation.id}\` is taken.`;
		report({ code: 'duplicate-operation', message, hint: 'Give each operation an id of its own.', at: operation.at, related });
	}
	return [...ids.values()];
}

interface ApiContext {
	name: string;
	document: PlainDocument;
	root: JsonObject;
	types: SchemaTypes;
	report: Report;
	pagings: readonly PagingModel[];
	timeout: number;
	envelope: EnvelopeModel;
}

interface OperationNode {
	path: string;
	method: string;
	node: JsonObject;
	shared: Plain | undefined;
}

function readOperation(context: ApiContext, operation: OperationNode): OperationModel | null {
	const { path, method, node } = operation;
	const where: TreePath = ['paths', path, method];
	if (typeof node.operationId !== 'string') {
		const message = `\`${method.toUpperCase()} ${path}\` has no operationId, so no page can name it.`;
		context.report({
			code: 'missing-operation-id',
			message,
			hint: 'Add `operationId:` with a camelCase name.',
			at: context.document.locate(where, 'key'),
		});
		return null;
	}
	const parameters = checkPathParameters(context.document, readParameters(context, operation, where), where, context.report);
	const body = readBody(context, node, where);
	checkNames(context, parameters, body);
	checkMethod(context, operation, body);
	const answer = readAnswer(context, node, where);
	const { paging, lacks } = pagingOf(context.pagings, parameters, answer.type);
	return {
		name: `${context.name}.${node.operationId}`,
		api: context.name,
		id: node.operationId,
		method,
		path,
		summary: typeof node.summary === 'string' ? node.summary : '',
		parameters,
		body,
		status: answer.status,
		answer: answer.type,
		answerSchema: answer.schema,
		file: answer.file,
		text: answer.text,
		secrets: secretNames(context.document, answer.schema),
		refusals: context.envelope.fields,
		paging,
		pagingLacks: lacks,
		public: Array.isArray(node.security)
			? node.security.length === 0
			: !Array.isArray(context.root.security) || context.root.security.length === 0,
		overlay: node['x-overlay'] === true,
		invalidates: (Array.isArray(node['x-invalidates']) ? node['x-invalidates'] : []).map((id) =>
			String(id).includes('.') ? String(id) : `${context.name}.${id}`,
		),
		timeout: numberOr(node['x-timeout'], context.timeout),
		idempotency: readIdempotency(node['x-idempotency']),
		feature: featureOf(node),
		mock: isObject(node['x-mock']) ? node['x-mock'] : null,
		document: context.document,
		where,
		at: context.document.locate([...where, 'operationId']),
	};
}

/** Callers pass one flat object, so each name must be unique across parameters and body. */
function checkNames({ report }: ApiContext, parameters: ReadonlyMap<string, ParameterModel>, body: BodyModel | null): void {
	for (const [name, field] of body?.fields ?? []) {
		const parameter = parameters.get(name);
		if (!parameter || !field.at) continue;
		const related = [{ at: parameter.at, message: 'The parameter is here.' }];
		const message = `\`${name}\` is a parameter of this operation and a field of its body, so callers could not say which they mean.`;
		report({ code: 'ambiguous-input', message, hint: 'Rename one of the two.', at: field.at, related });
	}
}

/** `fetch` throws if a GET has a body. */
function checkMethod({ document, report }: ApiContext, { path, method }: OperationNode, body: BodyModel | null): void {
	if (!body || body.media === 'query' || (method !== 'get' && method !== 'head')) return;
	report({
		code: 'body-of-get',
		message: `A browser sends no body with ${method.toUpperCase()}, so this operation could never be called.`,
		hint: 'Describe the fields as parameters, say `x-body: query`, or have the server take POST.',
		at: document.locate(['paths', path, method, 'requestBody'], 'key'),
	});
}

function readParameters(context: ApiContext, operation: OperationNode, where: TreePath): ReadonlyMap<string, ParameterModel> {
	const parameters = new Map<string, ParameterModel>();
	const own: [Plain | undefined, TreePath][] = [
		[operation.shared, [...where.slice(0, -1), 'parameters']],
		[operation.node.parameters, [...where, 'parameters']],
	];
	for (const [list, at] of own) {
		// A method may override a parameter of its path.
		const listed = new Set<string>();
		(Array.isArray(list) ? list : []).forEach((entry, index) => {
			const resolved = resolve(context.document, entry, [...at, index]);
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
	const near = closest(style, STYLES[place]);
	report({
		code: 'unknown-enum-value',
		message: `\`${style}\` is no style of a parameter in the ${place}.`,
		hint: near ? `Did you mean \`${near}\`?` : `It is one of: ${STYLES[place].join(', ')}.`,
		at: document.locate([...path, 'style']),
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

function readBody(context: ApiContext, node: JsonObject, where: TreePath): BodyModel | null {
	const resolved = resolve(context.document, node.requestBody, [...where, 'requestBody']);
	const [entry] = resolved && isObject(resolved.value) && isObject(resolved.value.content) ? Object.entries(resolved.value.content) : [];
	if (!resolved || !isObject(resolved.value) || !entry) return null;
	const [contentType, content] = entry;
	const path = [...resolved.path, 'content', contentType];
	checkMediaType(contentType, path, context);
	if (!isObject(content)) return null;
	const media = bodyMediaOf(contentType);
	const isWhole = media === 'raw';
	const schema = isWhole ? rawSchema(content.schema ?? {}, resolved.value.required === true) : (content.schema ?? {});
	const type = isWhole
		? rawType(
				context.types.typeOf(content.schema, [...path, 'schema']),
				resolved.value.required === true,
				context.document.locate(path, 'key'),
			)
		: context.types.typeOf(content.schema, [...path, 'schema']);
	const fields = fieldsIn(type);
	const required = [...fields].filter(([, field]) => !field.optional).map(([name]) => name);
	const needed = resolved.value.required === true || required.length > 0;
	const usual =
		!isWhole && ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].includes(bareMediaType(contentType));
	return {
		media: node['x-body'] === 'query' ? 'query' : media,
		contentType: usual ? null : contentType,
		type,
		fields,
		required,
		needed,
		schema,
	};
}

/** Name of the field by which callers give a body that is no object. */
const RAW = 'body';

const rawSchema = (schema: Plain, required: boolean): Plain => ({
	type: 'object',
	properties: { [RAW]: schema },
	...(required && { required: [RAW] }),
});

const rawType = (type: ValueType, required: boolean, at: SourceSpan): ValueType => ({
	kind: 'object',
	fields: () => new Map([[RAW, { type, optional: !required, at }]]),
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

function checkMediaType(type: string, path: TreePath, { document, report }: ApiContext): void {
	const meant = meantMediaType(type);
	if (meant === null) return;
	report({
		code: 'unknown-media-type',
		message: `No media type is called \`${type}\`.`,
		hint: `Did you mean \`${meant}\`?`,
		at: document.locate(path, 'key'),
	});
}

interface AnswerModel {
	status: number;
	type: ValueType;
	schema: Plain;
	file: string | null;
	text: string | null;
}

function readAnswer(context: ApiContext, node: JsonObject, where: TreePath): AnswerModel {
	const responses = isObject(node.responses) ? node.responses : {};
	const code = Object.keys(responses).find((code) => /^2\d\d$|^2XX$|^default$/.test(code));
	if (!code) {
		reportUnanswered(context, node, where);
		return { status: 200, type: { kind: 'unknown' }, schema: {}, file: null, text: null };
	}
	const status = /^\d+$/.test(code) ? Number(code) : 200;
	const path = [...where, 'responses', code];
	const resolved = resolve(context.document, responses[code], path);
	const content = resolved && isObject(resolved.value) && isObject(resolved.value.content) ? resolved.value.content : {};
	const [entry] = Object.entries(content);
	if (!resolved || !entry) return { status, type: { kind: 'null' }, schema: {}, file: null, text: null };
	const [contentType, media] = entry;
	const place = [...resolved.path, 'content', contentType];
	checkMediaType(contentType, place, context);
	if (reportStream(contentType, place, context)) return { status, type: { kind: 'unknown' }, schema: {}, file: null, text: null };
	const kind = meantMediaType(contentType) ?? contentType;
	if (!isObject(media) || !(isJson(kind) || isText(kind)))
		return { status, type: { kind: 'null' }, schema: {}, file: contentType, text: null };
	return {
		status,
		file: null,
		text: isText(kind) ? contentType : null,
		type: context.types.typeOf(media.schema, [...place, 'schema']),
		schema: media.schema ?? {},
	};
}

function reportStream(type: string, path: TreePath, { document, report }: ApiContext): boolean {
	if (!isStream(type)) return false;
	report({
		code: 'unread-stream',
		message: 'Nothing here reads a stream of events: a page would wait for its end, which never comes.',
		hint: 'Describe an operation that answers the state at the moment, and have a page ask it with `every`.',
		at: document.locate(path, 'key'),
	});
	return true;
}

function reportUnanswered({ report, document }: ApiContext, { responses }: JsonObject, where: TreePath): void {
	const code = 'missing-response';
	const listed = isObject(responses) ? Object.keys(responses) : null;
	// `responses:` with anything else than a map below it is already reported.
	if (responses !== undefined && !listed) return;
	if (!listed)
		return report({
			code,
			message: 'This operation describes no successful answer.',
			hint: "Add `responses: { '200': … }`.",
			at: document.locate(where, 'key'),
		});
	const listing = listed.length > 0 ? `list only ${listed.join(', ')}` : 'are empty';
	report({
		code,
		message: `The \`responses\` of this operation ${listing}, so nothing is known of a successful answer.`,
		hint: "Add `'200': { description: …, content: … }` to them; without `content` if nothing is answered.",
		at: document.locate([...where, 'responses'], 'key'),
	});
}

function resolve(document: PlainDocument, value: Plain | undefined, path: TreePath): { value: Plain; path: TreePath } | null {
	if (value === undefined) return null;
	if (isObject(value) && typeof value.$ref === 'string') return followRef(document, value.$ref);
	return { value, path };
}

/** The way in which the operation pages, or what it lacks for the nearest one. */
function pagingOf(
	pagings: readonly PagingModel[],
	parameters: ReadonlyMap<string, ParameterModel>,
	answer: ValueType,
): { paging: PagingModel | null; lacks: readonly string[] } {
	const ways = pagings.map((paging) => ({ paging, lacks: pagingLacks(paging, parameters, answer) }));
	const [nearest] = ways.toSorted((a, b) => a.lacks.length - b.lacks.length);
	if (!nearest) return { paging: null, lacks: ['x-paging'] };
	return { paging: nearest.lacks.length === 0 ? nearest.paging : null, lacks: nearest.lacks };
}

function pagingLacks(
	{ page, size, list, total, next }: PagingModel,
	parameters: ReadonlyMap<string, ParameterModel>,
	answer: ValueType,
): string[] {
	const fields: ReadonlyMap<string, ValueField> = answer.kind === 'object' ? answer.fields() : new Map();
	const lacks = [page, size].filter((name) => !parameters.has(name));
	if (fields.get(list)?.type.kind !== 'array') lacks.push(list);
	const last = next ?? total;
	return fields.has(last) ? lacks : [...lacks, last];
}
