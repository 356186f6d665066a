import { isObject } from '#codegen/check/api/schema-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';

/** Key of a bundled document that holds the other files by name. */
export const FILES = 'x-files';

/** The document that `file`, a path relative to the file `from`, names; null if it cannot be read. */
export type ReadOther = (file: string, from: string) => PlainDocument | null;

/** One document that holds every local file it refers to, with all references leading within it; keeps the places of each file. */
export function bundleFiles(main: PlainDocument, readOther: ReadOther): PlainDocument {
	const bundle = new Bundle(main, readOther);
	const value = bundle.local(main.value, main) as PlainDocument['value'];
	if (bundle.others.size === 0) return main;
	const files = Object.fromEntries([...bundle.others].map(([file, { value: other }]) => [file, other]));
	return {
		file: main.file,
		value: { ...value, [FILES]: files },
		locate: (path, part) => {
			const other = path[0] === FILES ? bundle.others.get(String(path[1])) : undefined;
			return other ? other.document.locate(path.slice(2), part) : main.locate(path, part);
		},
	};
}

interface OtherFile {
	document: PlainDocument;
	value: Plain;
}

class Bundle {
	readonly others = new Map<string, OtherFile>();
	private readonly main: PlainDocument;
	private readonly readOther: ReadOther;

	constructor(main: PlainDocument, readOther: ReadOther) {
		this.main = main;
		this.readOther = readOther;
	}

	local(value: Plain, document: PlainDocument): Plain {
		if (Array.isArray(value)) return value.map((item) => this.local(item, document));
		if (!isObject(value)) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, child]) => [
				key,
				key === '$ref' && typeof child === 'string' ? this.localRef(child, document) : this.local(child, document),
			]),
		);
	}

	private localRef(ref: string, from: PlainDocument): string {
		const [file = '', pointer = ''] = ref.split('#', 2);
		const named = file === '' ? from : /^\w+:\/\//.test(file) ? null : this.readOther(file, from.file);
		if (!named) return ref;
		if (named.file === this.main.file) return `#${pointer}`;
		if (!this.others.has(named.file)) {
			// Entered before its own references are followed, which may lead back to it.
			const entry: OtherFile = { document: named, value: null };
			this.others.set(named.file, entry);
			entry.value = this.local(named.value, named);
		}
		return `#/${FILES}/${named.file.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')}${pointer}`;
	}
}

/** The file that a path of a bundled document is in, if not the main one, and the path within it. */
export function placeIn(path: TreePath): { file: string | null; path: TreePath } {
	return path[0] === FILES ? { file: String(path[1]), path: path.slice(2) } : { file: null, path };
}
