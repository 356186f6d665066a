import { expect, test } from 'vitest';
import { createNoteBook } from '#app/notes/note-book.ts';
import { createWorld, failure } from '#tests/support/page-world.tsx';

const note = { id: 'n1', courseTitle: '', lessonId: 'v1', lessonTitle: '', lessonType: 'video', position: 7, text: '记一笔', at: '' };

function open(answers: Parameters<typeof createWorld>[0]) {
	const world = createWorld(answers, { invalidates: (operation) => [operation] });
	const stale: string[] = [];
	world.environment.answers.invalidate = (operations) => void stale.push(...operations);
	return { ...world, stale, book: createNoteBook(world.environment, 'v1') };
}

test('shows a saved note at once, and refetches what showed the old one', async () => {
	const { book, calls, stale } = open({ 'main.courseNoteSave': () => note });
	expect(await book.add({ text: '记一笔', position: 7 })).toBeNull();
	expect(book.state.changes).toEqual({ n1: note });
	expect(calls[0]?.input).toEqual({ lessonId: 'v1', position: 7, text: '记一笔' });
	expect(stale).toEqual(['main.courseNoteSave']);
	book.listed();
	expect(book.state.changes).toEqual({});
});

test('sends a bookmark without a text', async () => {
	const { book, calls } = open({ 'main.courseNoteSave': () => ({ ...note, text: '' }) });
	await book.add({ text: '', position: 7 });
	expect(calls[0]?.input).toEqual({ lessonId: 'v1', position: 7 });
});

test('returns a failure as a message and changes nothing', async () => {
	const { book, stale } = open({ 'main.courseNoteSave': () => failure('连不上'), 'main.courseNoteRemove': () => failure('连不上') });
	expect([await book.add({ text: '记一笔', position: 7 }), await book.change(note, '改'), await book.remove(note)]).toEqual([
		'连不上',
		'连不上',
		'连不上',
	]);
	expect([book.state, stale]).toEqual([{ changes: {}, removed: null }, []]);
});

test('a removed note can be restored until the next change', async () => {
	const { book, calls } = open({ 'main.courseNoteSave': () => ({ ...note, id: 'n2' }), 'main.courseNoteRemove': () => ({ noteId: 'n1' }) });
	await book.remove(note);
	expect(book.state).toEqual({ changes: { n1: null }, removed: note });
	await book.restore();
	expect(calls.at(-1)?.input).toEqual({ lessonId: 'v1', position: 7, text: '记一笔' });
	expect(book.state.removed).toBeNull();
	await book.remove(note);
	await book.add({ text: '别的', position: 9 });
	expect(book.state.removed).toBeNull();
	expect(await book.restore()).toBeNull();
	expect(calls).toHaveLength(4);
});

test('a removed note can be restored again after a failure', async () => {
	const { book } = open({ 'main.courseNoteSave': () => failure('连不上'), 'main.courseNoteRemove': () => ({ noteId: 'n1' }) });
	await book.remove(note);
	expect(await book.restore()).toBe('连不上');
	expect(book.state.removed).toEqual(note);
});
