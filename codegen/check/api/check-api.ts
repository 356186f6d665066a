import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { ApiContext, OperationNode } from './api-context.ts';
import type { ApiModel, JsonObject, OperationModel } from './api-model.ts';
import { numberOr, readAuth, readBase, readEnvelope, readIdempotency, readPagings, versionOf } from './api-settings.ts';
import { checkEnvelope } from './check-envelope.ts';
import { checkIdempotency } from './check-idempotency.ts';
import { checkOpenapi } from './check-openapi.ts';
import { checkPaging } from './check-paging.ts';
import { checkPathParameters } from './check-path-parameters.ts';
import { checkPaths } from './check-paths.ts';
import { checkSecurity } from './check-security.ts';
import { checkCircularRefs } from './circular-refs.ts';
import { objectOr } from './json-object.ts';
import { lowerDocument } from './lower/lower-document.ts';
import { pagingOf } from './paging-of.ts';
import { readAnswer } from './read-answer.ts';
import { checkMethod, checkNames, readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { collectRefs, featureOf, followRef, isObject, SchemaTypes } from './schema-type.ts';
import { secretNames } from './secret-names.ts';

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
	const items = Object.entries(objectOr(root.paths)).flatMap(([path, item]) => (isObject(item) ? [{ path, item }] : []));
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
		headers: answer.headers,
		file: answer.file,
		stream: answer.stream,
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
