import type { ComponentType } from 'react';
import type { ViewerKind } from './choose-viewer.ts';
import type { ViewerProps } from './viewer-props.ts';

export const viewers: Readonly<Record<ViewerKind, () => Promise<ComponentType<ViewerProps>>>> = {
	pdf: async () => (await import('./pdf/pdf-viewer.tsx')).PdfViewer,
	image: async () => (await import('./image-viewer.tsx')).ImageViewer,
	audio: async () => (await import('./media-viewer.tsx')).MediaViewer,
	video: async () => (await import('./media-viewer.tsx')).MediaViewer,
	text: async () => (await import('./text-viewer.tsx')).TextViewer,
	markdown: async () => (await import('./markdown-viewer.tsx')).MarkdownViewer,
	code: async () => (await import('./code-viewer.tsx')).CodeViewer,
	zip: async () => (await import('./zip-viewer.tsx')).ZipViewer,
	docx: async () => (await import('./docx-viewer.tsx')).DocxViewer,
	xlsx: async () => (await import('./xlsx-viewer.tsx')).XlsxViewer,
	office: async () => (await import('./office-viewer.tsx')).OfficeViewer,
};
