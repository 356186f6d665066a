/** Emits the TypeScript types of the APIs. Only this file knows openapi-typescript, so that it can be replaced here. */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { ApiModel, JsonObject } from '#codegen/check/api/api-model.ts';
import { versionOf } from '#codegen/check/api/api-settings.ts';
import { collectRefs, followRef } from '#codegen/check/api/schema-type.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { requireInherited } from './require-inherited.ts';
import { header, type VirtualFile } from './virtual-file.ts';

export const emitApiTypes = (apis: readonly ApiModel[], memo: Memo): Promise<VirtualFile[]> =>
	Promise.all(
		apis.map(async (api): Promise<VirtualFile> => {
			const text = await memo.keep(`types of ${api.name}`, [api], () => writeTypes(pruneDocument(api)));
			return { folder: 'generated', path: `api/${api.name}.ts`, text: `${header(api.document.file)}${text}` };
		}),
	);

async function writeTypes(document: JsonObject): Promise<string> {
	const nodes = await openapiTS(withoutInheritedNames(JSON.stringify(document)), {
		alphabetize: true,
		defaultNonNullable: false,
		silent: true,
		// Binary fields hold a `Blob`, although the document types them as strings.
		transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
	});
	return astToString(nodes.filter(isUsed)).replaceAll(MARK, '');
}

const MARK = 'named_by_the_document_';
const INHERITED = Object.getOwnPropertyNames(Object.prototype).join('|');

/** The parser of openapi-typescript looks names up in plain objects, where `constructor` is always found. */
const withoutInheritedNames = (json: string): string => json.replaceAll(new RegExp(`(?<=["/])(?=(?:${INHERITED})")`, 'g'), MARK);

const UNUSED = ['paths', 'webhooks', '$defs'];

/** Operations are found by name, so the other lists of the document have no readers. */
const isUsed = (node: ts.Node): boolean =>
	!((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && UNUSED.includes(node.name.text));

/** The document reduced to the model's operations and what they reference, without examples and servers. */
export function pruneDocument(api: ApiModel): JsonObject {
	const { document } = api;
	const refs = new Set<string>();
	const paths: Record<string, Record<string, Plain>> = {};
	for (const operation of api.operations) {
		const item = at(document.value, operation.where.slice(0, -1).map(String));
		const node = at(document.value, operation.where.map(String));
		paths[operation.path] ??= item.parameters === undefined ? {} : { parameters: item.parameters };
		const kept = paths[operation.path] as Record<string, Plain>;
		kept[operation.method] = withoutExtensions(node);
		collectRefs(document, kept, operation.where.slice(0, -1), refs, () => undefined);
	}
	const components: Record<string, Record<string, Plain>> = {};
	for (const ref of [...refs].sort()) {
		const [, , group, name] = ref.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
		const target = followRef(document, ref);
		if (!group || !name || !target || target.path.length !== 3) continue;
		components[group] ??= {};
		(components[group] as Record<string, Plain>)[name] = target.value;
	}
	const info = { title: api.name, version: '1' };
	const described = requireInherited(document, { paths, components }) as JsonObject;
	const version = versionOf(document.value);
	// The parser of openapi-typescript knows no later version; what 3.2 adds has been read by then.
	return { openapi: version.startsWith('3.2') ? '3.1.0' : version, info, ...described };
}

function at(value: JsonObject, path: readonly string[]): JsonObject {
	return path.reduce<JsonObject>((node, step) => (node[step] ?? {}) as JsonObject, value);
}

const withoutExtensions = (node: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-') && key !== 'security'));
