import type { TimeKind, ValueType } from './value-type.ts';

type KnownType = Exclude<ValueType, { kind: 'unknown' | 'null' }>;

/** The alternatives of a type, without null; empty for `unknown`. */
export function membersOf(type: ValueType): readonly ValueType[] {
	if (type.kind === 'union') return type.of;
	return type.kind === 'unknown' || type.kind === 'null' ? [] : [{ ...type, nullable: false }];
}

export const isNullable = (type: ValueType): boolean => type.kind === 'null' || type.nullable === true;

export const isUnknown = (type: ValueType): boolean => type.kind === 'unknown';

export const withoutNull = (type: ValueType): ValueType =>
	type.kind === 'null' ? { kind: 'unknown' } : type.nullable ? { ...type, nullable: false } : type;

export const orNull = (type: ValueType): ValueType => (isNullable(type) ? type : { ...type, nullable: true });

export function joinTypes(a: ValueType, b: ValueType): ValueType {
	const nullable = isNullable(a) || isNullable(b);
	if (isUnknown(a) || isUnknown(b)) return { kind: 'unknown', nullable };
	return unionOf([...membersOf(a), ...membersOf(b)].reduce<ValueType[]>(addMember, []), nullable);
}

/** `members` as `membersOf` gives them. */
export function unionOf(members: readonly ValueType[], nullable: boolean): ValueType {
	const [first, second] = members;
	if (!first) return { kind: 'null' };
	const joined: ValueType = second ? { kind: 'union', of: members } : first;
	return nullable ? { ...joined, nullable } : joined;
}

/** Objects stay apart: a field that only one of them has may be read once a condition has said which it is. */
const isSame = (one: ValueType, other: ValueType): boolean =>
	one.kind === 'object' && other.kind === 'object' ? one.fields === other.fields : one.kind === other.kind;

function addMember(members: ValueType[], next: ValueType): ValueType[] {
	const index = members.findIndex((member) => isSame(member, next));
	const known = members[index];
	if (!known) return [...members, next];
	return members.with(index, joinSame(known as KnownType, next as KnownType));
}

function joinSame(a: KnownType, b: KnownType): ValueType {
	if (a.kind === 'string' && b.kind === 'string') return joinStrings(a, b);
	if (a.kind === 'number' && b.kind === 'number') return { kind: 'number', integer: a.integer === b.integer ? a.integer : undefined };
	if (a.kind === 'array' && b.kind === 'array') return { kind: 'array', items: joinTypes(a.items, b.items) };
	return a;
}

interface StringType {
	kind: 'string';
	format?: string;
	values?: readonly string[];
	time?: TimeKind | 'mixed';
}

function joinStrings(a: StringType, b: StringType): ValueType {
	const format = a.format === b.format ? a.format : undefined;
	const values = a.values && b.values ? [...new Set([...a.values, ...b.values])] : undefined;
	const time = a.time === b.time ? a.time : 'mixed';
	return { kind: 'string', ...(format ? { format } : {}), ...(values ? { values } : {}), ...(format && time ? { time } : {}) };
}
