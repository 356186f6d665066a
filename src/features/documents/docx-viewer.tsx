import { useEffect, useRef } from 'react';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { ViewerProps } from './viewer-props.ts';

export function DocxViewer({ file, source, onRead }: ViewerProps) {
	return (
		<FileContent kind="docx" file={file} source={source}>
			{({ html }) => (
				<article className={styles.paper} aria-label="文件内容">
					<RichText content={html} format="html" />
					<End onSeen={() => onRead(file.pages ?? 1)} />
				</article>
			)}
		</FileContent>
	);
}

/** Reports the document as read when its end scrolls into view, because flowing text has no pages. */
function End({ onSeen }: { onSeen: () => void }) {
	const mark = useRef<HTMLDivElement>(null);
	const seen = useRef(onSeen);
	useEffect(() => {
		const element = mark.current;
		if (!element) return;
		const observer = new IntersectionObserver((entries) => {
			const paper = element.parentElement;
			// The end marker is also in view while the text is still loading.
			if (entries.some((entry) => entry.isIntersecting) && paper && paper.querySelector('[aria-busy]') === null) seen.current();
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return <div ref={mark} className={styles.end} aria-hidden="true" />;
}
