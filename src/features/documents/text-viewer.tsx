import { decodeText } from './decode-text.ts';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { ViewerProps } from './viewer-props.ts';

export function TextViewer({ source }: ViewerProps) {
	return (
		<FileContent source={source} parse={decodeText}>
			{(text) => (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
				<section className={styles.plain} aria-label="文件内容" tabIndex={0}>
					{text}
				</section>
			)}
		</FileContent>
	);
}
