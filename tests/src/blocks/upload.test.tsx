import { act } from 'react';
import { expect, test } from 'vitest';
import type { UploadBlock } from '#generated/block-types.ts';
import { createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, type Screen } from '#tests/support/render.tsx';

const upload: UploadBlock = {
	...{
		block: 'upload',
		needs: [],
		submits: 'main.upload',
		field: 'file',
		label: '作业',
		rules: { type: 'string', required: true, format: 'binary' },
	},
	with: () => ({ folder: 'a' }),
	then: [{ message: (s) => `${s.result} 传好了` }],
};

const file = (name: string): File => new File([name], name);

async function open(world: World): Promise<{ screen: Screen; choose: (...files: File[]) => Promise<void> }> {
	const { screen } = await openPage(page([upload]), world);
	const choose = async (...files: File[]): Promise<void> => {
		const input = screen.container.querySelector('input[type=file]') as HTMLInputElement;
		await act(async () => {
			Object.defineProperty(input, 'files', { configurable: true, value: files });
			input.dispatchEvent(new Event('change', { bubbles: true }));
		});
	};
	return { screen, choose };
}

test('files are sent one after another, with what belongs to each; then the steps run', async () => {
	const answers: ((value: string) => void)[] = [];
	const world = createWorld({ 'main.upload': () => new Promise((resolve) => answers.push(resolve)) });
	const { screen, choose } = await open(world);
	await choose(file('一'), file('二'));
	expect(world.calls.map(({ input }) => [input.folder, (input.file as File).name])).toEqual([['a', '一']]);
	expect(screen.text()).toContain('等待上传');
	answers[0]?.('一');
	await screen.until(() => world.calls.length === 2, 'the second call');
	expect(world.told).toContain('success: 一 传好了');
	answers[1]?.('二');
	await screen.until(() => screen.text().split('已上传').length === 3, 'both');
});

test('what fails says why beside the file alone, holds nothing up, and is tried again', async () => {
	const answers = [failure('空间满了'), '二', '一'];
	const world = createWorld({ 'main.upload': () => answers.shift() });
	const { screen, choose } = await open(world);
	await choose(file('一'), file('二'));
	await screen.findText('没有上传成功：空间满了');
	await screen.until(() => world.told.includes('success: 二 传好了'), 'the second file');
	expect(world.told.filter((each) => each.startsWith('failed'))).toEqual([]);
	await click(screen.get('button', '重新上传 一'));
	await screen.until(() => world.told.includes('success: 一 传好了'), 'the first file');
});

test('one that is being sent is stopped by taking it off, and the next one goes', async () => {
	const world = createWorld({ 'main.upload': () => new Promise(() => undefined) });
	const { screen, choose } = await open(world);
	await choose(file('一'), file('二'));
	await click(screen.get('button', '取消上传 一'));
	expect(world.calls[0]?.signal?.aborted).toBe(true);
	expect(screen.text()).not.toContain('一');
	await screen.until(() => world.calls.length === 2, 'the next call');
});
