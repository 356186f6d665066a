/** Files of the app's own code, which manifests name relative to its code folder. Paths are relative to the project, with forward slashes. */

/** `joinPath('manifests', '../product')` → `product` */
export function joinPath(folder: string, relative: string): string {
	const parts: string[] = [];
	for (const part of `${folder}/${relative}`.split('/')) {
		if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
		else if (part !== '.' && part !== '') parts.push(part);
	}
	return parts.join('/') || '.';
}

/** `code` of app.yaml is relative to the folder of the manifests, which is the code folder without it. */
export const codeFolder = (manifests: string, code: string | undefined): string => joinPath(manifests, code ?? '.');

/** Specifier with which generated code imports a file of the code folder. */
export const specifierOf = (file: string): string => `#app/${file}`;

/** How the paths are meant; for hints. */
export const RELATIVE = 'Paths are relative to the code folder of the app: `code` of app.yaml, or the folder of the manifests without it.';
