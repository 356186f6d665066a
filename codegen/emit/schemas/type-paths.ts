import { membersOf } from '#codegen/expression/join-types.ts';
import type { ObjectType, ValueType } from '#codegen/expression/value-type.ts';

/** Maximum number of suggestions; longer lists do not help in an editor. */
const MAX_PATHS = 120;

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

export interface TypePath {
	path: string;
	type: ValueType;
}

/** Breadth first, in schema order. Excludes secrets and items of lists, which only a block's `row` can reach. */
export function pathsOf(path: string, type: ValueType, depth: number): TypePath[] {
	const found: TypePath[] = [];
	let level: TypePath[] = [{ path, type }];
	for (let left = depth; left > 0 && level.length > 0 && found.length < MAX_PATHS; left -= 1) {
		level = level.flatMap(fieldsBelow);
		found.push(...level);
	}
	return found.slice(0, MAX_PATHS);
}

function fieldsBelow({ path, type }: TypePath): TypePath[] {
	const object = objectOf(type);
	if (!object) return [];
	return [...object.fields()].flatMap(([name, field]) =>
		field.secret || !NAME.test(name) ? [] : [{ path: `${path}.${name}`, type: field.type }],
	);
}

export const objectOf = (type: ValueType): ObjectType | undefined =>
	membersOf(type).find((member): member is ValueType & ObjectType => member.kind === 'object');
