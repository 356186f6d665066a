import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import { EndMark } from './page-marks.tsx';
import type { ViewerProps } from './viewer-props.ts';

export const TextViewer = ({ file, source, onRead }: ViewerProps) => (
	<FileContent kind="text" file={file} source={source}>
		{({ text }) => <PlainText text={text} onRead={onRead} />}
	</FileContent>
);

export const PlainText = ({ text, onRead }: { text: string } & Pick<ViewerProps, 'onRead'>) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
	<section className={styles.plain} aria-label="文件内容" tabIndex={0}>
		{text}
		<EndMark onRead={onRead} />
	</section>
);
