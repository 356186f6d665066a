/** Folders whose own folders are on the map of docs/architecture.md, too. */
const TWO_LEVELS = /^(src|codegen|mock)\//;

const MAP_ENTRY = /^\s*- `([a-z.][\w./-]*\/)`/gm;

/** Differences between the folders of the project and the map: list items of `document` that begin with a folder's path. */
export function findMapFaults(document: string, files: readonly string[]): readonly string[] {
	const mapped = new Set([...document.matchAll(MAP_ENTRY)].map(([, folder = '']) => folder));
	const folders = new Set(files.flatMap(foldersOf));
	const missing = [...folders].filter((folder) => !mapped.has(folder)).map((folder) => `${folder} is not on the map.`);
	const gone = [...mapped].filter((folder) => !folders.has(folder)).map((folder) => `${folder} is on the map, but holds no file.`);
	return [...missing, ...gone].sort();
}

function foldersOf(file: string): readonly string[] {
	const [top, second, ...rest] = file.split('/');
	if (second === undefined) return [];
	return rest.length > 0 && TWO_LEVELS.test(file) ? [`${top}/`, `${top}/${second}/`] : [`${top}/`];
}
