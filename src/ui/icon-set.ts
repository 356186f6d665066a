import { createContext } from 'react';
import { proxy, ref } from 'valtio/vanilla';

export type IconPaths = Readonly<Record<string, string>>;

/** Icons that are not in the initial bundle. They are loaded on first use. */
export interface IconSet {
	/** A proxy; null until they are loaded. */
	readonly state: { readonly paths: IconPaths | null };
	add(paths: IconPaths): void;
	/** A failed load is retried with the next missing icon and not reported, since icons are decorative. */
	load(): void;
}

export function createIconSet(fetchPaths: () => Promise<IconPaths>): IconSet {
	const state = proxy<{ paths: IconPaths | null }>({ paths: null });
	const add = (paths: IconPaths): void => {
		state.paths ??= ref(paths);
	};
	return {
		state,
		add,
		load() {
			if (!state.paths) fetchPaths().then(add, () => undefined);
		},
	};
}

/** Null outside of an app: only bundled icons are drawn there. */
export const IconContext = createContext<IconSet | null>(null);
