import { useState } from 'react';
import { downloadFile } from '#src/lib/download-file.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { SubmittedFile } from './api-types.ts';
import styles from './homework-desk.module.css';

const VIEWER = 'documents#DocumentViewer';

/** The upload that the viewer of features/documents takes. */
interface Upload {
	id: string;
	name: string;
	bytes: number;
	url: string;
}

interface SubmittedFilesProps {
	submissionId: string;
	files: readonly SubmittedFile[];
}

/** The files of a submission: each opens in place, and can be downloaded beside. */
export function SubmittedFiles({ submissionId, files }: SubmittedFilesProps) {
	const [open, setOpen] = useState<Upload | null>(null);
	if (files.length === 0) return null;
	return (
		<>
			<ul className={styles.files} aria-label="交的文件">
				{files.map((file, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a submission never changes
					<li key={index} className={styles.file}>
						<SubmittedFileRow file={file} onOpen={(url) => setOpen({ ...file, url, id: `${submissionId} ${index}` })} />
					</li>
				))}
			</ul>
			{open && (
				<DialogFrame title={open.name} look="dialog" width={900} onClose={() => setOpen(null)} mayDiscard={async () => true}>
					<Viewer upload={open} />
				</DialogFrame>
			)}
		</>
	);
}

function SubmittedFileRow({ file: { name, bytes, url }, onOpen }: { file: SubmittedFile; onOpen: (url: string) => void }) {
	const { message } = useFeedback();
	const words = `${name}（${formatBytes(bytes)}）`;
	if (!url) return <span className="note">{words}</span>;
	const download = (): void => {
		if (!downloadFile(url, name)) message('warning', '这个文件暂时无法下载');
	};
	return (
		<>
			<Button kind="text" icon="file" label={words} onPress={() => onOpen(url)} />
			<IconButton label={`下载：${name}`} title="下载" icon="download" onPress={download} />
		</>
	);
}

function Viewer({ upload }: { upload: Upload }) {
	const DocumentViewer = useComponent(VIEWER);
	return DocumentViewer ? <DocumentViewer upload={upload} /> : <Skeleton shape="lines" />;
}
