/**
 * Gives every schema that a reference leads to a name in `components`: a reference may lead anywhere in the document, as into `$defs` or to
 * the property of another schema, but types and the mock know schemas by their names alone.
 */
import { firstFreeName } from '#codegen/first-free-name.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from '../api-model.ts';
import { mapValues, objectOr } from '../json-object.ts';
import { followRef, isObject } from '../schema-type.ts';
import { originalPath } from './original-path.ts';

/** Keys whose values have names of the author, which may be those of keywords. */
const NAME_MAPS = new Set(['properties', 'patternProperties', 'schemas', 'responses', 'parameters', 'requestBodies', 'paths']);

const NAMED = /^#\/components\/[^/]+\/[^/]+$/;

/** A document whose references all lead to components, without `$defs`. */
export function nameReferences(document: PlainDocument): PlainDocument {
	return needsNames(document.value) ? new ReferenceNamer(document).rename() : document;
}

class ReferenceNamer {
	private readonly document: PlainDocument;
	private readonly schemas: JsonObject;
	private readonly added = new Map<string, { name: string; value: Plain; path: TreePath }>();

	constructor(document: PlainDocument) {
		this.document = document;
		const { components } = document.value;
		this.schemas = objectOr(objectOr(components).schemas);
	}

	rename(): PlainDocument {
		const { file, value, locate } = this.document;
		const renamed = this.object(value);
		const schemas: { [name: string]: Plain } = {};
		// Naming a schema may add those that it refers to, which the loop then meets, too.
		for (const { name, value: schema } of this.added.values()) schemas[name] = this.node(schema);
		const components = objectOr(renamed.components);
		const originals = new Map([...this.added.values()].map(({ name, path }) => [name, path]));
		return {
			file,
			value: {
				...renamed,
				components: { ...components, schemas: { ...objectOr(components.schemas), ...schemas } },
			},
			locate: (path, part) => locate(originalPath(path, originals), part),
		};
	}

	private node(value: Plain): Plain {
		if (Array.isArray(value)) return value.map((item) => this.node(item));
		return isObject(value) ? this.object(value) : value;
	}

	private object(value: JsonObject): JsonObject {
		return Object.fromEntries(
			Object.entries(value)
				.filter(([key]) => key !== '$defs')
				.map(([key, child]): [string, Plain] => [key, this.keyword(key, child)]),
		);
	}

	private keyword(key: string, value: Plain): Plain {
		if (key === '$ref' && typeof value === 'string') return this.named(value);
		if (!NAME_MAPS.has(key) || !isObject(value)) return this.node(value);
		return mapValues(value, (named) => this.node(named));
	}

	/** The reference itself if it leads to a component, or to nothing. */
	private named(ref: string): string {
		const known = this.added.get(ref);
		if (known) return `#/components/schemas/${known.name}`;
		const target = NAMED.test(ref) ? null : followRef(this.document, ref);
		if (!target) return ref;
		const taken = new Set([...Object.keys(this.schemas), ...[...this.added.values()].map(({ name }) => name)]);
		const name = firstFreeName(nameOf(target.path), (other) => taken.has(other));
		this.added.set(ref, { name, ...target });
		return `#/components/schemas/${name}`;
	}
}

/** `Course.properties.level` is called `CourseLevel`. */
function nameOf(path: TreePath): string {
	const steps = path.map(String).filter((step) => !['components', 'schemas', 'properties', '$defs', 'paths'].includes(step));
	const words = steps.flatMap((step) => step.match(/[\p{L}\p{N}]+/gu) ?? []);
	return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function needsNames(value: Plain): boolean {
	if (Array.isArray(value)) return value.some(needsNames);
	if (!isObject(value)) return false;
	return Object.entries(value).some(([key, child]) => {
		if (key === '$defs') return true;
		return key === '$ref' && typeof child === 'string' ? child.startsWith('#/') && !NAMED.test(child) : needsNames(child);
	});
}
