import type { DrawnObject, Moment, Value } from '#engines/steps.ts';

/** Items that a text of a list names. */
const MOST = 4;

/** A value in one line, for lists of changes and for screen readers. */
export function valueText(value: Value, objects: Moment['objects'], deep = true): string {
	if (value.type === 'str') return `'${value.text}${value.length === undefined ? '' : '…'}'`;
	if (value.type !== 'object') return value.text;
	const object = objects[value.object];
	if (!object) return '…';
	return deep ? objectText(object, objects) : titleOf(object);
}

function objectText(object: DrawnObject, objects: Moment['objects']): string {
	const each = (value: Value): string => valueText(value, objects, false);
	const fields = 'fields' in object && object.kind !== 'class' ? (object.fields ?? []) : [];
	const own =
		fields.length === 0
			? ''
			: `（${fields
					.slice(0, MOST)
					.map(([name, value]) => `${name} 是 ${each(value)}`)
					.join('，')}）`;
	if ('items' in object) {
		const [open, close] = BRACKETS[object.kind];
		return `${open}${object.items.slice(0, MOST).map(each).join(', ')}${object.length > MOST ? ', …' : ''}${close}${own}`;
	}
	if (object.kind === 'dict') {
		const pairs = object.pairs.slice(0, MOST).map(([key, item]) => `${each(key)}: ${each(item)}`);
		return `{${pairs.join(', ')}${object.length > MOST ? ', …' : ''}}${own}`;
	}
	return `${titleOf(object)}${own}`;
}

const BRACKETS = { list: ['[', ']'], tuple: ['(', ')'], set: ['{', '}'], frozenset: ['{', '}'], deque: ['[', ']'] } as const;

const KINDS = { list: '列表', tuple: '元组', set: '集合', frozenset: '集合', deque: '队列', dict: '字典' } as const;

export function titleOf(object: DrawnObject): string {
	if (object.kind === 'function') return `函数 ${object.name}(${object.parameters.join(', ')})`;
	if (object.kind === 'class') return `类 ${object.name}`;
	if (object.kind === 'module') return `模块 ${object.name}`;
	if (object.kind === 'instance') return `${object.name} 对象`;
	if (object.kind === 'other') return object.text || object.name;
	const { kind, name, length } = object;
	return name === kind ? `${KINDS[kind]}（${length}）` : `${name} ${KINDS[kind]}（${length}）`;
}
