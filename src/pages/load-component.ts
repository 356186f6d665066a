import type { ComponentType } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: the compiler has checked the props that a manifest gives
export type CustomComponent = ComponentType<any>;
export type ComponentLoader = () => Promise<CustomComponent>;

const loaded = new WeakMap<ComponentLoader, Promise<CustomComponent>>();

/** The same promise at every call, until it failed. Once it is there, React's `use` takes the component from it without waiting. */
export function loadComponent(loader: ComponentLoader): Promise<CustomComponent> {
	const known = loaded.get(loader);
	if (known) return known;
	const loading = loader();
	loaded.set(loader, loading);
	loading.then(
		(value) => Object.assign(loading, { status: 'fulfilled', value }),
		() => loaded.delete(loader),
	);
	return loading;
}
