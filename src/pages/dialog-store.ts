import { proxy } from 'valtio/vanilla';
import { changeQuery } from './page-state.ts';
import type { PageStore } from './page-store.ts';

export interface DialogStore extends PageStore {
	/** Query keys of the dialog's own data, i.e. its page numbers, which are not written into the address. A proxy. */
	readonly ownKeys: Readonly<Record<string, string | null>>;
}

/** Page store as seen by a dialog. */
export function createDialogStore(page: PageStore, isOwn: (key: string) => boolean): DialogStore {
	const ownKeys = proxy<Record<string, string | null>>({});
	return {
		...page,
		ownKeys,
		get() {
			const { state, search } = page.get();
			return { state, search: changeQuery(search, ownKeys) };
		},
		set(values, query, options) {
			const keys = Object.entries(query);
			Object.assign(ownKeys, Object.fromEntries(keys.filter(([key]) => isOwn(key))));
			page.set(values, Object.fromEntries(keys.filter(([key]) => !isOwn(key))), options);
		},
	};
}
