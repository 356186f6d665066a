import type { ComponentType } from 'react';
import { lazyCode } from '#src/lib/lazy-code.ts';
import type { LoadOnce } from '#src/lib/load-once.ts';
import type { ViewerKind } from './choose-viewer.ts';
import type { ViewerProps } from './viewer-props.ts';

export const viewers: Readonly<Record<ViewerKind, LoadOnce<ComponentType<ViewerProps>>>> = {
	pdf: lazyCode(async () => (await import('./pdf/pdf-viewer.tsx')).PdfViewer),
	image: lazyCode(async () => (await import('./image-viewer.tsx')).ImageViewer),
	svg: lazyCode(async () => (await import('./svg-viewer.tsx')).SvgViewer),
	audio: lazyCode(async () => (await import('./media-viewer.tsx')).MediaViewer),
	video: lazyCode(async () => (await import('./media-viewer.tsx')).MediaViewer),
	text: lazyCode(async () => (await import('./text-viewer.tsx')).TextViewer),
	markdown: lazyCode(async () => (await import('./markdown-viewer.tsx')).MarkdownViewer),
	code: lazyCode(async () => (await import('./code-viewer.tsx')).CodeViewer),
	zip: lazyCode(async () => (await import('./zip-viewer.tsx')).ZipViewer),
	docx: lazyCode(async () => (await import('./docx-viewer.tsx')).DocxViewer),
	xlsx: lazyCode(async () => (await import('./xlsx-viewer.tsx')).XlsxViewer),
	office: lazyCode(async () => (await import('./office-viewer.tsx')).OfficeViewer),
};
