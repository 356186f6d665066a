import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import { PageMarks } from './page-marks.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import type { ViewerProps } from './viewer-props.ts';

/** A Word file that reopens near the last page read. */
export function DocxViewer({ file, source, page, pageRequest, onRead }: ViewerProps) {
	const place = useReadingPlace({ file, page });
	const read: ViewerProps['onRead'] = (current, inView) => {
		place.remember(current);
		onRead(current, inView);
	};
	return (
		<FileContent kind="docx" file={file} source={source}>
			{({ html }) => (
				<article className={styles.paper} aria-label="文件内容">
					<RichText content={html} format="html" />
					<PageMarks count={file.pages ?? 1} start={place.start} pageRequest={pageRequest ?? null} onRead={read} />
				</article>
			)}
		</FileContent>
	);
}
