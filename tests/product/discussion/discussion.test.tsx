import { act, within } from '@testing-library/react';
import { proxy } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { type ContentPosition, PositionScope, WithPosition } from '#app/course/content-position.tsx';
import { Discussion } from '#app/discussion/discussion.tsx';
import type { DiscussionEvents, DiscussionProps, Post, Question } from '#app/discussion/discussion-rules.ts';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import type { CallWatch } from '#src/pages/page-context.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, failure } from '#tests/support/page-world.tsx';
import { click, render, submit, type } from '#tests/support/render.tsx';

const post = (id: string, fields: Partial<Post> = {}): Post => ({
	id,
	text: `内容 ${id}`,
	author: '小明',
	teacher: false,
	mine: false,
	at: '2026-09-12T09:00:00+08:00',
	state: 'shown',
	helpfulCount: 0,
	helpful: false,
	...fields,
});
const question = (id: string, fields: Partial<Question> = {}): Question => ({ ...post(id), answers: [], ...fields });

function recordingEvents(refusal: string | null) {
	const sent: unknown[][] = [];
	const record =
		(name: string) =>
		async (event: unknown, watch?: CallWatch): Promise<boolean> => {
			sent.push([name, event]);
			if (refusal !== null) watch?.onFailed?.('main.courseDiscussionSave', failure(refusal));
			return refusal === null;
		};
	const on: DiscussionEvents = { asks: record('asks'), answers: record('answers'), marks: record('marks'), removes: record('removes') };
	return { on, sent };
}

function film(now: number) {
	const gone: number[] = [];
	const state = proxy({ now });
	const content: ContentPosition = {
		state,
		go: (place) => void gone.push(place),
		nameOf: (place) => `第 ${place} 秒`,
		reveal: () => undefined,
		tell: () => undefined,
	};
	const play = (second: number): Promise<void> =>
		act(async () => {
			state.now = second;
		});
	return { content, gone, play };
}

interface Opened extends Partial<DiscussionProps> {
	content?: ContentPosition;
}

/** Opening again with the same storage is a reload. */
async function open({ content, ...props }: Opened, refusal: string | null = null, storage = memoryStorage()) {
	const { environment } = createWorld({}, { openDrafts: async () => createFormDrafts(storage, 'u1', memoryRecords()) });
	const { on, sent } = recordingEvents(refusal);
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<PositionScope>
				{content && <WithPosition content={content}>{null}</WithPosition>}
				<Discussion subject="lesson c01-1-1" questions={[]} on={on} hint="哪里没听懂？" {...props} />
			</PositionScope>
		</PageEnvironmentProvider>,
	);
	return { screen, sent };
}

test('a question carries the second at which its writing began, unless the student takes it away', async () => {
	const { content, play } = film(3);
	const { screen, sent } = await open({ content });
	await play(75);
	const field = screen.getByRole('textbox', { name: '提问' });
	await type(field, '为什么要减一？');
	expect(screen.getByRole('checkbox', { name: '问的是 第 75 秒' })).toHaveProperty('checked', true);
	await submit(screen.getByRole('form', { name: '提问' }));
	expect([sent, screen.getByRole('status').textContent]).toEqual([[['asks', { text: '为什么要减一？', position: 75 }]], '发出去了']);
	expect(field).toHaveProperty('value', '');

	const other = await open({ content });
	await type(other.screen.getByRole('textbox'), '作业什么时候交？');
	await click(other.screen.getByRole('checkbox'));
	await submit(other.screen.getByRole('form'));
	expect(other.sent).toEqual([['asks', { text: '作业什么时候交？', position: null }]]);
});

test('what was written stays when sending fails; nothing empty or too long is sent', async () => {
	const { screen, sent } = await open({}, '没有网络');
	const field = screen.getByRole('textbox');
	await submit(screen.getByRole('form'));
	expect([sent, screen.getByRole('alert').textContent]).toEqual([[], '写点什么再发吧']);
	await type(field, '长'.repeat(1001));
	await submit(screen.getByRole('form'));
	expect([sent, screen.getByRole('alert').textContent]).toEqual([[], '最多 1000 个字，请写短一点']);
	await type(field, '为什么？');
	await submit(screen.getByRole('form'));
	expect([sent.length, screen.getByRole('alert').textContent]).toEqual([1, '没有网络']);
	expect(field).toHaveProperty('value', '为什么？');
});

test('a half-written question and answer come back after a reload, where they were written, until they are sent or discarded', async () => {
	const storage = memoryStorage();
	const { content } = film(75);
	const questions = [question('q1')];
	const reload = (props: Opened = {}) => open({ questions, content: film(3).content, ...props }, null, storage);
	const before = await open({ questions, content }, null, storage);
	await type(before.screen.getByRole('textbox', { name: '提问' }), '为什么要减');
	await click(before.screen.getByRole('button', { name: '回答' }));
	await type(before.screen.getByRole('textbox', { name: '回答' }), '因为从');
	before.screen.unmount();

	const elsewhere = await reload({ subject: 'lesson c01-1-2', questions: [] });
	expect(elsewhere.screen.getByRole('textbox', { name: '提问' })).toHaveProperty('value', '');
	elsewhere.screen.unmount();

	const { screen, sent } = await reload();
	expect(screen.getByRole('textbox', { name: '提问' })).toHaveProperty('value', '为什么要减');
	expect(screen.getByRole('textbox', { name: '回答' })).toHaveProperty('value', '因为从');
	expect(document.activeElement).toBe(document.body);
	await submit(screen.getByRole('form', { name: '提问' }));
	expect(sent).toEqual([['asks', { text: '为什么要减', position: 75 }]]);
	await click(screen.getByRole('button', { name: '取消' }));
	screen.unmount();

	const after = await reload();
	expect(after.screen.getByRole('textbox')).toHaveProperty('value', '');
});

test('answers of teachers come first, then the most helpful; the place in the film is a button that goes there', async () => {
	const answers = [
		post('a1', { at: '2026-09-12T08:00:00+08:00' }),
		post('a2', { helpfulCount: 3 }),
		post('a3', { teacher: true, at: '2026-09-12T09:30:00+08:00' }),
	];
	const { content, gone } = film(0);
	const { screen } = await open({ questions: [question('q1', { position: 42, answers })], content });
	const list = screen.getByRole('list', { name: '回答' });
	expect(
		within(list)
			.getAllByText(/^内容/)
			.map((each) => each.textContent),
	).toEqual(['内容 a3', '内容 a2', '内容 a1']);
	expect(screen.getByText('3 个回答，老师答过了')).toBeTruthy();
	await click(screen.getByRole('button', { name: '回到 第 42 秒' }));
	expect(gone).toEqual([42]);
});

test('a student answers, marks what helped, and removes the own question before it is answered', async () => {
	const questions = [question('q1'), question('q2', { mine: true }), question('q3', { mine: true, answers: [post('a1')] })];
	const { screen, sent } = await open({ questions });
	const [first] = screen.getAllByRole('button', { name: '回答' });
	if (!first) throw new Error('There is no button to answer.');
	await click(first);
	const field = screen.getByRole('textbox', { name: '回答' });
	expect(document.activeElement).toBe(field);
	await type(field, '因为从 0 开始数');
	await submit(screen.getByRole('form', { name: '回答' }));
	expect([screen.queryByRole('form', { name: '回答' }), document.activeElement]).toEqual([null, first]);
	await click(screen.getAllByRole('button', { name: '有帮助' })[0] as HTMLElement);
	expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(1);
	await click(screen.getByRole('button', { name: '删除' }));
	expect(sent).toEqual([
		['answers', { questionId: 'q1', text: '因为从 0 开始数' }],
		['marks', { postId: 'q1', helpful: true }],
		['removes', 'q2'],
	]);
});

test('moderated posts say so to their author, and cannot be answered', async () => {
	const questions = [
		question('q1', { mine: true, state: 'pending' }),
		question('q2', { mine: true, state: 'hidden', stateText: '里面有电话号码' }),
	];
	const { screen } = await open({ questions });
	for (const text of ['待审核', '老师看过以后，大家就能看到', '已隐藏', '里面有电话号码']) expect(screen.getByText(text)).toBeTruthy();
	expect(screen.queryByRole('button', { name: '回答' })).toBeNull();
});

test('a long discussion shows 20 questions, then more; who may only read sees why', async () => {
	const questions = Array.from({ length: 25 }, (_, index) => question(`q${index}`));
	const { screen } = await open({ questions, closed: '已毕业的账号只能查看' });
	const count = () => within(screen.getByRole('list', { name: '提问' })).getAllByRole('listitem').length;
	expect([count(), screen.queryByRole('form'), screen.queryByRole('button', { name: '有帮助' })]).toEqual([20, null, null]);
	expect(screen.getByText('已毕业的账号只能查看')).toBeTruthy();
	await click(screen.getByRole('button', { name: '再看 5 个提问' }));
	expect(count()).toBe(25);
});
