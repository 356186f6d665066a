import type { MarkingTimes } from '#mock/rules/marking-times.ts';
import type { Row } from '#mock/store/store.ts';

export interface DirectoryRow extends Row {
	parentId: string | null;
	title: string;
	level: number;
	order: number;
	cover?: string;
	courseCount: number;
}

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

export interface ClipRow extends Row {
	/** Titles of the videos and lessons that it plays for. */
	titles: string[];
	seconds: number;
	/** It also streams in segments, and has a lighter version. */
	streams?: true;
	lines: string[];
	parts: string[];
	scene?: string;
	/** Asked at second `at`. */
	question?: string;
	options?: string[];
	answer?: string;
	at?: number;
	explain?: string;
}

export interface VideoRow extends Row {
	directoryId: string;
	title: string;
	teacherId: string;
	difficulty: number;
	views: number;
	tags: string[];
	publishedAt: string;
	intro: string;
	state?: 'transcoding' | 'failed' | 'forbidden' | 'removed';
	captions?: boolean;
	marker?: boolean;
	clipId: string;
	seconds: number;
	cover: string;
}

export interface AttachmentRow extends Row {
	/** A text of a lesson belongs to the lesson's course too, but is not among its files. */
	ownerType: 'course' | 'lesson' | 'notice';
	ownerId: string;
	lessonId?: string;
	name: string;
	ext: string;
	mime: string;
	bytes: number;
	pages?: number;
	preview: 'image' | 'pdf' | 'office' | 'text' | 'code' | 'zip' | 'none';
	downloadable: boolean;
	uploadedAt: string;
}

export interface RubricRow {
	name: string;
	points: number;
	note: string;
	score?: number;
}

export interface HomeworkRow extends Row {
	title: string;
	courseId?: string;
	lessonId?: string;
	videoId?: string;
	kind: string;
	/** The task in a sentence or two; `contentHtml` adds a hint. */
	ask: string;
	contentHtml: string;
	accept: ('text' | 'file' | 'image' | 'code' | 'link')[];
	fileExt: string[];
	maxMb: number;
	maxCount: number;
	openAt: string;
	dueAt: string;
	cutoffAt: string;
	fullScore: number;
	maxAttempts: number;
	latePercent: number;
	rubric: RubricRow[];
	teacherName: string;
}

export interface SubmissionRow extends Row {
	userId: string;
	homeworkId: string;
	attempt: number;
	state: 'draft' | 'submitted' | 'marking' | 'marked' | 'returned';
	text?: string;
	code?: string;
	lang?: string;
	link?: string;
	files: { name: string; bytes: number; mime: string; url?: string }[];
	savedAt: string;
	submittedAt?: string;
	late: boolean;
	score?: number;
	rubric: RubricRow[];
	comment?: string;
	markedBy?: string;
	markedAt?: string;
	requestKey?: string;
	/** Seeded submissions are never marked. */
	marking?: MarkingTimes;
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

export interface NoticeRow extends Row {
	box: 'notice' | 'message';
	kind: string;
	title: string;
	summary: string;
	html: string;
	pinned: boolean;
	publishAt: string;
	expireAt?: string;
	publisher: string;
	target: 'all' | 'grade' | 'class' | 'me';
	/** Classes that it is for; without them, a notice with the target `class` is for every class. */
	classIds?: string[];
	userId?: string;
	link?: string;
	attachmentCount: number;
}

export interface HonourRow extends Row {
	kind: 'cert' | 'medal' | 'badge';
	title: string;
	level: string;
	userId?: string;
	ownerName: string;
	teamName?: string;
	issuer: string;
	issuedAt?: string;
	expiresAt?: string;
	no?: string;
	verifyCode?: string;
	image: string;
	rarity?: 'common' | 'rare' | 'epic' | 'legend';
	state?: 'revoked' | 'locked';
	stateNote?: string;
	revealed?: boolean;
	reason?: string;
	courseId?: string;
	competitionId?: string;
	hidden: boolean;
	likes: number;
}

export interface UserRow extends Row {
	account: string;
	password: string;
	studentName: string;
	nickname: string;
	headImg: string;
	hojSecret: string;
	state: 'normal' | 'readonly';
	mustChangePassword: boolean;
	phone: string;
	grade: string;
	joinedAt: string;
	lastLoginAt?: string;
	campusId: string;
	classIds: string[];
	weekGoalMinutes: number;
	/** Right answers in a row after which a question of the wrong-answer book is mastered; 3 by default. */
	masteredAfter?: number;
	roles?: string[];
	permissions?: string[];
	failures?: number;
	lockedUntil?: string;
	/** Session length in seconds, if shorter than usual. */
	tokenSeconds?: number;
}

/** A question or an answer. */
export interface PostRow extends Row {
	/** The lesson that it is about. */
	aboutId: string;
	/** The question that is answered; '' for a question. */
	questionId: string;
	/** Unset for people who have no account here. */
	userId?: string;
	author: string;
	teacher: boolean;
	position?: number;
	text: string;
	at: string;
	state: 'shown' | 'pending' | 'hidden';
	stateText?: string;
	/** Marks of people who have no account here. */
	helpfulOthers: number;
	helpfulBy: string[];
}
