import type { ComponentType } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';

// biome-ignore lint/suspicious/noExplicitAny: the compiler has already checked the props given in manifests
export type CustomComponent = ComponentType<any>;
export type ComponentLoader = () => Promise<CustomComponent>;

const pending = new WeakMap<ComponentLoader, Promise<CustomComponent>>();
const loaded = new WeakMap<ComponentLoader, CustomComponent>();

/** Loads a component once; after a failure the next call tries again. */
export function loadComponent(loader: ComponentLoader): Promise<CustomComponent> {
	const earlier = pending.get(loader);
	if (earlier) return earlier;
	const loading = fetchCode(loader);
	pending.set(loader, loading);
	loading.then(
		(component) => {
			loaded.set(loader, component);
			// With these two fields `use` reads the promise synchronously.
			Object.assign(loading, { status: 'fulfilled', value: component });
		},
		() => pending.delete(loader),
	);
	return loading;
}

export const loadedComponent = (loader: ComponentLoader): CustomComponent | null => loaded.get(loader) ?? null;
