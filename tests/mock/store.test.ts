import { expect, it } from 'vitest';
import { createStore, type Row } from '#mock/store/store.ts';

const books = (): Row[] => [
	{ id: 'b1', shelf: 's1' },
	{ id: 'b2', shelf: 's2' },
];

it('finds, inserts, updates and removes rows by id', () => {
	const store = createStore({ books: books() });
	const row = store.find('books', 'b2');
	store.insert('books', { id: 'b3', shelf: 's1' });
	expect(store.update('books', 'b2', { shelf: 's9' })).toBe(row);
	expect(store.remove('books', 'b1')).toBe(true);
	expect(store.remove('books', 'b1')).toBe(false);
	expect(store.rows('books')).toEqual([
		{ id: 'b2', shelf: 's9' },
		{ id: 'b3', shelf: 's1' },
	]);
	expect(store.find('books', 'b1')).toBeUndefined();
});

it('throws on a duplicate id, a missing row and an unknown resource', () => {
	const store = createStore({ books: books() });
	expect(() => store.insert('books', { id: 'b1' })).toThrow('books has a row b1 already.');
	expect(() => store.update('books', 'b9', {})).toThrow('books has no row b9.');
	expect(() => store.rows('boks')).toThrow('There is no resource boks: add boks.yaml to the seed');
	expect(() => store.rows('constructor')).toThrow('There is no resource constructor');
});

it('finds rows by a field, also after changes', () => {
	const store = createStore({ books: books() });
	const idsBy = (shelf: string): string[] => store.rowsBy('books', 'shelf', shelf).map(({ id }) => id);
	expect(idsBy('s1')).toEqual(['b1']);
	store.insert('books', { id: 'b3', shelf: 's1' });
	expect(idsBy('s1')).toEqual(['b1', 'b3']);
	store.update('books', 'b1', { shelf: 's2' });
	expect(idsBy('s1')).toEqual(['b3']);
	expect(idsBy('none')).toEqual([]);
});

it('notifies of each change with its resource until unsubscribed', () => {
	const store = createStore({ books: books() });
	const seen: (string | null)[] = [];
	const stop = store.onChange((resource) => seen.push(resource));
	store.insert('books', { id: 'b3' });
	store.update('books', 'b3', { shelf: 's1' });
	store.remove('books', 'b3');
	store.reset({ books: [] });
	stop();
	store.insert('books', { id: 'b4' });
	expect(seen).toEqual(['books', 'books', 'books', null]);
});

it('generates each id once, skips existing ones, and is deterministic', () => {
	const store = createStore({ books: [{ id: 'book-2' }] });
	expect([store.newId('book'), store.newId('book'), store.newId('reg')]).toEqual(['book-1', 'book-3', 'reg-1']);
	const again = createStore(structuredClone(store.state));
	expect(again.newId('book')).toBe('book-4');
	again.reset({ books: [] });
	expect(again.newId('book')).toBe('book-1');
});

it('keeps the identity of its state and arrays on reset, because hosts hold references', () => {
	const store = createStore({ books: books(), readers: [{ id: 'r1' }] });
	const { state } = store;
	const rows = state.books;
	store.reset({ books: [{ id: 'x' }] });
	expect(store.state).toBe(state);
	expect(state.books).toBe(rows);
	expect(store.state).toEqual({ books: [{ id: 'x' }], readers: [], sessions: [], counters: [], 'idempotency-keys': [] });
	expect(store.find('books', 'b1')).toBeUndefined();
});

it('sees rows that a host wrote directly after `touched`', () => {
	const store = createStore({ books: books() });
	store.find('books', 'b1');
	store.rowsBy('books', 'shelf', 's1');
	store.state.books?.push({ id: 'b3', shelf: 's1' });
	store.touched();
	expect(store.find('books', 'b3')).toEqual({ id: 'b3', shelf: 's1' });
	expect(store.rowsBy('books', 'shelf', 's1')).toHaveLength(2);
});
