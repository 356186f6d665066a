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
