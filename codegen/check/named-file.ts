/**
 * Files that manifests name. `./` in front: relative to the folder of the manifests, so that an app owns its code and data; without it: relative
 * to `base`, a folder of the project (empty for the project itself).
 */
const OWN = './';

export const isOwn = (named: string): boolean => named.startsWith(OWN);

/** Path relative to the project. `folder` is that of the manifests. */
export function fileOf(named: string, base: string, folder: string): string {
	const [parent, rest] = isOwn(named) ? [folder === '.' ? '' : folder, named.slice(OWN.length)] : [base, named];
	return parent === '' ? rest : `${parent}/${rest}`;
}

/** Specifier with which generated code imports the file. */
export const specifierOf = (named: string, base: string): string =>
	isOwn(named) ? `#app/${named.slice(OWN.length)}` : `#${base === '' ? '' : `${base}/`}${named}`;

/** Folders below which modules of components.yaml, and handlers of `x-mock`, lie if they are not the app's own. */
export const MODULES = 'src';
export const HANDLERS = 'mock/handlers';
