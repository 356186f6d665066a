/** Emits the TypeScript types of the APIs. Only this file and its thread know openapi-typescript, so that it can be replaced here. */
import type { ApiModel, JsonObject } from '#codegen/check/api-model.ts';
import { collectRefs, followRef } from '#codegen/check/schema-type.ts';
import { writeApiTypes } from '#codegen/emit/api-types-thread.mjs';
import { onceFor } from '#codegen/incremental/once-for.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/** Cache of the last document of each API with its types: editing pages rarely changes documents. */
const written = new Map<string, { source: string; text: string }>();

export function emitApiTypes(apis: readonly ApiModel[]): Promise<VirtualFile[]> {
	return Promise.all(
		apis.map(async (api): Promise<VirtualFile> => {
			const source = sourceOf(api);
			const known = written.get(api.document.file);
			const text = known?.source === source ? known.text : await writeApiTypes(JSON.parse(source));
			written.set(api.document.file, { source, text });
			return { folder: 'generated', path: `api/${api.name}.ts`, text: `${header(api.document.file)}${text}` };
		}),
	);
}

const sourceOf = onceFor((api: ApiModel): string => JSON.stringify(pruneDocument(api)));

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
	return { openapi: document.value.openapi ?? '3.1.0', info: { title: api.name, version: '1' }, paths, components };
}

function at(value: JsonObject, path: readonly string[]): JsonObject {
	return path.reduce<JsonObject>((node, step) => (node[step] ?? {}) as JsonObject, value);
}

const withoutExtensions = (node: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-') && key !== 'security'));
