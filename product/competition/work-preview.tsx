import { useState } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { safeLink } from '#src/lib/safe-url.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './answer-desk.module.css';
import type { FileRule, WorkContent, WorkFile } from './play-types.ts';

const VIEWER = 'documents#UploadViewer';

interface WorkPreviewProps {
	content: WorkContent;
	rules: readonly FileRule[];
	onClose: () => void;
}

/** The work as the jury sees it: texts first, then the files in the order of the required materials. */
export function WorkPreview({ content: { title, intro, videoUrl, files }, rules, onClose }: WorkPreviewProps) {
	const ordered = rules.flatMap(({ key }) => files.filter((file) => file.key === key));
	const [open, setOpen] = useState<WorkFile | undefined>(ordered[0]);
	const address = safeLink(videoUrl);
	return (
		<DialogFrame title="评审看到的样子" look="dialog" width={900} onClose={onClose} mayDiscard={async () => true}>
			<div className={styles.part}>
				<h3 className={styles.heading}>{title || '（没有作品名）'}</h3>
				<p className={styles.intro}>{intro || '（没有作品说明）'}</p>
				{address && (
					<a href={address} target="_blank" rel="noopener noreferrer">
						演示视频：{videoUrl}
					</a>
				)}
				{ordered.length === 0 && <EmptyNotice text="没有传好的文件" />}
				<div className={styles.actions}>
					{ordered.map((file) => (
						<Button
							key={`${file.key} ${file.name}`}
							label={`${labelOf(rules, file)}：${file.name}`}
							icon="file"
							pressed={file === open}
							onPress={() => setOpen(file)}
						/>
					))}
				</div>
				{open && <FilePreview key={`${open.key} ${open.name}`} file={open} />}
			</div>
		</DialogFrame>
	);
}

const labelOf = (rules: readonly FileRule[], { key }: WorkFile): string => rules.find((rule) => rule.key === key)?.label ?? '文件';

function FilePreview({ file }: { file: WorkFile }) {
	if (!file.url) return <EmptyNotice text={`${file.name}（${formatBytes(file.bytes)}）已经收到，这里不能预览`} />;
	return <Viewer file={file} />;
}

function Viewer({ file: { key, name, bytes, url } }: { file: WorkFile }) {
	const UploadViewer = useComponent(VIEWER);
	return UploadViewer ? <UploadViewer id={`${key} ${name}`} name={name} bytes={bytes} url={url} /> : <Skeleton shape="lines" />;
}
