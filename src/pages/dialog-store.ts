import { proxy, ref } from 'valtio/vanilla';
import { changeQuery } from './page-state.ts';
import type { PageStore } from './page-store.ts';

/**
 * The variables of a page as a dialog of it reads and sets them. The dialog keeps the page numbers of its own data to itself: the address
 * does not hold them.
 */
export function createDialogStore(page: PageStore, isOwn: (key: string) => boolean): PageStore {
	const moment = proxy({
		page: page.moment,
		own: ref<Readonly<Record<string, string | null>>>({}),
		get state() {
			return this.page.state;
		},
		get search() {
			return changeQuery(this.page.search, this.own);
		},
	});
	return {
		...page,
		moment,
		set: (values, query, options) => {
			const keys = Object.entries(query);
			moment.own = ref({ ...moment.own, ...Object.fromEntries(keys.filter(([key]) => isOwn(key))) });
			page.set(values, Object.fromEntries(keys.filter(([key]) => !isOwn(key))), options);
		},
	};
}
