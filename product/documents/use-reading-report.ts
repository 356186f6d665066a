import { useEffect, useState } from 'react';
import { loadOnce } from '#src/lib/load-once.ts';
import type { Unsent } from '#src/outbox/queued-request.ts';
import { type Calls, useCalls } from '#src/pages/use-calls.ts';
import { type KeptData, useKeptData } from '#src/pages/use-kept-data.ts';
import type { AttachmentFile } from './api-types.ts';
import { createReadingReport, type ReadingReport, SAVE_POSITION } from './reading-report.ts';

const SILENT: ReadingReport = { read: () => undefined, flush: () => undefined };

/** Reports the pages read to the server, only for texts and documents with pages, which count towards a lesson. */
export function useReadingReport(file: AttachmentFile): ReadingReport['read'] {
	const calls = useCalls();
	const { openOutbox } = useKeptData();
	const [report] = useState(() => (isCounted(file) ? openReport(file, { ...calls, openOutbox }) : SILENT));
	useEffect(() => report.flush, [report]);
	return report.read;
}

function openReport(file: AttachmentFile, { call, answers, invalidates, openOutbox }: Calls & Pick<KeptData, 'openOutbox'>): ReadingReport {
	const open = loadOnce(openOutbox);
	const outbox = () => open().catch(() => null);
	// Preloaded, because the outbox is needed when the network is down.
	void outbox();
	return createReadingReport({
		file: placeOf(file),
		call,
		async onSaved() {
			answers.invalidate(invalidates(SAVE_POSITION));
			await (await outbox())?.drop(requestIdOf(file));
		},
		onUnanswered: async (page, read) => void (await outbox())?.keep(unsentOf(file, page, read)),
	});
}

const placeOf = ({ id: attachmentId, lessonId }: AttachmentFile) => ({ attachmentId, ...(lessonId && { lessonId }) });

const requestIdOf = ({ id, lessonId }: AttachmentFile): string => `reading ${id} ${lessonId}`;

const unsentOf = (file: AttachmentFile, page: number, read: number[]): Unsent => ({
	id: requestIdOf(file),
	title: `《${file.name}》读到第 ${page} 页`,
	operation: SAVE_POSITION,
	input: { ...placeOf(file), page, read },
});

const isCounted = ({ lessonId, pages, preview }: AttachmentFile): boolean =>
	lessonId !== undefined && (preview === 'text' || (pages !== undefined && (preview === 'pdf' || preview === 'office')));
