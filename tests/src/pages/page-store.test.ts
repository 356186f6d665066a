import { expect, test } from 'vitest';
import { createPageStore } from '#src/pages/page-store.ts';

const keyword = { keyword: { type: 'string', query: true, default: null } } as const;

function openStore(search = '') {
	const written: string[] = [];
	const store = createPageStore({
		definitions: keyword,
		search,
		navigate: (next, { replace }) => written.push(`${replace ? 'replace' : 'push'} ${next}`),
	});
	return { store, written };
}

test('an older query that the router delivers late does not overwrite a newer one', () => {
	const { store, written } = openStore();
	store.set({ keyword: 'a' }, {}, { replace: true });
	store.set({ keyword: 'ab' }, {}, { replace: true });
	store.receive('?keyword=a');
	expect(store.get()).toEqual({ state: { keyword: 'ab' }, search: '?keyword=ab' });
	store.receive('?keyword=ab');
	expect(store.get().state).toEqual({ keyword: 'ab' });
	expect(written).toEqual(['replace ?keyword=a', 'replace ?keyword=ab']);
});

test('a query from navigation (back, a link) wins', () => {
	const { store } = openStore('?keyword=a');
	store.set({ keyword: 'b' }, {}, { replace: false });
	store.receive('?keyword=b');
	store.receive('?keyword=a');
	expect(store.get().state).toEqual({ keyword: 'a' });
});

test('setting an equal value does not navigate, and unknown names are ignored', () => {
	const { store, written } = openStore('?keyword=a');
	store.set({ keyword: 'a', other: 1 }, {}, { replace: false });
	expect(written).toEqual([]);
	expect(store.get().state).toEqual({ keyword: 'a' });
});

test('variables and query keys change in one history entry', () => {
	const { store, written } = openStore('?coursesPage=3');
	store.set({ keyword: 'x' }, { coursesPage: null }, { replace: false });
	expect(written).toEqual(['push ?keyword=x']);
});
