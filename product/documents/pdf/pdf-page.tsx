import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import type { Size } from '../zoom.ts';
import { type DrawnPage, drawPage } from './draw-page.ts';
import type { Hit } from './find-hits.ts';
import { limitTime } from './limit-time.ts';
import { markHits } from './mark-hits.ts';
import type { OpenPdf } from './open-pdf.ts';
import pdfStyles from './pdf.module.css';

export interface PdfPageProps {
	pdf: OpenPdf;
	number: number;
	scale: number;
	top: number;
	size: Size;
	hits: readonly Hit[];
	active: Hit | null;
	onSize: (number: number, size: Size) => void;
	onMark: (mark: HTMLElement, hit: Hit) => void;
}

export function PdfPage({ pdf, number, scale, top, size, hits, active, onSize, onMark }: PdfPageProps) {
	const { reportError } = useFeedback();
	const canvas = useRef<HTMLCanvasElement>(null);
	const text = useRef<HTMLDivElement>(null);
	const [pieces, setPieces] = useState<DrawnPage['pieces'] | null>(null);
	const [failed, setFailed] = useState<'late' | 'broken' | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new `onSize` does not redraw the page
	useEffect(() => {
		if (failed || !canvas.current || !text.current) return;
		const end = new AbortController();
		const limit = limitTime(() => {
			end.abort();
			setFailed('late');
		});
		drawPage(pdf.document, number, scale, { canvas: canvas.current, text: text.current }, end.signal).then(
			(drawn) => {
				limit.end();
				if (!drawn) return;
				onSize(number, drawn.size);
				setPieces(drawn.pieces);
			},
			(error: unknown) => {
				limit.end();
				if (end.signal.aborted) return;
				reportError(error, `PDF 第 ${number} 页`);
				setFailed('broken');
			},
		);
		return () => {
			limit.end();
			end.abort();
		};
	}, [pdf, number, scale, failed]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new `onMark` does not change the marks
	useEffect(() => {
		const mark = pieces && markHits(pieces, hits, active);
		if (mark && active) onMark(mark, active);
	}, [pieces, hits, active]);
	const style = { top, width: size.width, height: size.height, '--total-scale-factor': scale } as CSSProperties;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div className={pdfStyles.sheet} style={style} role="group" aria-label={`第 ${number} 页`} data-drawn={pieces !== null || undefined}>
			<canvas ref={canvas} className={pdfStyles.canvas} hidden={failed !== null} />
			<div ref={text} className={pdfStyles.text} hidden={failed !== null} />
			{failed && (
				<ErrorNotice message={`第 ${number} 页${failed === 'late' ? '太复杂，' : ''}没有画出来`} onRetry={() => setFailed(null)} />
			)}
		</div>
	);
}
