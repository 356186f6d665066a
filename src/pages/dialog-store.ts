import { createValueStore } from '#src/lib/value-store.ts';
import { changeQuery } from './page-state.ts';
import type { PageMoment, PageStore } from './page-store.ts';

/**
 * Page store as seen by a dialog. Query keys of the dialog's own data, i.e. its page numbers, are kept here and not written into the
 * address.
 */
export function createDialogStore(page: PageStore, isOwn: (key: string) => boolean): PageStore {
	const ownKeys = createValueStore<Readonly<Record<string, string | null>>>({});
	let last: { around: PageMoment; own: ReturnType<typeof ownKeys.get>; moment: PageMoment } | null = null;
	return {
		...page,
		get: () => {
			const around = page.get();
			const own = ownKeys.get();
			if (last?.around !== around || last.own !== own)
				last = { around, own, moment: { state: around.state, search: changeQuery(around.search, own) } };
			return last.moment;
		},
		set: (values, query, options) => {
			const keys = Object.entries(query);
			ownKeys.set({ ...ownKeys.get(), ...Object.fromEntries(keys.filter(([key]) => isOwn(key))) });
			page.set(values, Object.fromEntries(keys.filter(([key]) => !isOwn(key))), options);
		},
		subscribe: (listener) => {
			const leaves = [ownKeys, page].map((store) => store.subscribe(listener));
			return () => {
				for (const leave of leaves) leave();
			};
		},
	};
}
