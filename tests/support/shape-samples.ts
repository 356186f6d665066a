import type { Shape } from '#src/http/check-shape.ts';

type Node = { readonly [field: string]: Shape };

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isNode = (shape: Shape): shape is Node => typeof shape === 'object' && !isList(shape);

/** Creates a value of a shape, with one item in each list and all optional fields. */
export function sampleOfShape(shape: Shape): unknown {
	if (shape === 's') return '小车';
	if (shape === 'n') return 1;
	if (shape === 'b') return true;
	if (shape === '*') return null;
	if (isList(shape)) return [sampleOfShape(shape[0])];
	if (shape['?'] !== undefined) return sampleOfShape(shape['?']);
	return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key.replace(/\?$/, ''), sampleOfShape(inner)]));
}

export interface ValueLocation {
	keys: readonly (string | number)[];
	path: string;
	shape: Shape;
	optional: boolean;
}

export function placesIn(shape: Shape, keys: ValueLocation['keys'] = [], path = 'data', optional = false): ValueLocation[] {
	const inner = isNode(shape) && shape['?'] !== undefined ? shape['?'] : shape;
	const own: ValueLocation = { keys, path, shape: inner, optional: optional || inner !== shape };
	if (isList(inner)) return [own, ...placesIn(inner[0], [...keys, 0], `${path}[0]`)];
	if (!isNode(inner)) return [own];
	const below = Object.entries(inner).flatMap(([key, next]) => {
		const name = key.replace(/\?$/, '');
		return placesIn(next, [...keys, name], `${path}.${name}`, key.endsWith('?'));
	});
	return [own, ...below];
}

export function withValue(value: unknown, [key, ...rest]: ValueLocation['keys'], other: unknown): unknown {
	if (key === undefined) return other;
	if (Array.isArray(value)) return value.map((item, index) => (index === key ? withValue(item, rest, other) : item));
	const fields = value as Readonly<Record<string, unknown>>;
	return { ...fields, [key]: withValue(fields[key], rest, other) };
}
