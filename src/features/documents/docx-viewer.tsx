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
					<PageMarks count={file.pages ?? 1} onRead={onRead} />
				</article>
			)}
		</FileContent>
	);
}

interface PageMarksProps {
	count: number;
	onRead: ViewerProps['onRead'];
}

/** Flowing text has no pages: one mark in the middle of each of `count` equal parts tells which of them are in view. */
function PageMarks({ count, onRead }: PageMarksProps) {
	const marks = useRef<HTMLDivElement>(null);
	const report = useRef(onRead);
	useEffect(() => {
		const element = marks.current;
		const paper = element?.parentElement;
		if (!element || !paper) return;
		const inView = new Set<number>();
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) {
				const page = [...element.children].indexOf(target) + 1;
				if (isIntersecting) inView.add(page);
				else inView.delete(page);
			}
			// Marks are also in view while the text is still loading.
			if (inView.size === 0 || paper.querySelector('[aria-busy]')) return;
			report.current(Math.max(...inView), [...inView]);
		});
		// Observing anew reports the marks that stay in view when the text has loaded.
		const resized = new ResizeObserver(() => {
			observer.disconnect();
			inView.clear();
			for (const mark of element.children) observer.observe(mark);
		});
		resized.observe(paper);
		return () => {
			resized.disconnect();
			observer.disconnect();
		};
	}, []);
	return (
		<div ref={marks} className={styles.marks} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a mark has no other identity than its position
				<span key={index} />
			))}
		</div>
	);
}
