import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import { EndMark } from './page-marks.tsx';
import { PlainText } from './text-viewer.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** Shows the source of a file whose layout is too complex to draw. */
export const MarkdownViewer = ({ file, source, onRead }: ViewerProps) => (
	<FileContent kind="markdown" file={file} source={source}>
		{({ html, text }) =>
			html === null ? (
				<PlainText text={text} onRead={onRead} />
			) : (
				<article className={styles.paper} aria-label="文件内容">
					<RichText content={html} format="parsed-markdown" />
					<EndMark onRead={onRead} />
				</article>
			)
		}
	</FileContent>
);
