import { useEffect, useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { AttachmentFile } from './api-types.ts';
import { createReadingReport, type ReadingReport } from './reading-report.ts';

const SILENT: ReadingReport = { read: () => undefined, flush: () => undefined };

/** Tells the server which page of a lesson's document is being read; nothing for files that no lesson counts the pages of. */
export function useReadingReport(file: AttachmentFile): (page: number) => void {
	const { call, answers, invalidates } = usePageEnvironment();
	const [report] = useState(() =>
		isCounted(file) ? createReadingReport({ fileId: file.id, call, onTold: () => answers.invalidate(invalidates(REFRESH)) }) : SILENT,
	);
	// What has been read and not told is told when the page is left.
	useEffect(() => report.flush, [report]);
	return report.read;
}

const REFRESH = 'main.courseAttachmentWebOfficeTokenRefresh';

const isCounted = ({ lessonId, pages, preview }: AttachmentFile): boolean =>
	lessonId !== undefined && pages !== undefined && (preview === 'pdf' || preview === 'office');
