import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { BLOCKS_MARK, pythonIn } from '#app/blocks/block-language.ts';
import { isOfBlocks } from '#app/blocks/block-text.ts';
import { readBlockFile } from '#app/blocks/read-block-file.ts';
import { readBlocks } from '#app/blocks/scratch/read-blocks.ts';
import { readInWorker } from '#app/documents/read/read-in-worker.ts';
import { TooLarge } from '#app/documents/read/readings.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { sb3 } from '#tests/product/documents/document-corpus.ts';
import { block, started, text, textOf } from './support/build-program.ts';

vi.mock('#app/documents/read/read-in-worker.ts');
const reading = vi.mocked(readInWorker);
// The kind is always `blocks`.
beforeEach(() => void reading.mockReset().mockImplementation(async (_, { bytes }) => readBlocks(bytes) as never));

const seeded = (name: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(readFileSync(path.join(import.meta.dirname, '../../../manifests/files/static/files', name)));
const flag = { opcode: 'event_whenflagclicked', topLevel: true, next: 'b' };
const cat = (opcode: string, more: object = {}): object => ({ isStage: false, name: '小猫', blocks: { a: flag, b: { opcode, ...more } } });
const say = cat('looks_say', { inputs: { MESSAGE: [1, [10, '你好']] } });
const greeting = textOf(started(block('print', { VALUE: text('你好') })));

it.each<[string, File]>([
	['a project', new File([sb3({ targets: [say] })], '你好.sb3')],
	['a project of mBlock', new File([sb3({ targets: [say], meta: { agent: 'mBlock' } })], '你好.MBLOCK')],
	['a text with blocks', new File([greeting], '你好.py')],
	['a text whose Python is not that of its blocks', new File([greeting.replace('print', 'import os\nprint')], '你好.txt')],
])('opens %s', async (_, file) => {
	const opened = await readBlockFile(file);
	if ('error' in opened) throw new Error(opened.error);
	expect([pythonIn(opened.code), isOfBlocks(opened.code), opened.note]).toEqual(["print('你好')\n", true, null]);
});

it('says what is not among the blocks', async () => {
	expect(await readBlockFile(new File([seeded('a004.sb3')], '花.sb3'))).toMatchObject({
		note: '打开了“画笔”的积木，没有打开：小猫。这里没有的积木没有搬过来：“全部擦除”1 块、“将笔的 … 增加 …”1 块、“当按下 … 键（整段）”1 块。颜色换成了最接近的一种。',
	});
});

it.each<[string, File, string]>([
	['a text without blocks', new File(['print(1)'], '程序.py'), '这个文件里没有积木，换成 Python 才能打开'],
	['a text with broken blocks', new File([`print(1)\n${BLOCKS_MARK}???`], '程序.py'), '程序里的积木坏了，打不开'],
	['a project without a flag', new File([sb3({ targets: [] })], '空.sb3'), '这个作品里没有开头的积木，例如“当绿旗被点击”'],
	[
		'a project whose blocks mean nothing here',
		new File([sb3({ targets: [cat('looks_show')] })], '猫.sb3'),
		'这个文件里没有这里能用的积木。这里没有的积木没有搬过来：“显示”1 块。',
	],
	['no archive', new File(['hello'], '假.sb3'), '这个文件打不开，可能不是 Scratch 作品，或者已经坏了'],
	['an empty file', new File([], '空.sb3'), '这个文件打不开，可能不是 Scratch 作品，或者已经坏了'],
])('does not open %s', async (_, file, error) => {
	expect(await readBlockFile(file)).toEqual({ error });
});

it.each<[string, Error, string]>([
	['a project that takes too long', new TooLarge(), '这个作品太大了，打不开'],
	['a project without a network', new CodeMissing(), '文件没有打开，请检查网络后重试'],
])('does not open %s', async (_, failure, error) => {
	reading.mockRejectedValue(failure);
	expect(await readBlockFile(new File([sb3({ targets: [say] })], '猫.sb3'))).toEqual({ error });
});

it('does not read a project of hundreds of megabytes', async () => {
	const file = new File(['x'], '大.sb3');
	Object.defineProperty(file, 'size', { value: 300_000_000 });
	expect(await readBlockFile(file)).toEqual({ error: '这个作品太大了，打不开' });
	expect(reading).not.toHaveBeenCalled();
});
