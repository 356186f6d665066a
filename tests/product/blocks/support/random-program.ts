import { BLOCKS_MARK } from '#app/blocks/block-language.ts';
import type { Kind, Part } from '#app/blocks/kind.ts';
import { KINDS } from '#app/blocks/kinds.ts';
import type { NextNumber } from '#tests/support/seeded-numbers.ts';

/** Texts for fields of every kind. None of it may become a word of the program. */
const TEXTS = [
	'INJECTED',
	"'); INJECTED(); ('",
	'"); INJECTED(); ("',
	'\\',
	"\\'\nINJECTED()\n",
	'INJECTED\r\u2028\u0085\0\f\u001a',
	'\ud800INJECTED',
	'"""INJECTED',
	'{INJECTED}',
	`${BLOCKS_MARK}INJECTED`,
	'<img src=x onerror=INJECTED>',
];
const NAMES = [
	'Named',
	'named',
	'中文',
	'我的 名字',
	'',
	' ',
	'def',
	'print',
	'None',
	'__debug__',
	'exec',
	'i',
	'😀',
	'2号',
	'௰',
	'a; import os',
	"'); Named(); ('",
	'Named\nimport os\n',
	'é',
	'ﬁ',
	'__proto__',
	'x'.repeat(300),
];
const VALUES = [0, -0, -1, 1.5, 1e21, -1e-7, 1e308, true, false, ...TEXTS];
const STRANGE = ['INJECTED\nimport os', '__proto__', 'toString', 'controls_if'];

/** Depth and number of blocks; `MOST` may be passed by a few. */
const DEEPEST = 8;
const MOST = 80;

/** A state as Blockly saves it, of blocks of every kind, in right and wrong places, with values that their fields do not have. */
export function randomProgram(next: NextNumber): object {
	const pick = <Item>(items: readonly Item[]): Item => {
		const item = items[next(items.length)];
		if (item === undefined) throw new Error('Nothing to pick.');
		return item;
	};
	const kinds = [...KINDS];
	const ofShape = (isWanted: (kind: Kind) => boolean): string[] => kinds.filter(([, kind]) => isWanted(kind)).map(([type]) => type);
	const statements = ofShape(({ is }) => is === 'statement');
	const values = ofShape(({ is }) => is !== 'statement' && is !== 'top');
	const all = [...KINDS.keys(), ...STRANGE];
	// Mostly the right kind, so that programs become long.
	const typeFor = (right: readonly string[]): string => (next(12) === 0 ? pick(all) : pick(right));

	const field = (name: string, part: Part): unknown => {
		if (name === 'NAME' || 'variable' in part) return next(2) === 0 ? pick(NAMES) : { name: pick(NAMES) };
		if (next(6) === 0) return pick(VALUES);
		if ('choice' in part) return pick(part.choice)[1];
		if ('number' in part) return next(100) - 50;
		return pick(TEXTS);
	};

	let made = 0;
	const block = (type: string, depth: number): object => {
		made += 1;
		const { parts = {} } = KINDS.get(type) ?? {};
		const isFunction = type.startsWith('procedures_');
		const params = Array.from({ length: next(3) }, () => pick(NAMES));
		const inputs = [...Object.entries<Part>(parts), ...params.map((_, index): [string, Part] => [`ARG${index}`, { slot: 'any' }])];
		return {
			type,
			id: `b${next(50)}`,
			x: pick([0, Number.MAX_VALUE, -40]),
			fields: Object.fromEntries(Object.entries<Part>(parts).map(([name, part]) => [name, field(name, part)])),
			inputs: Object.fromEntries(
				inputs.flatMap(([name, part]) => {
					if (depth >= DEEPEST || made > MOST || next(8) === 0) return [];
					if ('body' in part) return [[name, { block: chain(depth + 1) }]];
					if (!('slot' in part)) return [];
					const inner = block(typeFor(values), depth + 1);
					return [[name, next(3) === 0 ? { shadow: inner } : { block: inner }]];
				}),
			),
			...((isFunction || next(10) === 0) && {
				extraState: { name: pick(NAMES), params: params.map((name) => (next(2) === 0 ? name : { name })) },
			}),
		};
	};

	function chain(depth: number): object {
		const first = block(typeFor(statements), depth);
		return made > MOST || next(3) === 0 ? first : { ...first, next: { block: chain(depth) } };
	}

	const stacks = Array.from({ length: 1 + next(4) }, () =>
		next(2) === 0
			? { type: 'start', next: { block: chain(0) } }
			: { ...block(typeFor(['procedures_defnoreturn', 'procedures_defreturn', 'start']), 0), next: { block: chain(0) } },
	);
	return { blocks: { blocks: stacks } };
}
