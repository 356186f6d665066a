import path from 'node:path';
import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { emitApiTypes } from '#codegen/emit/api-types.ts';
import { emitOperations } from '#codegen/emit/emit-operations.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import type { Project } from '#codegen/project.ts';
import type { TypedSourceInput } from '#codegen/source/typed-source.ts';

/** The generated types of APIs by path below the folder of generated code. */
export async function emitTypes(apis: readonly ApiModel[]): Promise<ReadonlyMap<string, string>> {
	const files = [...(await emitApiTypes(apis, new Memo())), ...emitOperations(apis, new Set())];
	return new Map(files.map(({ path: file, text }) => [file, text]));
}

/** Returns the settings and folders of an app's TypeScript. Those of the product are checked with the framework. */
export function sourcesOf({ root, code, generated, mockGenerated, tsconfig }: Project): Omit<TypedSourceInput, 'before' | 'after'> {
	const product = tsconfig === null;
	return {
		root,
		configs: product ? ['tsconfig.src.json', 'tsconfig.mock.json'].map((file) => path.join(root, file)) : [tsconfig],
		folders: product ? ['src', 'mock', code].map((folder) => path.join(root, folder)) : [path.resolve(root, code)],
		generated: [generated, mockGenerated],
	};
}
