import { readBase64 } from '#src/lib/read-base64.ts';
import type { SubmittedFile } from './api-types.ts';

export interface SentFile {
	name: string;
	bytes: number;
	mime?: string;
	data: string;
}

export const toSent = (files: readonly File[]): Promise<SentFile[]> =>
	Promise.all(
		files.map(async (file) => ({
			name: file.name,
			bytes: file.size,
			...(file.type && { mime: file.type }),
			data: await readBase64(file),
		})),
	);

const DATA = /^data:[^,]*;base64,/;

export const fromDraft = (files: readonly SubmittedFile[]): File[] =>
	files.flatMap(({ name, mime, url }) => {
		if (!url || !DATA.test(url)) return [];
		const bytes = Uint8Array.from(atob(url.replace(DATA, '')), (letter) => letter.charCodeAt(0));
		return [new File([bytes], name, { type: mime })];
	});
