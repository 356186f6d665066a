import { describe, expect, it } from 'vitest';
import { answerErrors, bodyOf, fieldsOf, keptOf, limitsOf, namesOf, startOf } from '#app/homework/answer.ts';
import { fromDraft } from '#app/homework/answer-files.ts';
import type { Homework, HomeworkSubmission } from '#app/homework/api-types.ts';
import { attemptsText, refusalText, statusOf, submitText } from '#app/homework/homework-status.ts';
import { toFileData } from '#src/lib/file-data.ts';
import { localTimes } from '#tests/support/local-times.ts';

const now = new Date(2026, 8, 12, 10).getTime();
const at = (day: number): string => new Date(2026, 8, day, 14).toISOString();
const homework: Homework = {
	id: 'h1',
	title: '小车',
	sourceTitle: 'Python',
	courseId: 'c1',
	contentHtml: '',
	teacherName: '陆',
	rubric: [],
	accept: ['text', 'code'],
	fileExt: [],
	maxMb: 0,
	maxCount: 0,
	fullScore: 100,
	maxAttempts: 3,
	latePercent: 5,
	openAt: at(1),
	dueAt: at(14),
	cutoffAt: at(21),
	nextAt: at(14),
	nextText: '截止',
	state: 'todo',
	late: false,
	canSubmit: true,
	attempt: 0,
};
const submission: HomeworkSubmission = {
	id: 's1',
	homeworkId: 'h1',
	homeworkTitle: '小车',
	attempt: 1,
	files: [],
	late: false,
	rubric: [],
	savedAt: at(10),
	state: 'returned',
	text: '先看',
	code: 'go()',
	lang: 'python',
};

describe('the state of homework', () => {
	it.each([
		['not_open', 'mute', '9 月 14 日 14:00 开放，到时候再来'],
		['todo', 'info', '截止 9 月 14 日 14:00，2 天后'],
		['draft', 'info', '截止 9 月 14 日 14:00，2 天后'],
		['overdue', 'warn', '截止 9 月 14 日 14:00，每晚一天扣 5%'],
		['returned', 'warn', '截止 9 月 14 日 14:00'],
		['submitted', 'info', '等陆老师批改'],
		['marking', 'info', '陆老师改完会通知你'],
		['marked', 'ok', '得了 92 分，满分 100 分'],
		['excused', 'mute', '老师已经免交'],
		['closed', 'mute', '9 月 14 日 14:00 起不再收'],
	])('%s is %s: %s', (state, tone, note) => {
		expect(statusOf({ ...homework, state, score: 92 }, now, localTimes)).toMatchObject({ tone, note });
	});

	it.each([
		[{}, ''],
		[{ canSubmit: false }, '加入课程后才能交作业'],
		[{ canSubmit: false, courseId: undefined }, '这个账号不能交作业'],
		[{ canSubmit: false, state: 'returned', attempt: 3 }, '3 次都用完了，有问题请找老师'],
		[{ canSubmit: false, state: 'closed' }, ''],
	])('%o is refused with “%s”', (part, text) => {
		expect(refusalText({ ...homework, ...part })).toBe(text);
	});

	it.each([
		[0, 0, 'todo', '不限次数：老师退回了，可以改好再交'],
		[1, 0, 'draft', '只能交 1 次，检查好再交'],
		[3, 0, 'overdue', '最多交 3 次：老师退回了，可以改好再交'],
		[3, 0, 'not_open', '最多交 3 次'],
		[1, 0, 'closed', '只能交 1 次'],
		[3, 1, 'returned', '已交 1 次，还能再交 2 次：改好以后点“重新提交”'],
		[0, 4, 'returned', '已交 4 次，还能再交，不限次数：改好以后点“重新提交”'],
		[3, 1, 'submitted', '已交 1 次，老师退回了还能再交 2 次'],
		[0, 1, 'marking', '已交 1 次，老师退回了还能再交，不限次数'],
		[3, 3, 'submitted', '已交 3 次，次数用完了'],
		[3, 2, 'marked', '已交 2 次'],
	])('of %i attempts, %i used, %s: %s', (maxAttempts, attempt, state, text) => {
		const canSubmit = ['todo', 'draft', 'overdue', 'returned'].includes(state);
		expect(attemptsText({ maxAttempts, attempt, state, canSubmit })).toBe(text);
	});

	it('the button text names its action', () => {
		expect(['todo', 'overdue', 'returned'].map(submitText)).toEqual(['提交作业', '补交作业', '重新提交']);
	});
});

describe('an answer', () => {
	const empty = { text: '', code: '', lang: '', link: '', files: [] };

	it('has the fields that the homework accepts; pictures count as files', () => {
		expect(fieldsOf({ accept: ['image', 'text'] })).toEqual(['text', 'files']);
		expect(fieldsOf({ accept: ['file', 'link', 'text'] })).toEqual(['text', 'files', 'link']);
		expect(limitsOf({ fileExt: ['png', 'sb3'], maxMb: 2, maxCount: 3 })).toEqual({
			accept: ['.png', '.sb3'],
			maxBytes: 2 * 1024 * 1024,
			maxFiles: 3,
		});
	});

	it.each([
		[{}, { text: '还没有写任何内容，至少完成一项' }],
		[{ text: ' \n' }, { text: '还没有写任何内容，至少完成一项' }],
		[{ text: '好' }, {}],
		[{ code: 'go()' }, { code: '请选择用的是哪种语言' }],
		[{ code: 'go()', lang: 'python' }, {}],
		[{ text: 'x'.repeat(20_001) }, { text: '最多 20000 个字符，现在有 20001 个' }],
		[{ text: '好', link: 'www.example.com' }, { link: '链接以 http:// 或 https:// 开头，中间没有空格' }],
	])('validates %o to %o', (part, wrong) => {
		expect(answerErrors({ ...empty, ...part }, homework)).toEqual(wrong);
	});

	it('starts with the local draft, else with a server draft or the returned answer', () => {
		expect(startOf({ submission }, { text: '写到一半', code: 3 })).toEqual({ text: '写到一半', code: '', lang: '', link: '' });
		expect(startOf({ submission }, null)).toMatchObject({ text: '先看', code: 'go()', lang: 'python' });
		expect(startOf({ submission: { ...submission, state: 'marked' } }, null).text).toBe('');
	});

	it('keeps only names of files, including those chosen before the page was left', () => {
		const files = [new File([''], '报告.pdf'), new File([''], '图.png')];
		const kept = keptOf({ ...empty, text: '好', files }, ['报告.pdf', '录像.mp4']);
		expect(kept).toEqual({ ...empty, text: '好', files: ['报告.pdf', '录像.mp4', '图.png'] });
		expect([namesOf(kept.files), namesOf(undefined), namesOf([3, '图.png'])]).toEqual([kept.files, [], ['图.png']]);
	});

	it('submits only filled fields that the homework accepts', () => {
		expect(bodyOf({ ...empty, text: '好', link: 'https://example.com' }, homework)).toEqual({ homeworkId: 'h1', text: '好' });
		expect(bodyOf({ ...empty, code: 'go()', lang: 'python' }, homework)).toEqual({ homeworkId: 'h1', code: 'go()', lang: 'python' });
	});

	it('stores and restores its files', async () => {
		const [sent] = await toFileData([new File(['你好'], '说明.txt', { type: 'text/plain' })]);
		expect(sent).toMatchObject({ name: '说明.txt', bytes: 6, mime: 'text/plain' });
		const kept = { name: '说明.txt', bytes: 6, mime: 'text/plain', url: `data:text/plain;base64,${sent?.data}` };
		const [file, ...others] = fromDraft([kept, { ...kept, url: '/static/files/sample.txt' }]);
		expect([await file?.text(), others]).toEqual(['你好', []]);
	});
});
