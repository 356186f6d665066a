/** Programs of a text that run where they stand, over a run that is given. */
import type { RenderResult } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeBlockText } from '#app/blocks/block-text.ts';
import { readWords } from '#app/blocks/read-words.ts';
import { LessonPrograms } from '#app/judge/lesson-programs.tsx';
import type { Watched } from '#app/programs/page-engines.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { click, lazyCode, render, type } from '#tests/support/render.tsx';

const given = vi.hoisted(() => ({
	seeing: true,
	kept: {} as Record<string, unknown>,
	message: vi.fn(),
	confirm: vi.fn(async () => true),
	observed: [] as ((targets: readonly Element[]) => void)[],
}));
const watch = vi.fn<(watched: Watched) => Promise<WatchedProgram>>();
vi.mock('#app/programs/page-engines.ts', () => ({ pageEngines: async () => watch }));
vi.mock('#src/pages/use-feedback.ts', () => ({ useFeedback: () => ({ message: given.message, confirm: given.confirm }) }));
vi.mock('#src/pages/use-access.ts', () => ({ useAccess: () => ({ features: { seeing: given.seeing } }) }));
vi.mock('#src/pages/use-drafts.ts', () => ({
	useDrafts: () => drafts,
}));
vi.mock('#app/judge/editor/lesson-editor.tsx', () => ({
	LessonEditor: ({ code, onChange }: { code: string; onChange: (code: string) => void }) => (
		<textarea aria-label="程序" defaultValue={code} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
	),
}));
vi.mock('#app/blocks/editor/block-view.tsx', () => ({
	BlockView: ({ code }: { code: string }) => <figure aria-label={code}>积木</figure>,
}));
vi.mock('#app/blocks/editor/block-editor.tsx', () => ({
	BlockEditor: ({ onChange }: { onChange: (code: string) => void }) => (
		<button type="button" onClick={() => onChange(OTHER_BLOCKS)}>
			搭
		</button>
	),
}));
const drafts = {
	read: (name: string) => given.kept[name] ?? null,
	write: (name: string, values: object | null) => void Object.assign(given.kept, { [name]: values }),
};

const printed = (stdout: string): WatchedProgram => ({
	result: { verdict: 'OK', stdout, stderr: '', time: 1, memory: 1 },
	steps: [],
	isShortened: false,
	marks: [],
	moves: [],
	asks: false,
	momentAt: async () => null,
});

class Observer {
	private readonly listener: IntersectionObserverCallback;
	constructor(listener: IntersectionObserverCallback) {
		this.listener = listener;
	}
	observe(target: Element): void {
		if (!target.matches('.far')) this.listener([{ target, isIntersecting: true } as never], this as never);
	}
	unobserve = (): void => undefined;
	disconnect = (): void => undefined;
}

beforeEach(() => {
	Object.assign(given, { seeing: true, kept: {} });
	watch.mockReset().mockImplementation(async ({ code }) => printed(`ran ${code}`));
	given.message.mockReset();
	vi.stubGlobal('IntersectionObserver', Observer);
});

function Text({ html }: { html: string }) {
	const [programs, setPrograms] = useState<readonly HTMLElement[]>([]);
	const find = (text: HTMLElement | null): void => {
		if (text && programs.length === 0) setPrograms([...text.querySelectorAll('pre')]);
	};
	const [inner] = useState({ __html: html });
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of this test */}
			<div ref={find} dangerouslySetInnerHTML={inner} />
			{programs.length > 0 && <LessonPrograms lesson="a1" programs={programs} />}
		</>
	);
}

const python = (code: string): string => `<pre><code class="language-python" data-run="">${code}\n</code></pre>`;

async function show(html: string): Promise<RenderResult> {
	const shown = await render(<Text html={html} />);
	await lazyCode();
	return shown;
}

function button(screen: RenderResult, name: string, at = 0): HTMLElement {
	const found = screen.getAllByRole('button', { name })[at];
	if (!found) throw new Error(`${name} is missing.`);
	return found;
}

test('nothing runs by itself, and a program runs where it stands', async () => {
	const screen = await show(python('print(1)'));
	expect(watch).not.toHaveBeenCalled();
	await click(button(screen, '运行'));
	expect((await screen.findByText('ran print(1)')).closest('section')?.getAttribute('aria-label')).toBe('运行结果');
});

test('a program runs in the world that its mark names', async () => {
	const screen = await show(python('a').replace('data-run=""', 'data-run="world=first-line mirrored"'));
	expect(await screen.findByText('40 秒以内走到终点，不碰墙。')).toBeTruthy();
	await click(button(screen, '运行'));
	expect(watch.mock.lastCall?.[0].world).toBe('first-line mirrored');
});

test('another run takes the place of the one before, which is told to stop', async () => {
	const screen = await show(python('a') + python('b'));
	watch.mockImplementationOnce(() => new Promise(() => undefined));
	await click(button(screen, '运行'));
	const [{ signal } = {}] = watch.mock.lastCall ?? [];
	expect(signal?.aborted).toBe(false);
	await click(button(screen, '运行', 1));
	expect(signal?.aborted).toBe(true);
	await screen.findByText('ran b');
	expect(screen.getAllByRole('region', { name: '运行结果' }).length).toBe(1);
});

test('leaving the text stops a run', async () => {
	const screen = await show(python('a'));
	watch.mockImplementationOnce(() => new Promise(() => undefined));
	await click(button(screen, '运行'));
	screen.unmount();
	expect(watch.mock.lastCall?.[0].signal?.aborted).toBe(true);
});

test('a changed program is kept, runs as it is, and gives way to that of the lesson when it is restored', async () => {
	const screen = await show(python('a') + python('b'));
	await click(button(screen, '改一改', 1));
	await lazyCode();
	await type(screen.getByRole('textbox', { name: '程序' }), 'c');
	expect(given.kept).toEqual({ 'lesson a1': { 1: 'c' } });
	expect([...screen.container.querySelectorAll<HTMLElement>('pre:has(code)')].map(({ hidden }) => hidden)).toEqual([false, true]);
	await click(button(screen, '运行', 1));
	await screen.findByText('ran c');
	await click(button(screen, '还原'));
	expect(given.confirm).toHaveBeenCalledOnce();
	expect(given.kept).toEqual({ 'lesson a1': null });
	expect(screen.container.querySelector('pre[hidden]')).toBeNull();
});

test('a kept program is there again, beside entries that are no text', async () => {
	given.kept = { 'lesson a1': { 0: 7, 1: 'kept' } };
	const screen = await show(python('a') + python('b'));
	expect(screen.getByDisplayValue('kept')).toBe(screen.getByRole('textbox', { name: '程序' }));
	expect(button(screen, '改一改')).toBeTruthy();
});

test('a program that the judge would refuse is not run', async () => {
	const screen = await show(python('a'.repeat(70_000)));
	await click(button(screen, '运行'));
	expect(given.message).toHaveBeenCalledWith('warning', expect.stringContaining('太长'));
	expect(watch).not.toHaveBeenCalled();
});

const BLOCKS = writeBlockText(readWords('输出 “到家啦”'));
const OTHER_BLOCKS = writeBlockText(readWords('输出 “出发”'));
const blocks = (text: string): string => `<pre><code class="language-blocks" data-run="">${text}\n</code></pre>`;

test('a program of blocks is drawn as blocks, runs, and is changed with blocks', async () => {
	const screen = await show(blocks(BLOCKS.trimEnd()));
	expect(screen.getByRole('figure', { name: BLOCKS.trimEnd() })).toBeTruthy();
	await click(button(screen, '运行'));
	expect(watch.mock.lastCall?.[0].code).toBe(BLOCKS.trimEnd());
	await click(button(screen, '改一改'));
	await lazyCode();
	await click(button(screen, '搭'));
	expect(given.kept).toEqual({ 'lesson a1': { 0: OTHER_BLOCKS } });
	await click(button(screen, '还原'));
	expect(given.kept).toEqual({ 'lesson a1': null });
	expect(screen.getByRole('figure', { name: BLOCKS.trimEnd() })).toBeTruthy();
});

test('readers and printers see the Python of blocks, not the comment behind it', async () => {
	const screen = await show(blocks(BLOCKS));
	const [own, printed] = screen.container.querySelectorAll<HTMLElement>('pre');
	expect(own?.hidden).toBe(true);
	expect(own?.querySelector<HTMLElement>('span[hidden]')?.textContent).toContain('# 积木');
	expect(printed?.textContent).toBe("print('到家啦')\n");
});

test.each([
	['broken blocks', `${BLOCKS.slice(0, -20)}\n`, '程序里的积木坏了，打不开，先看它的 Python'],
	['no blocks', 'print(1)', '运行'],
])('a text with %s is read and run as Python', async (_case, text, shown) => {
	const screen = await show(blocks(text));
	expect(screen.getByText(shown)).toBeTruthy();
	expect(screen.queryByRole('figure')).toBeNull();
	await click(button(screen, '运行'));
	expect(watch).toHaveBeenCalledOnce();
});

test.each([
	['another language', true, '<pre><code class="language-cpp" data-run="">int a;\n</code></pre>'],
	['a language of odd characters', true, '<pre><code data-run="">int a;\n</code></pre>'],
	['a build without the feature', false, python('int a;')],
])('in %s a program can only be copied', async (_case, seeing, html) => {
	given.seeing = seeing;
	const screen = await show(html);
	expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['复制程序']);
});

test('programs far from the screen are left as text', async () => {
	const screen = await show(python('a') + python('b').replace('<pre>', '<pre class="far">').repeat(500));
	expect(screen.getAllByRole('button', { name: '运行' }).length).toBe(1);
});
