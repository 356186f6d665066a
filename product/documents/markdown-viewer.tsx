import { useState } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import { EndMark } from './page-marks.tsx';
import { PlainText } from './text-viewer.tsx';
import type { ViewerProps } from './viewer-props.ts';

const LessonPrograms = lazyComponent(async () => (await import('#app/judge/lesson-programs.tsx')).LessonPrograms);

/** Shows the source of a file whose layout is too complex to draw. */
export function MarkdownViewer({ file, source, onRead }: ViewerProps) {
	const [programs, setPrograms] = useState<readonly HTMLElement[]>([]);
	const findPrograms = (text: HTMLElement): void => setPrograms([...text.querySelectorAll<HTMLElement>('pre:has(> code[data-run])')]);
	return (
		<FileContent kind="markdown" file={file} source={source}>
			{({ html, text }) =>
				html === null ? (
					<PlainText text={text} onRead={onRead} />
				) : (
					<article className={styles.paper} aria-label="文件内容">
						<RichText content={html} format="parsed-markdown" onDrawn={findPrograms} />
						{programs.length > 0 && <LessonPrograms lesson={file.id} programs={programs} />}
						<EndMark onRead={onRead} />
					</article>
				)
			}
		</FileContent>
	);
}
