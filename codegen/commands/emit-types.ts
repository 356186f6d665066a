import path from 'node:path';
import type { ApiModel } from '#codegen/check/api-model.ts';
import { emitApiTypes } from '#codegen/emit/api-types.ts';
import { emitOperations } from '#codegen/emit/emit-operations.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import type { Project } from '#codegen/project.ts';

/** The generated types of APIs by path below the folder of generated code. */
export async function emitTypes(apis: readonly ApiModel[]): Promise<ReadonlyMap<string, string>> {
	const files = [...(await emitApiTypes(apis, new Memo())), ...emitOperations(apis, new Set())];
	return new Map(files.map(({ path: file, text }) => [file, text]));
}

/** The app's folder of generated code, then those whose files nobody writes either. */
export const generatedFolders = ({ root, generated, mockGenerated }: Project): [string, ...string[]] => [
	generated,
	mockGenerated,
	path.join(root, 'src/generated'),
	path.join(root, 'mock/generated'),
];
