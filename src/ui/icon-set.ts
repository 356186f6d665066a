/** The drawings that are there by name. The first come with the app; the app says where the others are, and they come when one is wanted. */
import { proxy, ref } from 'valtio/vanilla';
import { iconPaths } from './icon-paths.ts';

export type IconPaths = Readonly<Record<string, string>>;

/** `complete`: no other icons exist, so a name without a path has no drawing. */
export const iconSet = proxy<{ paths: IconPaths; complete: boolean }>({ paths: ref<IconPaths>(iconPaths), complete: false });
let fetchMore: (() => Promise<IconPaths>) | null = null;

export const iconPath = (name: string, { paths }: { readonly paths: IconPaths } = iconSet): string | undefined =>
	Object.hasOwn(paths, name) ? paths[name] : undefined;

/** Whether something is drawn by this name, as far as is known. */
export const hasIcon = (name: string): boolean => iconPath(name) !== undefined || !iconSet.complete;

export function addIcons(more: IconPaths): void {
	if (iconSet.complete) return;
	iconSet.paths = ref({ ...iconSet.paths, ...more });
	iconSet.complete = true;
}

/** Where the other drawings come from. What fails is tried again for the next icon that is missing: nothing is lost but a decoration. */
export function setIconSource(load: () => Promise<IconPaths>): void {
	fetchMore = load;
}

export function fetchIcons(): void {
	if (!iconSet.complete) fetchMore?.().then(addIcons, () => undefined);
}
