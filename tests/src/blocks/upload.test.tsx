import { type RenderResult, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { UploadBlock } from '#generated/block-types.ts';
import { createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const upload: UploadBlock = {
	...{
		block: 'upload',
		needs: [],
		submits: 'main.competitionUploadPart',
		field: 'file',
		label: '作业',
		rules: { type: 'string', required: true, format: 'binary' },
	},
	with: () => ({ folder: 'a' }),
	then: [{ message: (s) => `${s.result} 传好了` }],
};

const file = (name: string): File => new File([name], name);

async function open(world: World): Promise<{ screen: RenderResult; choose: (...files: File[]) => Promise<void> }> {
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

test('uploads files one after another with their fields, then runs the steps', async () => {
	const answers: ((value: string) => void)[] = [];
	const world = createWorld({ 'main.competitionUploadPart': () => new Promise((resolve) => answers.push(resolve)) });
	const { screen, choose } = await open(world);
	await choose(file('一'), file('二'));
	expect(world.calls.map(({ input }) => [input.folder, (input.file as File).name])).toEqual([['a', '一']]);
	expect(screen.container.textContent).toContain('等待上传');
	answers[0]?.('一');
	await waitFor(() => expect(world.calls).toHaveLength(2));
	expect(world.told).toContain('success: 一 传好了');
	answers[1]?.('二');
	await waitFor(() => expect(screen.container.textContent.split('已上传')).toHaveLength(3));
});

test('a failed file shows its reason, does not block others, and can be retried', async () => {
	const answers = [failure('空间满了'), '二', '一'];
	const world = createWorld({ 'main.competitionUploadPart': () => answers.shift() });
	const { screen, choose } = await open(world);
	await choose(file('一'), file('二'));
	await waitFor(() => expect(screen.container.textContent).toContain('没有上传成功：空间满了'));
	await waitFor(() => expect(world.told).toContain('success: 二 传好了'));
	expect(world.told.filter((each) => each.startsWith('failed'))).toEqual([]);
	await click(screen.getByRole('button', { name: '重新上传 一' }));
	await waitFor(() => expect(world.told).toContain('success: 一 传好了'));
});

test('removing a file in flight aborts it and starts the next', async () => {
	const world = createWorld({ 'main.competitionUploadPart': () => new Promise(() => undefined) });
	const { screen, choose } = await open(world);
	await choose(file('一'), file('二'));
	await click(screen.getByRole('button', { name: '取消上传 一' }));
	expect(world.calls[0]?.signal?.aborted).toBe(true);
	expect(screen.container.textContent).not.toContain('一');
	await waitFor(() => expect(world.calls).toHaveLength(2));
});
