import { describe, expect, it } from 'vitest';
import type { Note } from '#app/notes/api-types.ts';
import { draftName, LONGEST_NOTE, type NoteChanges, noteError, parseDraft, withChanges } from '#app/notes/note-rules.ts';

const note = (id: string, position: number, text = id): Note => ({
	id,
	position,
	text,
	at: `2026-09-12T10:00:0${id.length}+08:00`,
	courseTitle: '',
	lessonId: 'v1',
	lessonTitle: '片子',
	lessonType: 'video',
});

describe('the list', () => {
	const notes = [note('a', 5), note('b', 20)];
	it.each<[string, NoteChanges, string[]]>([
		['its original order', {}, ['a', 'b']],
		['a new note at its position', { c: note('c', 9) }, ['a', 'c', 'b']],
		['a new note after another one at the same position', { cc: note('cc', 5) }, ['a', 'cc', 'b']],
		['a changed note once', { a: note('a', 5, '新的') }, ['新的', 'b']],
		['no removed note', { a: null }, ['b']],
		['nothing twice when the server has listed it by now', { b: note('b', 20) }, ['a', 'b']],
	])('has %s', (_what, changes, texts) => expect(withChanges(notes, changes).map(({ text }) => text)).toEqual(texts));
});

describe('a text', () => {
	it.each([
		['', '写点什么再保存吧'],
		[' \n ', '写点什么再保存吧'],
		['range 不含终点', ''],
		['长'.repeat(LONGEST_NOTE), ''],
		['长'.repeat(LONGEST_NOTE + 3), '一条笔记最多 1000 个字，拆成两条吧'],
	])('%#: reports the error', (text, wrong) => {
		expect(noteError(text)).toBe(wrong);
	});
});

describe('a draft', () => {
	it.each([
		['nothing', null, null],
		['words and their place', { text: '半句', position: 7 }, { text: '半句', position: 7 }],
		['no words', { text: '', position: 7 }, null],
		['data of another release', { words: '半句' }, null],
		['an invalid position', { text: '半句', position: '7' }, null],
	])('of %s', (_what, kept, draft) => expect(parseDraft(kept)).toEqual(draft));
	it('has its own key for each lesson and each edited note', () => {
		expect(new Set([draftName('v1'), draftName('v2'), draftName('v1', 'note1'), draftName('v1', 'note2')]).size).toBe(4);
	});
});
