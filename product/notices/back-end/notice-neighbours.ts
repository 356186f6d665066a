import { classesWith } from '#app/account/back-end/student-info.ts';
import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { byTime } from '#mock/store/times.ts';
import type { Notice } from './answer-types.ts';
import { classesOfNotice, isVisible, noticesOf, noticeView } from './notice-view.ts';
import type { NoticeRow } from './rows.ts';

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
