/** The draft of a form in the browser: reads it, and saves what changes. No React. */
import { subscribe } from 'valtio/vanilla';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { createSaver } from '#src/lib/create-saver.ts';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';
import { takesFiles } from './control-of.ts';
import { filesOf, keptValues, type LostFiles, restoredFiles, restoredValues } from './draft-values.ts';
import type { FormStore } from './form-store.ts';
import { sameValue } from './form-values.ts';
import type { FilesState } from './form-view.ts';

/** Without delay: a reload right after a submit must not restore the draft. */
const SYNC = true;

interface StoredDraft {
	values: Readonly<Record<string, unknown>>;
	files: readonly File[];
	lost: LostFiles;
}

export async function readDraft(store: FormStore, drafts: FormDrafts, name: DraftName): Promise<StoredDraft | null> {
	const kept = drafts.read(name);
	if (!kept) return null;
	const fields = store.fields(kept);
	const files = fields.some((field) => takesFiles(field) && Object.hasOwn(kept, field.field)) ? await drafts.readFiles(name) : [];
	const found = restoredFiles(fields, kept, files);
	return { values: { ...restoredValues(fields, kept), ...found.values }, files: filesOf(fields, found.values), lost: found.lost };
}

/** Fields that the user changed before the draft was loaded keep what he typed. */
export function restoreDraft(store: FormStore, { values, lost }: StoredDraft): boolean {
	store.restore(values);
	return store.state.status.dirty || lost.size > 0;
}

interface Keeping {
	drafts: FormDrafts;
	name: DraftName;
	debounce: number;
	restored: StoredDraft | null;
	/** The form has been submitted or cleared. */
	onEmptied(): void;
}

export interface DraftKeeper {
	startOver(): void;
	stop(): void;
}

/** Saves after a debounce; flushes a pending save when it stops. */
export function keepDraft(store: FormStore, { drafts, name, debounce, restored, onEmptied }: Keeping): DraftKeeper {
	/** A draft of which only names of lost files are left stays until the user goes on. */
	let untouched = restored !== null && restored.lost.size > 0;
	let lost = restored?.lost;
	/** The files that the draft has; null if they are unknown, or belong to an older draft. */
	let stored = restored?.files ?? null;
	let outcome: FilesState = 'kept';
	const saveFiles = (): void => {
		const fields = store.fields();
		if (!fields.some(takesFiles)) return;
		const files = filesOf(fields, store.typed());
		if (stored && sameValue(stored, files)) return store.keepFiles(outcome);
		stored = files;
		outcome = 'pending';
		const done = (kept: boolean): void => {
			// A newer choice of files reports its own result.
			if (stored !== files) return;
			outcome = kept ? 'kept' : 'failed';
			store.keepFiles(outcome);
		};
		void drafts.writeFiles(name, files).then(done);
	};
	const saver = createSaver({
		pause: debounce,
		async send() {
			const values = store.state.status.dirty ? keptValues(store.fields(), store.typed(), lost) : null;
			drafts.write(name, values);
			if (values) saveFiles();
			else stored = null;
			return 'saved';
		},
	});
	store.keepFiles(restored || filesOf(store.fields(), store.typed()).length === 0 ? 'kept' : 'pending');
	// The user may have typed before this code was loaded.
	if (store.state.status.dirty) saver.changed();
	const onChange = (): void => {
		const { dirty, busy, files } = store.state.status;
		untouched &&= !dirty && !busy;
		if (untouched) return;
		saver.changed();
		if (!dirty) {
			lost = undefined;
			onEmptied();
		}
		// Deletes the draft at once after a submit or reset, so that a reload does not restore it; a queued call takes it as it was sent.
		if (!dirty || busy || files === 'pending') void saver.flush();
	};
	const stop = subscribe(store.state, onChange, SYNC);
	const stopSaving = saveOnLeaving(saver.flush);
	return {
		startOver() {
			untouched = false;
			store.clear();
		},
		stop() {
			stop();
			void stopSaving();
		},
	};
}
