import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { checkApi } from '#codegen/check/api/check-api.ts';
import { readDocument, type SourceFile } from '#codegen/read/document.ts';

export interface ReadApis {
	apis: readonly ApiModel[];
	unreadable: readonly string[];
}

const API = /(?:^|\/)([^/]+)\.(?:ya?ml|json)$/;

/** Reads the API documents below `api/` of a manifest folder. Ignores findings: everything that is readable is compared. */
export function readApis(files: readonly SourceFile[], folder: string): ReadApis {
	const apis: ApiModel[] = [];
	const unreadable: string[] = [];
	for (const file of files.filter(({ path }) => isApiFile(path, folder))) {
		const document = readDocument(file, () => undefined);
		const name = API.exec(file.path)?.[1];
		if (document && name) apis.push(checkApi(name, document, () => undefined));
		else unreadable.push(file.path);
	}
	return { apis, unreadable };
}

function isApiFile(path: string, folder: string): boolean {
	const prefix = folder === '.' ? 'api/' : `${folder}/api/`;
	return path.startsWith(prefix) && /^[^/]+\.(ya?ml|json)$/.test(path.slice(prefix.length));
}
