import type { Studio } from '#src/features/menu-studio/draft/studio-store.ts';

/** Preview, publishing, history, import and export, beside the title of the studio. */
export function StudioActions({ studio: _studio }: { studio: Studio }) {
	return null;
}
