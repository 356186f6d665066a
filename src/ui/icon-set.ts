/** The drawings that are there by name. The first come with the app; the app says where the others are, and they come when one is wanted. */
import { iconPaths } from './icon-paths.ts';

export type IconPaths = Readonly<Record<string, string>>;

let paths: IconPaths = iconPaths;
let complete = false;
let fetchMore: (() => Promise<IconPaths>) | null = null;
const listeners = new Set<() => void>();

export const iconPath = (name: string): string | undefined => (Object.hasOwn(paths, name) ? paths[name] : undefined);

/** Whether there are no others: a name without a drawing has none. */
export const iconsAreComplete = (): boolean => complete;

/** Whether something is drawn by this name, as far as is known. */
export const hasIcon = (name: string): boolean => iconPath(name) !== undefined || !complete;

export function addIcons(more: IconPaths): void {
	if (complete) return;
	paths = { ...paths, ...more };
	complete = true;
	for (const listener of listeners) listener();
}

/** Where the other drawings come from. What fails is tried again for the next icon that is missing: nothing is lost but a decoration. */
export function setIconSource(load: () => Promise<IconPaths>): void {
	fetchMore = load;
}

/** Hears when drawings have come, which are fetched because somebody listens. */
export function subscribeToIcons(listener: () => void): () => void {
	listeners.add(listener);
	if (!complete) fetchMore?.().then(addIcons, () => undefined);
	return () => void listeners.delete(listener);
}
