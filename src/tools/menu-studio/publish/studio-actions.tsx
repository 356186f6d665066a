import { useMemo, useState } from 'react';
import { downloadBlob } from '#src/lib/download-file.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { keyAtPath } from '../draft/draft-tree.ts';
import type { Studio } from '../draft/studio-store.ts';
import { useMenuCalls } from '../menu-calls.ts';
import { draftHandleOf } from './draft-handle.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import styles from './publish.module.css';
import { PublishDialog } from './publish-dialog.tsx';

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
