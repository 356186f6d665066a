import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { subscribe } from 'valtio/vanilla';
import type { FormBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { createSaver } from '#src/lib/create-saver.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useClock } from '#src/pages/use-clock.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { KEPT_BYTES } from '#src/ui/files/file-limits.ts';
import { takesFiles } from './control-of.ts';
import { filesOf, keptValues, type LostFiles, missingNames, restoredFiles, restoredValues } from './draft-values.ts';
import styles from './form-block.module.css';
import type { FormStore } from './form-store.ts';
import { sameValue } from './form-values.ts';
import type { FilesState, FormStatus } from './form-view.ts';
import { type FormQueue, useFormOutbox } from './use-form-outbox.ts';

/** Without delay: a reload right after a submit must not restore the draft. */
const SYNC = true;

interface FormDraftProps {
	block: FormBlock;
	store: FormStore;
	/** Filled once the outbox of the form is open. */
	queue: RefObject<FormQueue | null>;
}

export function FormDraft({ block, store, queue }: FormDraftProps) {
	const { openDrafts } = useKeptData();
	const { debounce } = useClock();
	const name = useDraftName(block);
	const [lost, setLost] = useState<LostFiles | null>(null);
	const keeper = useRef<DraftKeeper | null>(null);
	const queueState = useFormOutbox({ block, store, name }, queue);
	useEffect(() => {
		let gone = false;
		void openDrafts().then(async (drafts) => {
			if (gone || !drafts) return;
			const kept = await readDraft(store, drafts, name);
			if (gone) return;
			const restored = kept !== null && restore(store, kept);
			setLost(restored ? kept.lost : null);
			keeper.current = keepDraft(store, { drafts, name, debounce, restored: restored ? kept : null, onEmptied: () => setLost(null) });
		});
		return () => {
			gone = true;
			keeper.current?.stop();
			keeper.current = null;
		};
	}, [openDrafts, debounce, name, store]);
	const { values } = useSnapshot(store.state).snapshot;
	const missing = lost ? missingNames(lost, values) : [];
	return (
		<>
			{queueState && (
				<p className={styles.restored} role="status">
					{queueState === 'waiting' ? texts.queued : texts.queueRefused}
				</p>
			)}
			{lost && (
				<p className={styles.restored} role="status">
					{texts.restored}
					{missing.length > 0 && texts.lostFiles({ names: missing.join(listSeparator) })}
					<button type="button" onClick={() => keeper.current?.startOver()}>
						{texts.startOver}
					</button>
				</p>
			)}
		</>
	);
}

/** Says whether the chosen files survive a reload. */
export function KeptFilesNote({ files }: Pick<FormStatus, 'files'>) {
	if (files === 'none') return null;
	return (
		<span className="note" aria-live="polite">
			{files === 'failed' ? texts.filesNotKept({ limit: formatBytes(KEPT_BYTES) }) : texts.filesKept}
		</span>
	);
}

interface StoredDraft {
	values: Readonly<Record<string, unknown>>;
	files: readonly File[];
	lost: LostFiles;
}

async function readDraft(store: FormStore, drafts: FormDrafts, name: DraftName): Promise<StoredDraft | null> {
	const kept = drafts.read(name);
	if (!kept) return null;
	const fields = store.fields(kept);
	const files = fields.some((field) => takesFiles(field) && Object.hasOwn(kept, field.field)) ? await drafts.readFiles(name) : [];
	const found = restoredFiles(fields, kept, files);
	return { values: { ...restoredValues(fields, kept), ...found.values }, files: filesOf(fields, found.values), lost: found.lost };
}

/** Does not overwrite values typed before the draft was loaded. */
function restore(store: FormStore, { values, lost }: StoredDraft): boolean {
	if (store.state.status.dirty) return false;
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

interface DraftKeeper {
	startOver(): void;
	stop(): void;
}

/** Saves after a debounce; flushes a pending save when it stops. */
function keepDraft(store: FormStore, { drafts, name, debounce, restored, onEmptied }: Keeping): DraftKeeper {
	/** A draft of which only names of lost files are left stays until the user goes on. */
	let untouched = restored !== null && restored.lost.size > 0;
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
			const values = store.state.status.dirty ? keptValues(store.fields(), store.typed(), restored?.lost) : null;
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
		if (!dirty) onEmptied();
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

/** Name of the draft: its record or the page's address without the query keys that the page writes, plus the form. */
function useDraftName({ submits, draftOf }: FormBlock): DraftName {
	const { definition, scope } = usePage();
	if (draftOf) return `[${JSON.stringify(submits)},${JSON.stringify(scope.shown(draftOf))}]`;
	const { params, query } = scope.scope.route;
	const written = [
		...Object.entries(definition.state).flatMap(([key, state]) => (state.query ? [key] : [])),
		...Object.values(definition.data).flatMap(({ paged }) => paged?.queryKey ?? []),
	];
	const rest = Object.entries(query).filter(([key]) => !written.includes(key));
	const parts = [definition.name, params, Object.fromEntries(rest), submits].map((part) => JSON.stringify(part));
	return `[${parts.join(',')}]`;
}
