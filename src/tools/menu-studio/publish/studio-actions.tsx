import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/tools/menu-studio/publish/actions.ts';
import { downloadBlob } from '#src/lib/download-file.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { keyAtPath } from '../draft/draft-tree.ts';
import type { Studio } from '../draft/studio-store.ts';
import { useMenuCalls } from '../menu-calls.ts';
import { draftHandleOf } from './draft-handle.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import styles from './publish.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { DraftHandle } from './publishing.ts';

interface StudioActionsProps {
	studio: Studio;
	previewing: boolean;
	onPreview: () => void;
	/** Shows a node in the tree. */
	onGo: (key: string) => void;
}

/** Preview, publishing, history, import and export, beside the title of the studio. */
export function StudioActions({ studio, previewing, onPreview, onGo }: StudioActionsProps) {
	const calls = useMenuCalls();
	const { now } = useClock();
	const draft = useMemo(() => draftHandleOf(studio, calls), [studio, calls]);
	const [open, setOpen] = useState<'publish' | 'history' | 'import' | null>(null);
	const close = (): void => setOpen(null);
	const goTo = (path: readonly number[]): void => {
		const key = keyAtPath(studio.state.draft, path);
		close();
		if (key !== null) onGo(key);
	};
	const download = (): void => {
		const blob = new Blob([`${JSON.stringify(draft.list(), null, '\t')}\n`], { type: 'application/json' });
		downloadBlob(blob, `${texts.fileName}-${formatTime(new Date(now()), 'YYYYMMDD-HHmm')}.json`);
	};
	return (
		<div className={styles.actions}>
			<Button label={texts.preview} icon="eye" pressed={previewing} onPress={onPreview} />
			{!studio.readOnly && <Button label={texts.load} icon="upload" opensDialog onPress={() => setOpen('import')} />}
			<Button label={texts.save} icon="download" onPress={download} />
			<DiscardButton studio={studio} draft={draft} />
			<Button label={texts.history} icon="clock" opensDialog onPress={() => setOpen('history')} />
			{!studio.readOnly && <Button label={texts.publish} icon="check" kind="primary" opensDialog onPress={() => setOpen('publish')} />}
			{open === 'publish' && <PublishDialog draft={draft} onGo={goTo} onClose={close} />}
			{open === 'history' && <HistoryDialog draft={draft} readOnly={studio.readOnly} onClose={close} />}
			{open === 'import' && (
				<ImportDialog
					draft={draft}
					onApply={(list) => {
						studio.replace(list, texts.importStep);
						close();
					}}
					onClose={close}
				/>
			)}
		</div>
	);
}

/** Gives up the draft that all administrators share; one step of undo brings its list back. */
function DiscardButton({ studio, draft }: { studio: Studio; draft: DraftHandle }) {
	const calls = useMenuCalls();
	const { confirm } = useFeedback();
	const { save, savedAt } = useSnapshot(studio.state);
	if (studio.readOnly || save === 'conflict' || (save === 'saved' && savedAt === null)) return null;
	const discard = async (): Promise<void> => {
		const text = texts.discardText;
		if (!(await confirm({ title: texts.discardTitle, text }))) return;
		// A save on its way would bring the draft back.
		await draft.flush();
		const result = await calls.discardDraft();
		if (result.ok) studio.adopt(result.data, texts.discard);
	};
	return <Button label={texts.discard} icon="close" onPress={discard} />;
}
