import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { followRef, isObject } from './schema-type.ts';

/** Reports schemas that resolve only to each other. A schema that contains itself as a property or item is valid. */
export function checkCircularRefs(document: PlainDocument, refs: Iterable<string>, report: Report): void {
	const done = new Set<string>();
	for (const ref of refs) {
		const circle = circleFrom(document, ref, done);
		if (!circle) continue;
		for (const each of circle.refs) done.add(each);
		const names = [...circle.refs, circle.refs[0] ?? ''].map((each) => each.split('/').pop()).join(' → ');
		report({
			code: 'circular-ref',
			message: `These schemas are nothing but each other: ${names}.`,
			hint: 'Let one of them say what it holds.',
			at: document.locate(circle.closedAt),
		});
	}
}

interface RefCycle {
	refs: readonly string[];
	closedAt: TreePath;
}

function circleFrom(document: PlainDocument, start: string, done: Set<string>): RefCycle | null {
	const open: string[] = [];
	const visit = (ref: string, at: TreePath): RefCycle | null => {
		const again = open.indexOf(ref);
		if (again >= 0) return { refs: open.slice(again), closedAt: at };
		const target = done.has(ref) ? null : followRef(document, ref);
		if (!target) return null;
		open.push(ref);
		for (const next of sameAs(target.value, target.path)) {
			const circle = visit(next.ref, next.at);
			if (circle) return circle;
		}
		open.pop();
		done.add(ref);
		return null;
	};
	return visit(start, []);
}

/** References that a schema is equal to, as opposed to those in its properties and items. */
function sameAs(schema: Plain, path: TreePath): { ref: string; at: TreePath }[] {
	if (!isObject(schema)) return [];
	const own = typeof schema.$ref === 'string' ? [{ ref: schema.$ref, at: [...path, '$ref'] }] : [];
	const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
	return [...own, ...parts.flatMap((part, index) => sameAs(part, [...path, 'allOf', index]))];
}
