import { bytesOfDataUrl } from '#src/lib/data-url.ts';
import type { SubmittedFile } from './api-types.ts';

export const fromDraft = (files: readonly SubmittedFile[]): File[] =>
	files.flatMap(({ name, mime, url }) => {
		const bytes = url ? bytesOfDataUrl(url) : null;
		return bytes ? [new File([bytes], name, { type: mime })] : [];
	});
