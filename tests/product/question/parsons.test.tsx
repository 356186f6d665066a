import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AnswerFields } from '#app/question/answer-fields.tsx';
import { type AnswerValue, answerText, type QuestionContent } from '#app/question/answer-options.ts';
import { GivenAnswer } from '#app/question/given-answer.tsx';
import { PaperOptions } from '#app/question/paper-options.tsx';
import { compareLines, moveLine } from '#app/question/parsons/line-order.ts';
import { click, focus, press, render } from '#tests/support/render.tsx';

const question: QuestionContent = {
	id: 'q1',
	type: 'parsons',
	stemHtml: '拼一个循环',
	indents: true,
	lines: [
		{ id: 'a', text: 'print(i)' },
		{ id: 'b', text: 'for i in x:' },
		{ id: 'c', text: 'x = [1]' },
		{ id: 'd', text: 'x = 1' },
	],
};
const answerKey = { answer: ['c:0', 'b:0', 'a:1'], analysisHtml: '' };

function focused(): HTMLElement {
	if (!(document.activeElement instanceof HTMLElement)) throw new Error('nothing has the focus');
	return document.activeElement;
}

async function showFields(disabled = false) {
	const values: AnswerValue[] = [];
	function Kept() {
		const [value, setValue] = useState<AnswerValue>([]);
		const change = (next: AnswerValue): void => {
			values.push(next);
			setValue(next);
		};
		return <AnswerFields question={question} value={value} disabled={disabled} onChange={change} />;
	}
	const screen = await render(<Kept />);
	const key = (name: string): Promise<void> => press(focused(), name);
	const pick = async (text: string): Promise<void> => {
		const line = screen.getByRole('button', { name: new RegExp(`^${text.replaceAll(/[()[\]]/g, '.')}`) });
		await focus(line);
		await click(line);
	};
	return { screen, key, pick, said: () => screen.getByRole('status').textContent, value: () => values.at(-1) };
}

test('a line is picked up, moved, indented and dropped by keys, and says where it is', async () => {
	const { pick, key, said, value, screen } = await showFields();
	await pick('for i in x:');
	expect(said()).toBe('拿起了，第 1 行，缩进 0 层');
	await pick('print(i)');
	await key('ArrowRight');
	expect([said(), value()]).toEqual(['第 2 行，缩进 1 层', ['b:0', 'a:1']]);
	await key('ArrowUp');
	expect([said(), value()]).toEqual(['第 1 行，缩进 1 层', ['a:1', 'b:0']]);
	await key('Escape');
	expect([said(), value()]).toEqual(['取消了，这一行回到原处', ['b:0']]);
	expect(document.activeElement?.textContent).toContain('print(i)');
	expect(screen.queryByRole('group', { name: '移动这一行' })).toBeNull();
});

test('a line is moved and put back by buttons, and each move is undone', async () => {
	const { screen, pick, value, said } = await showFields();
	await pick('x = 1');
	await click(screen.getByRole('button', { name: '增加缩进' }));
	await click(screen.getByRole('button', { name: '放好' }));
	expect([said(), value()]).toEqual(['放下了，第 1 行，缩进 1 层', ['d:1']]);
	await pick('x = 1');
	await click(screen.getByRole('button', { name: '放回' }));
	expect([said(), value()]).toEqual(['放回了待用的行', []]);
	await click(screen.getByRole('button', { name: '撤销' }));
	expect(value()).toEqual(['d:1']);
	fireEvent.keyDown(screen.getByText('x = 1'), { key: 'z', ctrlKey: true });
	expect(value()).toEqual([]);
});

test('nothing moves while the answer cannot be changed', async () => {
	const { pick, value } = await showFields(true);
	await pick('x = 1');
	expect(value()).toBeUndefined();
});

test.each<[string, AnswerValue, string, { at: number; indent: number } | null, AnswerValue]>([
	['in at the top', ['b:0'], 'c', { at: 0, indent: 0 }, ['c:0', 'b:0']],
	['no deeper than the deepest level', [], 'c', { at: 0, indent: 9 }, ['c:5']],
	['no further than the end', ['b:0', 'a:1'], 'b', { at: 7, indent: -1 }, ['a:1', 'b:0']],
	['out', ['b:0', 'a:1'], 'b', null, ['a:1']],
	['an unknown line nowhere', ['b:0'], 'x', { at: 0, indent: 0 }, ['b:0']],
])('a line moves %s', (_case, value, id, place, expected) => expect(moveLine(question, value, id, place)).toEqual(expected));

test.each<[string, AnswerValue, (string | undefined)[], string[]]>([
	['a right order', ['c:0', 'b:0', 'a:1'], [undefined, undefined, undefined], []],
	['a wrong indentation', ['c:0', 'b:0', 'a:0'], [undefined, undefined, 'indent'], []],
	['a distractor', ['d:0', 'b:0', 'a:1'], ['extra', 'order', undefined], ['c']],
	['a missing line', ['c:0', 'a:1'], [undefined, 'order'], ['b']],
])('%s is compared line by line', (_case, value, mistakes, missing) => {
	const compared = compareLines(question, value, [answerKey.answer]);
	expect([compared.lines.map(({ mistake }) => mistake), compared.missing.map(({ id }) => id)]).toEqual([mistakes, missing]);
});

test('the review marks what differs, and nothing without a key', async () => {
	const given = await render(<GivenAnswer question={question} value={['c:0', 'a:0', 'd:0']} answerKey={answerKey} />);
	expect([...given.getByRole('list').children].map((line) => line.textContent)).toEqual([
		'1x = [1]对',
		'2print(i)不该在这里',
		'3x = 1用不上这一行',
	]);
	expect(given.getByText('还缺：').textContent).toBe('还缺：for i in x:');
	given.unmount();
	const open = await render(<GivenAnswer question={question} value={['d:1']} answerKey={undefined} />);
	expect(open.getByRole('list').textContent).toBe('1x = 1');
});

test('an answer reads as a program', () => expect(answerText(question, answerKey.answer)).toBe('x = [1]\nfor i in x:\n    print(i)'));

test('on paper each line has a box for its number and one for its indentation', async () => {
	const screen = await render(<PaperOptions question={question} />);
	expect(screen.getByRole('list', { name: '程序行' }).outerHTML.replaceAll(/ class="[^"]*"/g, '')).toMatchInlineSnapshot(
		`"<ul aria-label="程序行"><li><span></span><code>print(i)</code><span>缩进 <span></span></span></li><li><span></span><code>for i in x:</code><span>缩进 <span></span></span></li><li><span></span><code>x = [1]</code><span>缩进 <span></span></span></li><li><span></span><code>x = 1</code><span>缩进 <span></span></span></li></ul>"`,
	);
});
