import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { useLoad } from '#src/ui/use-load.ts';
import { useKeptData } from './use-kept-data.ts';

/** Keeps nothing: for guests, and for a browser that did not open the drafts. */
const NONE: FormDrafts = { read: () => null, write: () => undefined, readFiles: async () => [], writeFiles: async () => false };

/** Drafts of this user; null while the storage is opening. */
export function useDrafts(): FormDrafts | null {
	const result = useLoad(useKeptData().openDrafts);
	return result && (('value' in result && result.value) || NONE);
}
