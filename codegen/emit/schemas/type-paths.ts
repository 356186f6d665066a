import { membersOf } from '#codegen/expression/join-types.ts';
import type { ObjectType, ValueType } from '#codegen/expression/value-type.ts';

/** Beyond this an editor's list helps nobody. */
const MOST = 120;

/** What stands in an expression without quotes. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

export interface TypePath {
	path: string;
	type: ValueType;
}

/**
 * Every path that an expression may read below `path`, shallow ones first and those of one depth in the order of the schema. Ends at lists,
 * whose items only a block's `row` reaches, and leaves out what is secret.
 */
export function pathsOf(path: string, type: ValueType, depth: number): TypePath[] {
	const found: TypePath[] = [];
	let level: TypePath[] = [{ path, type }];
	for (let left = depth; left > 0 && level.length > 0 && found.length < MOST; left -= 1) {
		level = level.flatMap(fieldsBelow);
		found.push(...level);
	}
	return found.slice(0, MOST);
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
