import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
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
		downloadBlob(blob, `菜单-${formatTime(new Date(now()), 'YYYYMMDD-HHmm')}.json`);
	};
	return (
		<div className={styles.actions}>
			<Button label="预览" icon="eye" pressed={previewing} onPress={onPreview} />
			{!studio.readOnly && <Button label="导入" icon="upload" opensDialog onPress={() => setOpen('import')} />}
			<Button label="导出" icon="download" onPress={download} />
			<DiscardButton studio={studio} draft={draft} />
			<Button label="历史" icon="clock" opensDialog onPress={() => setOpen('history')} />
			{!studio.readOnly && <Button label="发布" icon="check" kind="primary" opensDialog onPress={() => setOpen('publish')} />}
			{open === 'publish' && <PublishDialog draft={draft} onGo={goTo} onClose={close} />}
			{open === 'history' && <HistoryDialog draft={draft} readOnly={studio.readOnly} onClose={close} />}
			{open === 'import' && (
				<ImportDialog
					draft={draft}
					onApply={(list) => {
						studio.replace(list, '导入菜单');
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
		const text = '菜单回到已经发布的样子。草稿是管理员共用的，别人在草稿里的修改也会放弃。放弃后可以撤销。';
		if (!(await confirm({ title: '放弃草稿？', text }))) return;
		// A save on its way would bring the draft back.
		await draft.flush();
		const result = await calls.discardDraft();
		if (result.ok) studio.adopt(result.data, '放弃草稿');
	};
	return <Button label="放弃草稿" icon="close" onPress={discard} />;
}
