import { useCalls } from '#src/pages/use-calls.ts';
import { type ListedFile, type Uploads, useUploads } from '#src/uploads/use-uploads.ts';
import type { WorkFile } from './play-types.ts';

/** The files of a work, grouped by the key of their material, as in `files` of the competition. */
export function useWorkFiles(competitionId: string, initial: readonly WorkFile[], onChange: () => void): Uploads {
	const { call } = useCalls();
	return useUploads({
		initial: initial.map(({ key, name, bytes, url = '' }) => ({ group: key, name, bytes, url })),
		callsOf(key, signal) {
			const options = { quiet: true, signal };
			return {
				start: (file) => call('main.competitionUploadStart', { competitionId, key, ...file }, options),
				part: (part) => call('main.competitionUploadPart', part, options),
				finish: (uploadId) => call('main.competitionUploadFinish', { uploadId }, options),
			};
		},
		onChange,
	});
}

export const toWorkFiles = (files: readonly ListedFile[]): WorkFile[] =>
	files.filter(({ state }) => state === 'sent').map(({ group, name, bytes, url }) => ({ key: group, name, bytes, url }));
