import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { JsonObject } from './api-model.ts';
import { followRef, isObject } from './schema-type.ts';

/**
 * Reports schemas that resolve only to each other, and schemas whose values must hold each other without end. A schema that contains itself
 * as an optional property or as an item is valid.
 */
export function checkCircularRefs(document: PlainDocument, refs: readonly string[], report: Report): void {
	const reported = new Set<string>();
	for (const circle of circlesIn(document, refs, { follow: sameAs, done: new Set() })) {
		for (const each of circle.refs) reported.add(each);
		report({
			code: 'circular-ref',
			message: `These schemas are nothing but each other: ${namesOf(circle)}.`,
			hint: 'Let one of them say what it holds.',
			at: document.locate(circle.closedAt),
		});
	}
	for (const circle of circlesIn(document, refs, { follow: heldBy, done: reported }))
		report({
			code: 'endless-schema',
			message: `Each of these must hold the next, so no value would ever be complete: ${namesOf(circle)}.`,
			hint: 'Take one of the fields out of `required`, or let it be null.',
			at: document.locate(circle.closedAt),
		});
}

const namesOf = ({ refs }: RefCycle): string => [...refs, refs[0] ?? ''].map((each) => each.split('/').pop()).join(' → ');

interface Search {
	follow: (schema: Plain, path: TreePath) => readonly Followed[];
	/** References that need no further look. */
	done: Set<string>;
}

interface Followed {
	ref: string;
	at: TreePath;
}

function* circlesIn(document: PlainDocument, refs: readonly string[], search: Search): Generator<RefCycle> {
	for (const ref of refs) {
		const circle = circleFrom(document, ref, search);
		if (!circle) continue;
		for (const each of circle.refs) search.done.add(each);
		yield circle;
	}
}

interface RefCycle {
	refs: readonly string[];
	closedAt: TreePath;
}

function circleFrom(document: PlainDocument, start: string, { follow, done }: Search): RefCycle | null {
	const open: string[] = [];
	const visit = (ref: string, at: TreePath): RefCycle | null => {
		const again = open.indexOf(ref);
		if (again >= 0) return { refs: open.slice(again), closedAt: at };
		const target = done.has(ref) ? null : followRef(document, ref);
		if (!target) return null;
		open.push(ref);
		for (const next of follow(target.value, target.path)) {
			const circle = visit(next.ref, next.at);
			if (circle) return circle;
		}
		open.pop();
		done.add(ref);
		return null;
	};
	return visit(start, []);
}

/** References that a schema is equal to, or one form of it, as opposed to those in its properties and items. */
function sameAs(schema: Plain, path: TreePath): Followed[] {
	if (!isObject(schema)) return [];
	const own = typeof schema.$ref === 'string' ? [{ ref: schema.$ref, at: [...path, '$ref'] }] : [];
	const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
		const list = schema[key];
		return Array.isArray(list) ? list.flatMap((part, index) => sameAs(part, [...path, key, index])) : [];
	});
	return [...own, ...parts];
}

/** References that a schema is equal to, or whose value one of its required properties must be. */
function heldBy(schema: Plain, path: TreePath): Followed[] {
	if (!isObject(schema) || mayBeNull(schema)) return [];
	const { required, properties, allOf } = schema;
	const own = typeof schema.$ref === 'string' ? [{ ref: schema.$ref, at: [...path, '$ref'] }] : [];
	const parts = (Array.isArray(allOf) ? allOf : []).flatMap((part, index) => heldBy(part, [...path, 'allOf', index]));
	const needed = (Array.isArray(required) ? required.map(String) : []).flatMap((name) =>
		isObject(properties) && Object.hasOwn(properties, name) ? heldBy(properties[name] ?? null, [...path, 'properties', name]) : [],
	);
	return [...own, ...parts, ...needed];
}

const mayBeNull = ({ type, nullable }: JsonObject): boolean => nullable === true || (Array.isArray(type) && type.includes('null'));
