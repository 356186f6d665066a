import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSb3 } from '#app/documents/read/read-sb3.ts';
import type { Sb3Reading } from '#app/documents/read/readings.ts';
import { blockWords } from '#app/documents/scratch/block-words.ts';
import { scriptLines } from '#app/documents/scratch/script-text.ts';
import { sb3 } from './document-corpus.ts';

const FOLDER = path.join(import.meta.dirname, '../../../manifests/files/static/files');
const seeded = readdirSync(FOLDER).filter((name) => name.endsWith('.sb3'));

const linesOf = ({ targets }: Sb3Reading): string[][] => targets.flatMap(({ scripts }) => scripts.map(scriptLines));
const read = (blocks: object): string[][] => linesOf(readSb3(sb3({ targets: [{ isStage: false, name: '小猫', blocks }] })));
const top = (opcode: string, more: object = {}): object => ({ opcode, topLevel: true, inputs: {}, fields: {}, ...more });

describe('the seeded projects', () => {
	it.each(seeded)('%s has several scripts, and words, a picture and a sound for all that it uses', (name) => {
		const reading = readSb3(Uint8Array.from(readFileSync(path.join(FOLDER, name))));
		const lines = linesOf(reading);
		expect(lines.length).toBeGreaterThan(1);
		expect(lines.flat().filter((line) => /不认识的积木|没有画出|undefined/.test(line))).toEqual([]);
		const assets = reading.targets.flatMap(({ costumes, sounds }) => [...costumes, ...sounds]);
		expect(assets.filter(({ address }) => address === null)).toEqual([]);
	});

	it('use loops, choices, variables, lists, clones, messages, sounds and the pen', () => {
		const used = seeded.flatMap((name) => {
			const project = unzipSync(readFileSync(path.join(FOLDER, name)))['project.json'] ?? new Uint8Array();
			return [...strFromU8(project).matchAll(/"opcode":"(\w+)"/g)].map(([, opcode]) => opcode);
		});
		for (const opcode of [
			'control_repeat',
			'control_forever',
			'control_repeat_until',
			'control_if_else',
			'control_start_as_clone',
			'data_setvariableto',
			'data_addtolist',
			'event_whenbroadcastreceived',
			'sound_play',
			'pen_penDown',
		])
			expect(used).toContain(opcode);
	});
});

describe('the words of a script', () => {
	it.each([...blockWords.keys()])('%s has its own', (opcode) => {
		const [[first = ''] = []] = read({ a: top(opcode) });
		expect(first).not.toBe('');
		expect(first).not.toMatch(/不认识的积木|[{}<>]\w|@/);
	});

	it.each<[string, object, string[]]>([
		['numbers', { a: top('motion_movesteps', { inputs: { STEPS: [1, [4, '10']] } }) }, ['移动 10 步']],
		['a dropdown', { a: top('event_whenkeypressed', { fields: { KEY_OPTION: ['space', null] } }) }, ['当按下 空格 键']],
		[
			'a dropdown of its own block',
			{
				a: top('motion_goto', { inputs: { TO: [1, 'b'] } }),
				b: { opcode: 'motion_goto_menu', shadow: true, fields: { TO: ['_random_', null] } },
			},
			['移到 随机位置'],
		],
		['a variable', { a: top('looks_say', { inputs: { MESSAGE: [3, [12, '分数', 'v'], [10, '']] } }) }, ['说 （分数）']],
		[
			'both mouths',
			{
				a: top('control_if_else', { inputs: { CONDITION: [2, 'b'], SUBSTACK: [2, 'c'], SUBSTACK2: [2, 'd'] }, next: 'e' }),
				b: { opcode: 'operator_gt', inputs: { OPERAND1: [1, [10, '1']], OPERAND2: [1, [10, '2']] } },
				c: { opcode: 'looks_show' },
				d: { opcode: 'looks_hide' },
				e: { opcode: 'looks_nextcostume' },
			},
			['如果 （1 > 2） 那么', '  显示', '否则', '  隐藏', '下一个造型'],
		],
		[
			'a block of the author',
			{
				a: top('procedures_definition', { inputs: { custom_block: [1, 'b'] }, next: 'c' }),
				b: { opcode: 'procedures_prototype', shadow: true, mutation: { proccode: '跳 %s 高 如果 %b', argumentnames: '["几步","能跳"]' } },
				c: { opcode: 'procedures_call', mutation: { proccode: '跳 %s 高', argumentids: '["x"]' }, inputs: { x: [1, [10, '5']] } },
			},
			['定义 跳 （几步） 高 如果 （能跳）', '跳 5 高'],
		],
		['an unknown block', { a: top('magic_fly', { inputs: { HOW: [1, [10, '高']] } }) }, ['不认识的积木 magic_fly 高']],
		[
			'an unknown block with a mouth',
			{ a: top('magic_if', { inputs: { SUBSTACK: [2, 'b'] } }), b: { opcode: 'looks_show' } },
			['不认识的积木 magic_if', '  显示'],
		],
		[
			'names like markup',
			{ a: top('looks_say', { inputs: { MESSAGE: [1, [10, '<img src=x onerror=alert(1)>']] } }) },
			['说 <img src=x onerror=alert(1)>'],
		],
		['a chain that leads back', { a: top('looks_show', { next: 'b' }), b: { opcode: 'looks_hide', next: 'a' } }, ['显示', '隐藏']],
		['a block within itself', { a: top('operator_not', { inputs: { OPERAND: [2, 'a'] } }) }, ['（空） 不成立']],
	])('say %s', (_name, blocks, expected) => {
		expect(read(blocks)).toEqual([expected]);
	});
});

it('says of a project of Scratch 2 that it is one, and refuses an archive without a project', () => {
	expect(readSb3(sb3({ objName: 'Stage', children: [] }))).toMatchObject({ version: 2 });
	expect(() => readSb3(sb3({}))).toThrow();
	expect(() => readSb3(new TextEncoder().encode('no archive'))).toThrow();
});

it('lists assets that are missing, and a sound of an absurd length', () => {
	const asset = { name: '云', assetId: 'a'.repeat(32), dataFormat: 'png' };
	const { targets } = readSb3(
		sb3({ targets: [{ name: 7, x: -1e300, costumes: [asset, null, 3], sounds: [{ ...asset, rate: 0, sampleCount: -1e300 }] }] }),
	);
	expect(targets).toMatchObject([{ name: '7', costumes: [{ name: '云', address: null }], sounds: [{ address: null, seconds: null }] }]);
});
