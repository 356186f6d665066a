import type { ComponentType } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';

// biome-ignore lint/suspicious/noExplicitAny: the compiler has already checked the props given in manifests
export type CustomComponent = ComponentType<any>;
export type ComponentLoader = () => Promise<CustomComponent>;

const onTheWay = new WeakMap<ComponentLoader, Promise<CustomComponent>>();
const arrived = new WeakMap<ComponentLoader, CustomComponent>();

/** Loads a component once; after a failure the next call tries again. */
export function loadComponent(loader: ComponentLoader): Promise<CustomComponent> {
	const known = onTheWay.get(loader);
	if (known) return known;
	const loading = fetchCode(loader);
	onTheWay.set(loader, loading);
	loading.then(
		(component) => {
			arrived.set(loader, component);
			// With these two fields `use` reads the promise synchronously.
			Object.assign(loading, { status: 'fulfilled', value: component });
		},
		() => onTheWay.delete(loader),
	);
	return loading;
}

export const loadedComponent = (loader: ComponentLoader): CustomComponent | null => arrived.get(loader) ?? null;
