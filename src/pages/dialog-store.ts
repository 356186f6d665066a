import { changeQuery } from './page-state.ts';
import type { PageMoment, PageStore } from './page-store.ts';

/**
 * Page store as seen by a dialog. Query keys of the dialog's own data, i.e. its page numbers, are kept here and not written into the
 * address.
 */
export function createDialogStore(page: PageStore, isOwn: (key: string) => boolean): PageStore {
	let own: Readonly<Record<string, string | null>> = {};
	let last: { around: PageMoment; own: typeof own; moment: PageMoment } | null = null;
	const listeners = new Set<() => void>();
	return {
		...page,
		get: () => {
			const around = page.get();
			if (last?.around !== around || last.own !== own)
				last = { around, own, moment: { state: around.state, search: changeQuery(around.search, own) } };
			return last.moment;
		},
		set: (values, query, options) => {
			const keys = Object.entries(query);
			own = { ...own, ...Object.fromEntries(keys.filter(([key]) => isOwn(key))) };
			for (const listener of listeners) listener();
			page.set(values, Object.fromEntries(keys.filter(([key]) => !isOwn(key))), options);
		},
		subscribe: (listener) => {
			listeners.add(listener);
			const leave = page.subscribe(listener);
			return () => {
				listeners.delete(listener);
				leave();
			};
		},
	};
}
