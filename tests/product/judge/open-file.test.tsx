import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpenFile } from '#app/judge/open-file.tsx';
import { startState } from '#app/judge/workbench-store.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { block, started, textOf } from '#tests/product/blocks/support/build-program.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { chooseFiles, render } from '#tests/support/render.tsx';

const blocks = textOf(started(block('new_line')));

async function open(language: string, written: string, file: File) {
	const world = createWorld();
	const replaced: string[] = [];
	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<OpenFile
				language={language}
				program={{
					state: startState({ language, code: written, input: '' }),
					template: () => '',
					replace: (code) => void replaced.push(code),
				}}
			/>
		</PageEnvironmentProvider>,
	);
	const input = screen.getByLabelText('选择程序文件');
	await chooseFiles(input, file);
	return { world, replaced, accept: input.getAttribute('accept') };
}

test('blocks take projects of Scratch and texts with blocks, after a question', async () => {
	const { world, replaced, accept } = await open('图形化', 'print(1)', new File([blocks], '好.py'));
	await waitFor(() => expect(replaced).toEqual([blocks]));
	expect(accept).toBe('.py,.sb3,.mblock,.txt');
	expect(world.log).toEqual(['confirm: 用文件“好.py”换掉现在的程序？现在写的内容可以用“撤销”找回。']);
});

test('blocks take no other text, which is said', async () => {
	const { world, replaced } = await open('图形化', '', new File(['print(1)'], '好.py'));
	await waitFor(() => expect(world.log).toEqual(['warning: 这个文件里没有积木，换成 Python 才能打开']));
	expect(replaced).toEqual([]);
});

test('other languages take any text that is not too large', async () => {
	const { replaced } = await open('Python3', '', new File(['print(1)'], '好.py'));
	await waitFor(() => expect(replaced).toEqual(['print(1)']));
	const large = await open('Python3', '', new File(['x'.repeat(300_000)], '好.py'));
	await waitFor(() => expect(large.world.log).toEqual(['warning: 这个文件太大了，不像是一个程序']));
	expect(large.replaced).toEqual([]);
});
