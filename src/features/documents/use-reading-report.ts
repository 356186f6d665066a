import { useEffect, useState } from 'react';
import { loadOnce } from '#src/lib/load-once.ts';
import type { Unsent } from '#src/outbox/letter.ts';
import { type PageEnvironment, usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { AttachmentFile } from './api-types.ts';
import { createReadingReport, type ReadingReport, SAVE_POSITION } from './reading-report.ts';

const SILENT: ReadingReport = { read: () => undefined, flush: () => undefined };

/** Tells the server which page of a lesson's document is being read; nothing for files that no lesson counts the pages of. */
export function useReadingReport(file: AttachmentFile): (page: number) => void {
	const environment = usePageEnvironment();
	const [report] = useState(() => (isCounted(file) ? openReport(file, environment) : SILENT));
	// What has been read and not told is told when the page is left.
	useEffect(() => report.flush, [report]);
	return report.read;
}

function openReport(file: AttachmentFile, { call, answers, invalidates, openOutbox }: PageEnvironment): ReadingReport {
	const open = loadOnce(openOutbox);
	const outbox = () => open().catch(() => null);
	// At once: when it is needed there is no network to fetch it by.
	void outbox();
	return createReadingReport({
		fileId: file.id,
		call,
		async onSaved() {
			answers.invalidate(invalidates(SAVE_POSITION));
			await (await outbox())?.drop(letterOf(file));
		},
		onUnanswered: async (page) => void (await outbox())?.keep(unsentOf(file, page)),
	});
}

const letterOf = ({ id }: AttachmentFile): string => `reading ${id}`;

const unsentOf = (file: AttachmentFile, page: number): Unsent => ({
	id: letterOf(file),
	title: `《${file.name}》读到第 ${page} 页`,
	operation: SAVE_POSITION,
	input: { attachmentId: file.id, page },
});

const isCounted = ({ lessonId, pages, preview }: AttachmentFile): boolean =>
	lessonId !== undefined && pages !== undefined && (preview === 'pdf' || preview === 'office');
