/** Removes the stored data of a user on sign-out from a shared computer. */
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { openRecords, RECORD_KINDS } from '#src/lib/kept-records.ts';
import { forgetFiles } from '#src/offline/forget-files.ts';

interface Place {
	/** `site.key` of app.yaml. */
	siteKey: string;
	storage: BrowserStorage;
}

/** Whether calls or answers of an exam exist only in this browser. */
export async function hasUnsent(owner: string, { siteKey }: Place): Promise<boolean> {
	const counts = (['outbox', 'attempts'] as const).map((kind) =>
		openRecords(siteKey, kind)
			.all(owner)
			.then(
				({ length }) => length,
				() => 0,
			),
	);
	return (await Promise.all(counts)).some((count) => count > 0);
}

/**
 * Removes the user's drafts, programs, chosen files, queued calls, answers of exams, histories and opened documents. The last page may save
 * once more while it is closed, so the next page removes them again: see `forgetLastUser`.
 */
export async function forgetUser(owner: string, { siteKey, storage }: Place): Promise<void> {
	storage.write('forgotten-user', owner);
	storage.write('form-drafts', null);
	storage.write('theme-user', null);
	storage.forget(owner);
	await Promise.all([
		forgetFiles(),
		...RECORD_KINDS.map((kind) =>
			openRecords(siteKey, kind)
				.clear(owner)
				// A browser that stores nothing has nothing to remove.
				.catch(() => undefined),
		),
	]);
}

/** Removes what pages show without a network, of all users. */
export async function forgetAnswers({ siteKey, storage }: Place): Promise<void> {
	await openRecords(siteKey, 'answers').sweep('', new Set());
	storage.write('kept-answers', null);
}

/** At the start of the app. */
export async function forgetLastUser(owner: string, place: Place): Promise<void> {
	await forgetUser(owner, place);
	place.storage.write('forgotten-user', null);
}
