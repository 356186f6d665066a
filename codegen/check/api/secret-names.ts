import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { followRef, isObject, isSecret } from './schema-type.ts';

/** Names instead of paths, because schemas may be recursive, and removing too much from a response is the safe side. Sorted. */
export function secretNames(document: PlainDocument, schema: Plain): string[] {
	const names = new Set<string>();
	const followed = new Set<string>();
	const stack: Plain[] = [schema];
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		if (typeof next !== 'object' || next === null) continue;
		stack.push(...Object.values(next));
		if (!isObject(next)) continue;
		for (const name of secretsOf(next.properties)) names.add(name);
		if (typeof next.$ref !== 'string' || followed.has(next.$ref)) continue;
		followed.add(next.$ref);
		stack.push(followRef(document, next.$ref)?.value ?? null);
	}
	return [...names].sort();
}

function secretsOf(properties: Plain | undefined): string[] {
	return isObject(properties) ? Object.keys(properties).filter((name) => isSecret(properties[name])) : [];
}
