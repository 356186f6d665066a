import { access } from '#generated/access.ts';
import type { PreviewRole } from './scene.ts';

/** Every role of permissions.yaml; a role brings its permissions. */
export const previewRoles: Readonly<Record<string, PreviewRole>> = Object.fromEntries(
	Object.entries(access.roles).map(([name, { title }]) => [name, { title, roles: [name], permissions: [] }]),
);

/** Name of the role that is previewed at first. */
export const FIRST_ROLE = Object.keys(previewRoles)[0] ?? '';
