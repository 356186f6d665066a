import { useMemo, useState } from 'react';
import { downloadBlob } from '#src/lib/download-file.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { Button } from '#src/ui/button.tsx';
import { keyAtPath } from '../draft/draft-tree.ts';
import type { Studio } from '../draft/studio-store.ts';
import { draftHandleOf } from './draft-handle.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** Buttons of the studio that publish, show the history, import and export. */
export function StudioActions({ studio }: { studio: Studio }) {
	const { call, now } = usePageEnvironment();
	const draft = useMemo(() => draftHandleOf(studio, call), [studio, call]);
	const [open, setOpen] = useState<'publish' | 'history' | 'import' | null>(null);
	const close = (): void => setOpen(null);
	const goTo = (path: readonly number[]): void => {
		const key = keyAtPath(studio.state.draft, path);
		close();
		if (key !== null) studio.select([key]);
	};
	const download = (): void => {
		const blob = new Blob([`${JSON.stringify(draft.list(), null, '\t')}\n`], { type: 'application/json' });
		downloadBlob(blob, `菜单-${formatTime(new Date(now()), 'YYYYMMDD-HHmm')}.json`);
	};
	return (
		<>
			{!studio.readOnly && <Button label="导入" icon="upload" onPress={() => setOpen('import')} />}
			<Button label="导出" icon="download" onPress={download} />
			<Button label="历史" icon="clock" onPress={() => setOpen('history')} />
			{!studio.readOnly && <Button label="发布" icon="check" kind="primary" onPress={() => setOpen('publish')} />}
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
		</>
	);
}
