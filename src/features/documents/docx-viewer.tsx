import mammoth from 'mammoth';
import { useEffect, useRef } from 'react';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './documents.module.css';
import { FileContent } from './file-content.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** A Word document as text with its headings, lists, tables and pictures; its HTML is sanitised like any other. */
export function DocxViewer({ file, source, onRead }: ViewerProps) {
	return (
		<FileContent source={source} parse={toHtml}>
			{(html) => (
				<article className={styles.paper} aria-label="文件内容">
					<RichText content={html} format="html" />
					<End onSeen={() => onRead(file.pages ?? 1)} />
				</article>
			)}
		</FileContent>
	);
}

async function toHtml(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.buffer }, { externalFileAccess: false });
	return value;
}

/** Text flows without pages: who has seen its end has read it. */
function End({ onSeen }: { onSeen: () => void }) {
	const mark = useRef<HTMLDivElement>(null);
	const seen = useRef(onSeen);
	// What is in sight is the browser's own state.
	useEffect(() => {
		const element = mark.current;
		if (!element) return;
		const observer = new IntersectionObserver((entries) => {
			const paper = element.parentElement;
			// Before the text has come, its end is at its beginning.
			if (entries.some((entry) => entry.isIntersecting) && paper && paper.querySelector('[aria-busy]') === null) seen.current();
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return <div ref={mark} className={styles.end} aria-hidden="true" />;
}
