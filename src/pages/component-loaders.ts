import type { ComponentType } from 'react';
import { lazyCode } from '#src/lib/lazy-code.ts';
import type { LoadOnce } from '#src/lib/load-once.ts';

// biome-ignore lint/suspicious/noExplicitAny: the compiler has already checked the props given in manifests
export type CustomComponent = ComponentType<any>;
export type ComponentLoader = LoadOnce<CustomComponent>;

/** Loaders of the components of components.yaml. */
export const componentLoaders = (table: Readonly<Record<string, () => Promise<CustomComponent>>>): Record<string, ComponentLoader> =>
	Object.fromEntries(Object.entries(table).map(([name, load]) => [name, lazyCode(load)]));
