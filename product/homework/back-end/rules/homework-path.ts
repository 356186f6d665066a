import type { HomeworkRow } from '../rows.ts';

export const homeworkPath = ({ id, courseId, videoId }: Pick<HomeworkRow, 'id' | 'courseId' | 'videoId'>): string =>
	courseId ? `/courseDetail/${courseId}?tab=homework&homework=${id}` : `/videoDetail/${videoId}?homework=${id}`;
