import { toList } from '../draft/draft-tree.ts';
import type { Studio } from '../draft/studio-store.ts';
import type { MenuCalls } from '../menu-calls.ts';
import type { DraftHandle } from './publishing.ts';

/** The draft of the studio as publishing sees it. */
export function draftHandleOf(studio: Studio, calls: MenuCalls): DraftHandle {
	const { state } = studio;
	return {
		list: () => toList(state.draft),
		baseVersion: () => state.baseVersion,
		async flush() {
			await studio.save();
			// Saves the changes made during the first save.
			if (state.save === 'unsaved') await studio.save();
			return state.save === 'saved';
		},
		replace(list, words, baseVersion) {
			studio.replace(list, words);
			state.baseVersion = baseVersion;
		},
		async rebase(baseVersion) {
			studio.rebase(baseVersion);
			await studio.save();
		},
		async reload(words) {
			const result = await calls.draft();
			if (result.ok) studio.adopt(result.data, words);
		},
	};
}
