import { objectOr } from '#codegen/check/api/json-object.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { placeIn } from './bundle-files.ts';
import { schemaNameOf, uniqueName, upperFirst } from './names.ts';
import { type Source, target } from './source.ts';

interface ReferencedSchema {
	name: string;
	value: Plain;
	path: TreePath;
}

/** Manifest names of schemas. A reference to anything but a named schema creates a named schema from its target. */
export class SchemaRefs {
	private readonly source: Source;
	private readonly names = new Map<string, string>();
	private readonly taken = new Set<string>();
	private readonly wanted: ReferencedSchema[] = [];

	constructor(source: Source) {
		this.source = source;
		const home = source.dialect === 'Swagger 2.0' ? ['definitions'] : ['components', 'schemas'];
		const parent = home.reduce<Plain>((node, step) => objectOr(node)[step] ?? null, source.document.value);
		for (const [key, value] of Object.entries(objectOr(parent))) this.enter(schemaNameOf(key), value, [...home, key], key);
	}

	/** `#/components/schemas/<name>` for the target of `ref`; null if it is unresolved. */
	resolve(ref: string): string | null {
		const found = target(this.source.document, ref);
		if (!found) return null;
		const known = this.names.get(JSON.stringify(found.path)) ?? this.enter(schemaNameOf(nameFrom(found.path)), found.value, found.path);
		return `#/components/schemas/${known}`;
	}

	placeOf(name: string): TreePath {
		return this.wanted.find((wanted) => wanted.name === name)?.path ?? [];
	}

	/** Every named schema, including those discovered while others are converted. */
	*all(): Iterable<ReferencedSchema> {
		for (let index = 0; index < this.wanted.length; index += 1) yield this.wanted[index] as ReferencedSchema;
	}

	private enter(preferred: string, value: Plain, path: TreePath, original?: string): string {
		const name = uniqueName(preferred, this.taken);
		this.names.set(JSON.stringify(path), name);
		this.wanted.push({ name, value, path });
		if (original !== undefined && original !== name)
			this.source.notes.changed(
				path,
				`The schema \`${original}\` is called \`${name}\` now: not every name can stand in a reference.`,
				'Rename it as you like.',
			);
		return name;
	}
}

const STRUCTURE = new Set([
	'components',
	'schemas',
	'definitions',
	'properties',
	'paths',
	'schema',
	'content',
	'items',
	'$defs',
	'responses',
]);

/** From the steps to the schema, or from the name of the file that is one. */
function nameFrom(bundled: TreePath): string {
	const { file, path } = placeIn(bundled);
	if (file !== null && path.length === 0) return upperFirst(file.replace(/^.*\//, '').replace(/\.[^.]*$/, ''));
	return path
		.map(String)
		.filter((step) => !STRUCTURE.has(step))
		.map((step) => upperFirst(schemaNameOf(step)))
		.join('');
}
