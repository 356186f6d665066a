import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FormBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import type { DraftName } from '#src/drafts/draft-name.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useClock } from '#src/pages/use-clock.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { KEPT_BYTES } from '#src/ui/files/file-limits.ts';
import { type LostFiles, missingNames } from './draft-values.ts';
import styles from './form-block.module.css';
import type { FormStore } from './form-store.ts';
import type { FormStatus } from './form-view.ts';
import { type DraftKeeper, keepDraft, readDraft, restoreDraft } from './keep-draft.ts';
import { type FormQueue, useFormOutbox } from './use-form-outbox.ts';

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
			const restored = kept !== null && restoreDraft(store, kept);
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
