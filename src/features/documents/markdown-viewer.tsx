import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { decodeText } from './decode-text.ts';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { ViewerProps } from './viewer-props.ts';

export function MarkdownViewer({ source }: ViewerProps) {
	return (
		<FileContent source={source} parse={decodeText}>
			{(text) => (
				<article className={styles.paper} aria-label="文件内容">
					<RichText content={text} format="markdown" />
				</article>
			)}
		</FileContent>
	);
}
