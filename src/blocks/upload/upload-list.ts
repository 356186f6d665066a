/** The files of an upload, from being chosen to being there. Pure. */
import type { ListedFile } from '#src/ui/files/file-list.tsx';

export type Uploads = readonly ListedFile[];

export const addFiles = (uploads: Uploads, files: readonly File[], newKey: () => string): Uploads => [
	...uploads,
	...files.map((file): ListedFile => ({ key: newKey(), file, state: 'waiting' })),
];

export const changeFile = (uploads: Uploads, key: string, change: Partial<Omit<ListedFile, 'key' | 'file'>>): Uploads =>
	uploads.map((each) => (each.key === key ? { ...each, ...change } : each));

export const removeFile = (uploads: Uploads, key: string): Uploads => uploads.filter((each) => each.key !== key);

/** The file whose turn it is: one at a time, in their order. */
export const nextFile = (uploads: Uploads): ListedFile | null =>
	uploads.some(({ state }) => state === 'sending') ? null : (uploads.find(({ state }) => state === 'waiting') ?? null);

/** Another try waits for its turn. */
export function retryFile(uploads: Uploads, key: string): Uploads {
	return uploads.map((each) => (each.key === key ? { key, file: each.file, state: 'waiting' } : each));
}
