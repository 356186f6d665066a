import type { ComputeFields } from '#mock/handler.ts';
import { classesWith } from '#mock/handlers/account/student-info.ts';
import type { Notice } from '#mock/handlers/answer-types.ts';
import { byTime } from '#mock/handlers/request/times.ts';
import { type Viewer, viewerOf } from '#mock/handlers/request/viewer.ts';
import type { NoticeRow } from '#mock/rows/learning.ts';
import { classesOfNotice, isVisible, noticesOf, noticeView } from './notice-view.ts';

/** Adds the newer and the older notice of the same box, and the classes of the reader that it is about. */
export const noticeNeighbours: ComputeFields<NoticeRow> = (request) => {
	const viewer = viewerOf(request);
	return {
		row: (notice) => ({
			...noticeView(viewer, notice),
			...neighboursOf(viewer, notice),
			classes: classesWith(viewer, classesOfNotice(viewer.user, notice)),
			visible: isVisible(viewer, notice),
		}),
	};
};

function neighboursOf(viewer: Viewer, { id, box }: NoticeRow): { previous?: NoticeLink; next?: NoticeLink } {
	const inBox = noticesOf(viewer)
		.filter((notice) => notice.box === box)
		.sort(byTime((notice) => notice.publishAt));
	const place = inBox.findIndex((notice) => notice.id === id);
	return { previous: linkTo(inBox[place - 1]), next: linkTo(inBox[place + 1]) };
}

type NoticeLink = Pick<Notice, 'id' | 'title'> | undefined;

const linkTo = (notice: Notice | undefined): NoticeLink => notice && { id: notice.id, title: notice.title };
