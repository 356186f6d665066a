import type { DataOf } from '#generated/api/operations.ts';
import type { Row } from '#mock/store/store.ts';

export interface DirectoryRow extends Row, Omit<DataOf<'main.courseDirectoryAll'>[number], 'id'> {}

export interface TeacherRow extends Row {
	name: string;
	title: string;
	avatar: string;
	intro: string;
}

export interface CourseRow extends Row {
	title: string;
	/** From the top directory down. */
	directoryIds: string[];
	kind: 'required' | 'elective' | 'public';
	difficulty: number;
	ageFrom: number;
	ageTo: number;
	teacherIds: string[];
	state: 'draft' | 'serialising' | 'finished' | 'closed';
	studentCount: number;
	/** Average of the stars. */
	rating: number;
	ratingCount: number;
	tags: string[];
	publishedAt: string;
	updatedAt: string;
	openFrom?: string;
	openTo?: string;
	needIds?: string[];
	summary: string;
	goals: string[];
	audience: string[];
	hardware: string[];
	certificate?: string;
	/** Number of files; the seed expansion creates them. */
	attachments: number;
	cover: string;
	lessonCount: number;
	chapterCount: number;
	seconds: number;
}

export interface ChapterRow extends Row {
	courseId: string;
	order: number;
	title: string;
}

export type LessonType = 'video' | 'doc' | 'problem' | 'homework' | 'quiz' | 'live' | 'work';

export interface LessonRow extends Row {
	courseId: string;
	chapterId: string;
	order: number;
	/** Position in the whole course, from 1. */
	place: number;
	title: string;
	type: LessonType;
	refId?: string;
	seconds?: number;
	pages?: number;
	clipId?: string;
	trial: boolean;
	/** A video that cannot be skipped through when first watched. */
	inOrder?: boolean;
	openAt?: string;
	/** Of a live lesson; its clip is the replay. */
	live?: { startAt: string; endAt: string; joinUrl?: string };
}

export interface EnrolmentRow extends Row {
	userId: string;
	courseId: string;
	joinedAt: string;
}

export interface LessonRecordRow extends Row {
	userId: string;
	courseId: string | null;
	lessonId: string;
	percent: number;
	/** Seconds of a video, page of a document. */
	position: number;
	furthest: number;
	/** Watched seconds; of a document the pages that were seen, page n as [n - 1, n]. */
	spans: [number, number][];
	/** Chosen options of the questions inside a video, by question id. */
	answers?: Record<string, string>;
	done: boolean;
	doneAt?: string;
	updatedAt: string;
}

export interface FavouriteRow extends Row {
	userId: string;
	courseId: string;
	at: string;
}

export interface StudyDayRow extends Row {
	userId: string;
	date: string;
	seconds: number;
	lessons: number;
}
