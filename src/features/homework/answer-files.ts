import type { SubmittedFile } from './api-types.ts';

const DATA = /^data:[^,]*;base64,/;

export const fromDraft = (files: readonly SubmittedFile[]): File[] =>
	files.flatMap(({ name, mime, url }) => {
		if (!url || !DATA.test(url)) return [];
		const bytes = Uint8Array.from(atob(url.replace(DATA, '')), (letter) => letter.charCodeAt(0));
		return [new File([bytes], name, { type: mime })];
	});
