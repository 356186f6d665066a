/**
 * TypeScript types of the APIs. The only file that knows openapi-typescript: replacing it must not touch another.
 * It loads the TypeScript compiler, which takes most of a cold run, so it is imported when there is something to do.
 */
import type { ApiModel, JsonObject } from '#codegen/check/api-model.ts';
import { collectRefs, followRef } from '#codegen/check/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { header, type VirtualFile } from './virtual-file.ts';

export async function emitApiTypes(apis: readonly ApiModel[]): Promise<VirtualFile[]> {
	const { default: openapiTS, astToString } = await import('openapi-typescript');
	const files: VirtualFile[] = [];
	for (const api of apis) {
		const document = pruneDocument(api);
		const nodes = await openapiTS(JSON.parse(JSON.stringify(document)), { alphabetize: true, defaultNonNullable: false, silent: true });
		const text = `${header(api.document.file)}${astToString(nodes)}`;
		files.push({ folder: 'generated', path: `api/${api.name}.ts`, text });
	}
	return files;
}

/** The document with nothing but the operations of the model and what they refer to; examples and servers gone. */
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
	return { openapi: document.value.openapi ?? '3.1.0', info: { title: api.name, version: '1' }, paths, components };
}

function at(value: JsonObject, path: readonly string[]): JsonObject {
	return path.reduce<JsonObject>((node, step) => (node[step] ?? {}) as JsonObject, value);
}

const withoutExtensions = (node: JsonObject): JsonObject => Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-') && key !== 'security'));
