// @vitest-environment node
import { expect, test } from 'vitest';
import { describeValue, seal, sealKeyOf, unseal } from '#src/lib/seal.ts';

const file = (text: string, name: string): File => new File([text], name, { type: 'text/plain', lastModified: 7 });

test.each([
	['a text', '我写的话'],
	['nothing', null],
	['a record', { id: 'a', list: [1, null, { text: '' }] }],
])('%s opens with its key', async (_what, value) => {
	const key = await sealKeyOf('random text');
	const sealed = await seal(value, key, 'u1');
	expect(new TextDecoder().decode(sealed)).not.toContain('我写');
	expect(await unseal(sealed, await sealKeyOf('random text'), 'u1')).toEqual(value);
	expect(await seal(value, key, 'u1')).not.toEqual(sealed);
});

test('files are sealed with their names, and come back in their places', async () => {
	const key = await sealKeyOf('random text');
	const sealed = await seal({ files: [file('程序', '报告.txt'), file('', '空.txt')], cover: file('图', '封面.png') }, key, 'u1');
	expect(new TextDecoder().decode(sealed)).not.toMatch(/程序|报告/);
	const found = (await unseal(sealed, key, 'u1')) as { files: File[]; cover: File };
	const all = [...found.files, found.cover];
	expect(await Promise.all(all.map(async (each) => [each.name, each.type, each.lastModified, await each.text()]))).toEqual([
		['报告.txt', 'text/plain', 7, '程序'],
		['空.txt', 'text/plain', 7, ''],
		['封面.png', 'text/plain', 7, '图'],
	]);
});

test('another key, another name and a damaged byte open nothing', async () => {
	const key = await sealKeyOf('random text');
	const sealed = await seal('我写的话', key, 'u1');
	await expect(unseal(sealed, await sealKeyOf('random texts'), 'u1')).rejects.toThrow();
	await expect(unseal(sealed, key, 'u2')).rejects.toThrow();
	await expect(unseal(sealed.with(20, 255 - (sealed[20] ?? 0)), key, 'u1')).rejects.toThrow();
	await expect(unseal(new Uint8Array(), key, 'u1')).rejects.toThrow();
});

test('a value with another file is another value', () => {
	expect(describeValue([file('a', '图.png')])).toBe(describeValue([file('b', '图.png')]));
	expect(describeValue([file('a', '图.png')])).not.toBe(describeValue([file('ab', '图.png')]));
});
