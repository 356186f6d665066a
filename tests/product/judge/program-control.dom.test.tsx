/** A homework program in the language 图形化, over a block editor that is given. */
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeBlockText } from '#app/blocks/block-text.ts';
import type { BlockEditorProps } from '#app/blocks/editor/block-editor.tsx';
import { readWords } from '#app/blocks/read-words.ts';
import { writeAnswer } from '#app/judge/answer-with-blocks.ts';
import { ProgramControl } from '#app/judge/program-control.tsx';
import { ProgramText } from '#app/judge/program-text.tsx';
import type { Watched } from '#app/programs/page-engines.ts';
import { FieldControlContext } from '#src/pages/use-field-control.ts';
import { chooseFiles, click, lazyCode, render, type } from '#tests/support/render.tsx';

const BLOCKS = writeBlockText(readWords('输出 “到家啦”'));
const WORDS = '移动 10 步';

const watch = vi.fn<(watched: Watched) => Promise<never>>();
vi.mock('#app/programs/page-engines.ts', () => ({ pageEngines: async () => watch }));
const feedback = vi.hoisted(() => ({ confirm: async () => true }));
vi.mock('#src/pages/use-feedback.ts', () => ({ useFeedback: () => feedback }));
vi.mock('#src/pages/use-access.ts', () => ({ useAccess: () => ({ features: { seeing: true } }) }));
vi.mock('#src/pages/use-kept-data.ts', () => ({ useKeptData: () => ({ storage: { read: () => null } }) }));
vi.mock('#app/blocks/editor/block-editor.tsx', () => ({
	BlockEditor: ({ code, toolbox, onChange }: BlockEditorProps) => (
		<section aria-label={`积木：${toolbox ?? '全部'}`}>
			<pre>{code}</pre>
			<button type="button" onClick={() => onChange(BLOCKS)}>
				搭
			</button>
		</section>
	),
}));

vi.mock('#app/blocks/editor/block-view.tsx', () => ({
	BlockView: ({ code }: { code: string }) => <figure aria-label={code}>积木</figure>,
}));

let handedIn = '';
beforeEach(() => {
	handedIn = '';
	watch.mockReset().mockReturnValue(new Promise(() => undefined));
});

interface FormProps {
	code: string;
	language?: string;
	toolbox?: string;
	world?: string;
}

function Form({ code, language = '图形化', toolbox, world }: FormProps) {
	const [value, setValue] = useState<unknown>(code);
	handedIn = String(value);
	return (
		<FieldControlContext value={{ name: 'code', placeholder: '', required: false, invalid: false, value, onChange: setValue }}>
			<ProgramControl language={language} toolbox={toolbox ?? null} samples={[{ input: '', output: '到家啦' }]} world={world} />
		</FieldControlContext>
	);
}

test('Python runs under the name that the product gives it, and what cannot run says so', async () => {
	const python = await render(<Form code="print(1)" language="Python" />);
	expect(python.getByRole('button', { name: '运行' })).toBeTruthy();
	python.unmount();
	const cpp = await render(<Form code="int a;" language="C++" />);
	expect(cpp.getByText('这里只能运行 Python 程序，C++ 的程序写好就可以交')).toBeTruthy();
});

async function show(code: string, toolbox?: string) {
	const screen = await render(<Form code={code} {...(toolbox && { toolbox })} />);
	await lazyCode();
	return screen;
}

test.each([
	['turtle', '积木：turtle'],
	[undefined, '积木：全部'],
])('blocks are built with the toolbox of the task: %s', async (toolbox, name) => {
	const screen = await show('', toolbox);
	expect(screen.getByRole('region', { name })).toBeTruthy();
	await click(screen.getByRole('button', { name: '搭' }));
	expect(handedIn).toBe(BLOCKS);
});

test('a program of blocks runs, by itself and with the samples', async () => {
	const screen = await show(BLOCKS);
	await click(screen.getByRole('button', { name: '运行' }));
	expect(watch.mock.lastCall?.[0].code).toBe(BLOCKS);
	expect(screen.getByRole('button', { name: '运行全部样例' })).toBeTruthy();
	expect(screen.getByRole('button', { name: '一步一步看' })).toBeTruthy();
});

test('a program runs in the world of the task', async () => {
	const screen = await render(<Form code="print(1)" language="Python" world="first-line" />);
	expect(await screen.findByText('40 秒以内走到终点，不碰墙。')).toBeTruthy();
	await click(screen.getByRole('button', { name: '运行' }));
	expect(watch.mock.lastCall?.[0].world).toBe('first-line');
	expect(screen.getByRole('button', { name: '一步一步看' })).toBeTruthy();
});

test('a file with blocks takes the place of the program', async () => {
	const screen = await show(BLOCKS);
	const other = writeBlockText(readWords('输出 “出发”'));
	await chooseFiles(screen.getByLabelText('选择程序文件'), new File([other], '出发.py'));
	await waitFor(() => expect(handedIn).toBe(other));
	expect(screen.getByText(/出发/).tagName).toBe('PRE');
});

test('an answer in words stays one that can be changed', async () => {
	const screen = await show(WORDS);
	expect(screen.queryByRole('region', { name: /^积木/ })).toBeNull();
	await type(screen.getByRole('textbox', { name: '程序' }), '移动 20 步');
	expect(handedIn).toBe('移动 20 步');
});

test('blocks take the place of words, which stay beside them and in the answer', async () => {
	const screen = await show(WORDS);
	await click(screen.getByRole('button', { name: '换成积木' }));
	await lazyCode();
	expect(screen.getByText(WORDS).tagName).toBe('PRE');
	await click(screen.getByRole('button', { name: '搭' }));
	expect(handedIn).toBe(`# 原来的文字：\n# ${WORDS}\n\n${BLOCKS}`);
	expect(screen.queryByRole('button', { name: '还是用文字写' })).toBeNull();
	await click(screen.getByRole('button', { name: '运行' }));
	expect(watch.mock.lastCall?.[0].code).toBe(BLOCKS);
});

test('words come back while there are no blocks, and the button keeps the focus', async () => {
	const screen = await show(WORDS);
	const button = screen.getByRole('button', { name: '换成积木' });
	await click(button);
	await click(screen.getByRole('button', { name: '还是用文字写' }));
	expect(screen.getByRole('button', { name: '换成积木' })).toBe(button);
	expect(handedIn).toBe(WORDS);
});

test.each([
	['words', WORDS, []],
	['blocks', BLOCKS, [BLOCKS]],
	['words and blocks', writeAnswer({ words: WORDS, program: BLOCKS }), [BLOCKS]],
])('%s that were handed in are shown as what they are', async (_case, code, blocks) => {
	const screen = await render(<ProgramText code={code} language="图形化" />);
	await lazyCode();
	await lazyCode();
	expect(screen.queryAllByRole('figure').map((shown) => shown.getAttribute('aria-label'))).toEqual(blocks);
	expect(screen.queryAllByText(WORDS).map(({ tagName }) => tagName)).toEqual(code.includes(WORDS) ? ['CODE'] : []);
});
