import { useEffect, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { FormBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { createSaver } from '#src/lib/create-saver.ts';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useClock } from '#src/pages/use-clock.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { keptValues, restoredValues } from './draft-values.ts';
import styles from './form-block.module.css';
import type { FormStore } from './form-store.ts';

/** Without delay: a reload right after a submit must not restore the draft. */
const SYNC = true;

export function FormDraft({ block, store }: { block: FormBlock; store: FormStore }) {
	const { openDrafts } = useKeptData();
	const { debounce } = useClock();
	const name = useDraftName(block);
	const [restored, setRestored] = useState(false);
	useEffect(() => {
		let stop = (): void => undefined;
		let gone = false;
		void openDrafts().then((drafts) => {
			if (gone || !drafts) return;
			setRestored(restore(store, drafts.read(name)));
			stop = keep(store, debounce, (values) => drafts.write(name, values));
		});
		return () => {
			gone = true;
			stop();
		};
	}, [openDrafts, debounce, name, store]);
	useEffect(() => subscribe(store.state, () => store.state.status.dirty || setRestored(false), SYNC), [store]);
	if (!restored) return null;
	return (
		<p className={styles.restored} role="status">
			{texts.restored}
			<button type="button" onClick={() => store.clear()}>
				{texts.startOver}
			</button>
		</p>
	);
}

/** Does not overwrite values typed before the draft was loaded. */
function restore(store: FormStore, kept: ReturnType<FormDrafts['read']>): boolean {
	if (!kept || store.state.status.dirty) return false;
	store.restore(restoredValues(store.fields(kept), kept));
	return store.state.status.dirty;
}

/** Saves after a debounce; flushes a pending save when the form or page unmounts. */
function keep(store: FormStore, debounce: number, write: (values: ReturnType<typeof keptValues>) => void): () => void {
	const saver = createSaver({
		pause: debounce,
		async send() {
			write(store.state.status.dirty ? keptValues(store.fields(), store.typed()) : null);
			return 'saved';
		},
	});
	// The user may have typed before this code was loaded.
	if (store.state.status.dirty) saver.changed();
	const onChange = (): void => {
		saver.changed();
		// Deletes the draft at once after a submit or reset, so that a reload does not restore it.
		if (!store.state.status.dirty) void saver.flush();
	};
	const stop = subscribe(store.state, onChange, SYNC);
	const stopSaving = saveOnLeaving(saver.flush);
	return () => {
		stop();
		void stopSaving();
	};
}

/** Name of the draft: the page's address without the query keys that the page writes, plus the form. */
function useDraftName({ submits }: FormBlock): DraftName {
	const { definition, scope } = usePage();
	const { params, query } = scope.scope.route;
	const written = [
		...Object.entries(definition.state).flatMap(([key, state]) => (state.query ? [key] : [])),
		...Object.values(definition.data).flatMap(({ paged }) => paged?.queryKey ?? []),
	];
	const rest = Object.entries(query).filter(([key]) => !written.includes(key));
	const parts = [definition.name, params, Object.fromEntries(rest), submits].map((part) => JSON.stringify(part));
	return `[${parts.join(',')}]`;
}
