/** Registry of icon paths. The initial ones are bundled; the others are loaded on first use from the source that the app sets. */
import { createValueStore } from '#src/lib/value-store.ts';
import { iconPaths } from './icon-paths.ts';

export type IconPaths = Readonly<Record<string, string>>;

const loaded = createValueStore<IconPaths>(iconPaths);
let fetchMore: (() => Promise<IconPaths>) | null = null;

export function iconPath(name: string): string | undefined {
	const paths = loaded.get();
	return Object.hasOwn(paths, name) ? paths[name] : undefined;
}

/** True if all icons are loaded, so a missing name has no icon. */
export const iconsAreComplete = (): boolean => loaded.get() !== iconPaths;

export const hasIcon = (name: string): boolean => iconPath(name) !== undefined || !iconsAreComplete();

export function addIcons(more: IconPaths): void {
	if (!iconsAreComplete()) loaded.set({ ...iconPaths, ...more });
}

/** Sets the loader of the other icons. A failed load is retried with the next missing icon and not reported, since icons are decorative. */
export function setIconSource(load: () => Promise<IconPaths>): void {
	fetchMore = load;
}

export function subscribeToIcons(listener: () => void): () => void {
	const unsubscribe = loaded.subscribe(listener);
	if (!iconsAreComplete()) fetchMore?.().then(addIcons, () => undefined);
	return unsubscribe;
}
