import { useEffect, useRef } from 'react';
import styles from './documents.module.css';
import type { ViewerProps } from './viewer-props.ts';

interface PageMarksProps extends Pick<ViewerProps, 'onRead'> {
	count: number;
	/** The page to scroll to when the text has loaded. */
	start?: number;
	pageRequest?: { page: number } | null;
}

/** Flowing text has no pages: one mark in the middle of each of `count` equal parts tells which of them are in view. */
export const PageMarks = (props: PageMarksProps) => <Marks className={styles.marks} {...props} />;

/** Stands at the end of a text that counts as one page, which has been read once its end was in view. */
export const EndMark = ({ onRead }: Pick<ViewerProps, 'onRead'>) => <Marks className={styles.end} count={1} isEnd onRead={onRead} />;

interface MarksProps extends PageMarksProps {
	className: string | undefined;
	isEnd?: boolean;
}

function Marks({ className, count, isEnd = false, start = 1, pageRequest = null, onRead }: MarksProps) {
	const marks = useRef<HTMLDivElement>(null);
	const report = useRef(onRead);
	const unreached = useRef(start > 1 ? start : null);
	useEffect(() => {
		if (pageRequest && marks.current) showPage(marks.current, pageRequest.page);
	}, [pageRequest]);
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
			if (paper.querySelector('[aria-busy]')) return;
			// Between two marks the reader is where the last one was; before the end mark, at the start.
			if (inView.size > 0 || isEnd) report.current(Math.max(1, ...inView), [...inView]);
		});
		// Observing anew reports the marks that stay in view when the text has loaded.
		const resized = new ResizeObserver(() => {
			observer.disconnect();
			inView.clear();
			if (unreached.current !== null && !paper.querySelector('[aria-busy]')) {
				showPage(element, unreached.current);
				unreached.current = null;
			}
			for (const mark of element.children) observer.observe(mark);
		});
		resized.observe(paper);
		return () => {
			resized.disconnect();
			observer.disconnect();
		};
	}, [isEnd]);
	return (
		<div ref={marks} className={className} aria-hidden="true">
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a mark has no other identity than its position
				<span key={index} />
			))}
		</div>
	);
}

const showPage = (marks: HTMLElement, page: number): void =>
	marks.children[Math.min(page, marks.children.length) - 1]?.scrollIntoView({ block: 'center' });
