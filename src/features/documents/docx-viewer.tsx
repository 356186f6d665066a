import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import { PageMarks } from './page-marks.tsx';
import type { ViewerProps } from './viewer-props.ts';

export function DocxViewer({ file, source, onRead }: ViewerProps) {
	return (
		<FileContent kind="docx" file={file} source={source}>
			{({ html }) => (
				<article className={styles.paper} aria-label="文件内容">
					<RichText content={html} format="html" />
					<PageMarks count={file.pages ?? 1} onRead={onRead} />
				</article>
			)}
		</FileContent>
	);
}
