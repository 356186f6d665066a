import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { BLOCKS_MARK, type BlockLimits } from '#app/blocks/block-language.ts';
import { MOST_BLOCKS, MOST_NESTED, MOST_PARAMETERS } from '#app/blocks/block-program.ts';
import { blockRuleProblem, countBlocks } from '#app/blocks/block-rule.ts';
import { KINDS } from '#app/blocks/kinds.ts';
import { block, number, programOf, saved, started, text, textOf, variable } from './support/build-program.ts';

const square = started(
	block('repeat', { TIMES: number(4), DO: [block('forward', { NUM: number(50) }), block('left', { NUM: number(90) })] }),
);
const hello = started(block('print', { VALUE: text('你好') }));

it.each<[string, BlockLimits, string, string | null]>([
	['any program without a limit', {}, 'print(1)', null],
	['a text where blocks are asked for', { only: true }, 'print(1)', '这道题要用积木编程'],
	['a text where blocks are counted', { most: 3 }, 'print(1)', '这道题要用积木编程'],
	['a program of blocks', { only: true }, textOf(square), null],
	['as many blocks as there may be', { most: 6 }, textOf(square), null],
	['one block too many', { most: 5 }, textOf(square), '数出来用了 6 块积木，最多 5 块'],
	['blocks that are allowed', { without: ['while', 'forever'] }, textOf(square), null],
	['a block that is not allowed', { without: ['repeat', 'while'] }, textOf(square), '这道题不许用“重复…次”'],
	['two blocks that are not allowed', { without: ['left', 'repeat'] }, textOf(square), '这道题不许用“左转…度”、“重复…次”'],
	['Python that was changed', { only: true }, textOf(hello).replace('你好', '再见'), '积木和程序对不上，用积木打开再交一次'],
	['Python before the blocks', { only: true }, `import os\n${textOf(hello)}`, '积木和程序对不上，用积木打开再交一次'],
])('%s', (_, rule, code, problem) => {
	expect(blockRuleProblem(code, rule)).toBe(problem);
});

it('counts what runs, without the start, shadow blocks and loose ones', () => {
	const shadow = { ...block('print'), inputs: { VALUE: { shadow: text('你好') } } };
	const define = block('procedures_defnoreturn', { NAME: '画', STACK: [block('new_line')] });
	expect(
		countBlocks(
			programOf(saved([block('start'), shadow, block('change', { VAR: 'a', DELTA: variable('b') })], [define], [block('new_line')])),
		),
	).toBe(5);
});

it('has a name for every block', () => {
	const kinds = [...KINDS].filter(([type]) => type !== 'start');
	for (const [type, { is }] of kinds) {
		const statement = is === 'statement' ? block(type) : block('print', { VALUE: block(type) });
		const stacks = is === 'top' ? [[block('start')], [block(type, { NAME: '画' })]] : [[block('start'), statement]];
		expect.soft(blockRuleProblem(textOf(saved(...stacks)), { without: [type] }), type).toMatch(/^这道题不许用“[^…{}].*”$/);
	}
});

const commented = (json: string, python = ''): string =>
	`${python}${BLOCKS_MARK}${btoa(strFromU8(deflateSync(strToU8(json), { level: 9 }), true))}\n`;
const nested = (depth: number): string =>
	`${'{"type":"if","inputs":{"DO":{"block":'.repeat(depth)}{"type":"new_line"}${'}}}'.repeat(depth)}`;
const programWith = (blocks: string): string => `{"blocks":{"blocks":[${blocks}]}}`;
const many = (count: number, blockOf: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => blockOf(index)).join();
/** Two signs, so that all of them are called 变量 in Python. */
const signs = (index: number): string => index.toString(2).replaceAll('0', '？').replaceAll('1', '！');
const sameName = (index: number): string => JSON.stringify({ type: 'change', fields: { VAR: { name: signs(index) } } });
const broken = '程序里的积木坏了，打不开';

it.each([
	['no base64', `print(1)\n${BLOCKS_MARK}<img src=x onerror=alert(1)>`, broken],
	['base64 of nothing that was deflated', `${BLOCKS_MARK}5L2g5aW9`, broken],
	['an empty comment', BLOCKS_MARK, '这不是积木程序'],
	['ten megabytes in ten kilobytes', commented(' '.repeat(10_000_000)), broken],
	['no program', commented('[[[]]]'), '这不是积木程序'],
	['5,000 blocks within one another', commented(programWith(nested(5000))), `积木套得太深了，最多 ${MOST_NESTED} 层`],
	['arrays within one another', commented('['.repeat(200_000)), '这不是积木程序'],
	['too many blocks', commented(programWith(many(MOST_BLOCKS + 1, () => '{"type":"start"}'))), `积木太多了，最多 ${MOST_BLOCKS} 块`],
	[
		'too many shadow blocks',
		commented(programWith(`{"type":"start","inputs":{${many(60_000, (index) => `"A${index}":{"shadow":{"type":"a"}}`)}}}`)),
		`积木太多了，最多 ${MOST_BLOCKS} 块`,
	],
	[
		'a function of a hundred thousand parameters',
		commented(programWith(`{"type":"procedures_defnoreturn","extraState":{"params":[${many(100_000, () => '"a"')}]}}`)),
		`一块积木最多有 ${MOST_PARAMETERS} 个参数`,
	],
	['names that are equal in Python', commented(programWith(many(1900, sameName)), 'x'), '积木和程序对不上，用积木打开再交一次'],
	[
		'an unknown block',
		commented(programWith('{"type":"start","next":{"block":{"type":"<b>dance"}}}')),
		'积木和程序对不上，用积木打开再交一次',
	],
	[
		'a key of every object',
		commented(
			'{"blocks":{"blocks":[{"type":"__proto__","fields":{"__proto__":1},"inputs":{"constructor":{"block":{"type":"toString"}}}}]}}',
			'x',
		),
		'积木和程序对不上，用积木打开再交一次',
	],
])('refuses %s', (_, code, problem) => {
	expect(blockRuleProblem(code, { only: true })).toBe(problem);
});

it('writes HTML in a field as a text, and takes it', () => {
	const code = textOf(started(block('print', { VALUE: text('<img src=x onerror="alert(1)">') })));
	expect(code).toContain(`print('<img src=x onerror="alert(1)">')\n`);
	expect(blockRuleProblem(code, { only: true })).toBeNull();
});
