import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFullScreen } from '#src/ui/use-full-screen.ts';
import styles from '../documents.module.css';
import { Tool, ToolBar } from '../tools.tsx';
import { zoomByKey } from '../zoom.ts';
import { ZoomTools } from '../zoom-tools.tsx';
import type { Hit } from './find-hits.ts';
import type { OpenPdf } from './open-pdf.ts';
import { PageField } from './page-field.tsx';
import pdfStyles from './pdf.module.css';
import { PdfPage } from './pdf-page.tsx';
import { SearchBar } from './search-bar.tsx';
import { usePages } from './use-pages.ts';
import { useSearch } from './use-search.ts';

export interface PdfReaderProps {
	pdf: OpenPdf;
	start: number;
	/** The page to scroll to, as a new object for each request. */
	pageRequest: { page: number } | null;
	onPage: (page: number, inView: readonly number[]) => void;
}

export function PdfReader({ pdf, start, pageRequest, onPage }: PdfReaderProps) {
	const pages = usePages(pdf, start, onPage);
	usePageRequest(pageRequest, (page) => pages.goTo(Math.min(page, pdf.pages)));
	const search = useSearch(pdf, (hit) => pages.goTo(hit.page));
	const [searching, setSearching] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const whole = useRef<HTMLDivElement>(null);
	const { full, toggleFull } = useFullScreen(whole);
	const { column, page, scale } = pages;
	const openSearch = (): void => {
		setSearching(true);
		field.current?.focus();
	};
	const closeSearch = (): void => {
		setSearching(false);
		search.clear();
		column.current?.focus();
	};
	const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
		const action = actionOf(event);
		if (!action) return;
		event.preventDefault();
		if (action === 'search') openSearch();
		else if (action === 'next') pages.goTo(Math.min(pdf.pages, page + 1));
		else if (action === 'previous') pages.goTo(Math.max(1, page - 1));
		else pages.setZoom(zoomByKey(event.key, scale) ?? pages.zoom);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: handles shortcuts for everything inside
		<div ref={whole} className={`${styles.whole} ${pdfStyles.whole}`} onKeyDown={onKeyDown}>
			<ToolBar label="文件工具">
				<span className={styles.group}>
					<Tool label="上一页" icon="chevron-up" disabled={page <= 1} onPress={() => pages.goTo(page - 1)} />
					<PageField page={page} count={pdf.pages} onGo={(to) => pages.goTo(to)} />
					<Tool label="下一页" icon="chevron-down" disabled={page >= pdf.pages} onPress={() => pages.goTo(page + 1)} />
				</span>
				<ZoomTools zoom={pages.zoom} scale={scale} onZoom={pages.setZoom} />
				<Tool label="查找" icon="search" pressed={searching} onPress={searching ? closeSearch : openSearch} />
				{document.fullscreenEnabled && (
					<Tool label={full ? '退出全屏阅读' : '全屏阅读'} icon={full ? 'leave-full-screen' : 'full-screen'} onPress={toggleFull} />
				)}
			</ToolBar>
			{searching && <SearchBar field={field} search={search} page={page} onClose={closeSearch} />}
			<section
				ref={column}
				className={pdfStyles.column}
				aria-label="文件内容"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
				tabIndex={0}
				onScroll={pages.onScroll}
			>
				<Sheets pdf={pdf} pages={pages} search={search} />
			</section>
		</div>
	);
}

interface SheetsProps {
	pdf: OpenPdf;
	pages: ReturnType<typeof usePages>;
	search: ReturnType<typeof useSearch>;
}

/** The pages near the visible part, each at its place. */
function Sheets({ pdf, pages, search }: SheetsProps) {
	const { layout, near, scale } = pages;
	const shown = useRef<Hit | null>(null);
	// Scrolls once per match, so redrawing the page does not scroll the reader back.
	const showMark = (mark: HTMLElement, hit: Hit): void => {
		if (shown.current !== hit) pages.scrollIntoView(mark);
		shown.current = hit;
	};
	const numbers = near ? Array.from({ length: near.to - near.from + 1 }, (_, index) => near.from + index) : [];
	return (
		<div className={pdfStyles.sheets} style={{ height: layout.height, minWidth: Math.max(...layout.sizes.map(({ width }) => width)) }}>
			{numbers.map((number) => (
				<PdfPage
					key={number}
					pdf={pdf}
					number={number}
					scale={scale}
					top={layout.tops[number - 1] ?? 0}
					size={layout.sizes[number - 1] ?? pdf.first}
					hits={search.hitsOf(number)}
					active={search.active}
					onSize={pages.onSize}
					onMark={showMark}
				/>
			))}
		</div>
	);
}

function usePageRequest(pageRequest: PdfReaderProps['pageRequest'], goTo: (page: number) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a new request scrolls
	useEffect(() => {
		if (pageRequest) goTo(pageRequest.page);
	}, [pageRequest]);
}

type Action = 'search' | 'next' | 'previous' | 'zoom';

/** Maps a shortcut to an action. Unmodified keys typed into a field are ignored. */
function actionOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent<HTMLElement>): Action | null {
	if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f') return 'search';
	if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return null;
	if (key === 'ArrowRight') return 'next';
	if (key === 'ArrowLeft') return 'previous';
	return '+=-0'.includes(key) ? 'zoom' : null;
}
