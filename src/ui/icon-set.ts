/** Registry of icon paths. The initial ones are bundled; the others are loaded on first use from the source that the app sets. */
import { iconPaths } from './icon-paths.ts';

export type IconPaths = Readonly<Record<string, string>>;

let paths: IconPaths = iconPaths;
let complete = false;
let fetchMore: (() => Promise<IconPaths>) | null = null;
const listeners = new Set<() => void>();

export const iconPath = (name: string): string | undefined => (Object.hasOwn(paths, name) ? paths[name] : undefined);

/** True if all icons are loaded, so a missing name has no icon. */
export const iconsAreComplete = (): boolean => complete;

export const hasIcon = (name: string): boolean => iconPath(name) !== undefined || !complete;

export function addIcons(more: IconPaths): void {
	if (complete) return;
	paths = { ...paths, ...more };
	complete = true;
	for (const listener of listeners) listener();
}

/** Sets the loader of the other icons. A failed load is retried with the next missing icon and not reported, since icons are decorative. */
export function setIconSource(load: () => Promise<IconPaths>): void {
	fetchMore = load;
}

export function subscribeToIcons(listener: () => void): () => void {
	listeners.add(listener);
	if (!complete) fetchMore?.().then(addIcons, () => undefined);
	return () => void listeners.delete(listener);
}
