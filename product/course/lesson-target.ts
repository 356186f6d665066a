import type { FeatureTarget } from '#src/pages/use-navigation.ts';

export interface Lesson {
	courseId: string;
	lessonId: string;
	lessonType: string;
	/** Id of the video, file, homework, paper or problem. */
	refId?: string | null | undefined;
	/** Seconds of a video or page of a file. */
	position?: number;
}

/** Link that resumes a lesson; the course page if its type has no page of its own. Pages of things that other lessons share get the lesson. */
export function lessonTarget({ courseId, lessonId, lessonType, refId, position = 0 }: Lesson): FeatureTarget {
	switch (lessonType) {
		case 'video':
			return { route: 'videoDetail', params: { id: lessonId } };
		case 'doc':
			if (refId)
				return { route: 'documentPreview', query: { id: refId, lesson: lessonId, ...(position > 1 && { page: String(position) }) } };
			break;
		case 'problem':
			if (refId) return { route: 'program', query: { problemId: refId, lesson: lessonId } };
			break;
		case 'quiz':
			if (refId) return { route: 'examPrepHubPaperInfo', query: { id: refId, lesson: lessonId } };
			break;
		case 'homework':
		case 'work':
			return {
				route: 'courseDetail',
				params: { id: courseId },
				query: { tab: 'homework', ...(refId && { homework: refId, lesson: lessonId }) },
			};
		case 'live':
			return { route: 'courseLive', params: { id: lessonId } };
	}
	return { route: 'courseDetail', params: { id: courseId } };
}

/** Link to an explicit second or page, regardless of the last position. */
export function placeTarget(lesson: Lesson): FeatureTarget {
	const target = lessonTarget(lesson);
	const { lessonType, refId, position = 0 } = lesson;
	if (lessonType === 'video' && position > 0) return { ...target, query: { at: String(Math.floor(position)) } };
	return lessonType === 'doc' && refId && position > 0
		? { ...target, query: { id: refId, lesson: lesson.lessonId, page: String(position) } }
		: target;
}

export function placeText({ lessonType, position = 0 }: Lesson): string {
	if (lessonType === 'video') return formatClock(position);
	return lessonType === 'doc' && position > 0 ? `第 ${position} 页` : '';
}

const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
