import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { ChapterRow, CourseRow, LessonRow } from '#app/course/back-end/rows.ts';
import { visibleHonours } from '#app/honours/back-end/honour-view.ts';
import { noticesOf } from '#app/notices/back-end/notice-view.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { Row } from '#mock/store/store.ts';
import type { SearchHit } from './answer-types.ts';

export const SEARCH_TITLES: Readonly<Record<SearchHit['type'], string>> = {
	course: '课程',
	lesson: '课时',
	video: '视频',
	paper: '试卷',
	problem: '题目',
	competition: '赛事',
	notice: '通知',
	honour: '荣誉',
};
const EXCERPT_LENGTH = 60;

export interface SearchDocument {
	hit: Omit<SearchHit, 'excerpt'>;
	text: string;
}

export function searchDocuments(viewer: Viewer): SearchDocument[] {
	return [
		...courses(viewer),
		...lessons(viewer),
		...videos(viewer),
		...papers(viewer),
		...problems(viewer),
		...competitions(viewer),
		...notices(viewer),
		...honours(viewer),
	];
}

function courses({ db }: Viewer): SearchDocument[] {
	const open = db.rows<CourseRow>('courses').filter((row) => row.state !== 'closed');
	return open.map((row) => ({
		hit: {
			id: row.id,
			type: 'course',
			title: row.title,
			note: row.tags.join(' · '),
			path: `/courseDetail/${row.id}`,
			cover: row.cover,
			at: row.updatedAt,
		},
		text: [row.summary, ...row.goals, ...row.tags].join(' '),
	}));
}

function lessons({ db }: Viewer): SearchDocument[] {
	const open = new Map(
		db
			.rows<CourseRow>('courses')
			.filter((row) => row.state !== 'closed')
			.map((row) => [row.id, row]),
	);
	return db.rows<LessonRow>('lessons').flatMap((row) => {
		const course = open.get(row.courseId);
		if (!course) return [];
		const chapter = db.find<ChapterRow>('chapters', row.chapterId)?.title ?? '';
		return [
			{
				hit: {
					id: row.id,
					type: 'lesson' as const,
					title: row.title,
					note: course.title,
					path: `/courseDetail/${course.id}?lesson=${row.id}`,
				},
				text: `第 ${row.id.split('-')[1]} 章 ${chapter}`,
			},
		];
	});
}

function videos({ db }: Viewer): SearchDocument[] {
	const shown = db.rows<VideoRow>('videos').filter((row) => row.state !== 'removed');
	return shown.map((row) => ({
		hit: {
			id: row.id,
			type: 'video',
			title: row.title,
			note: row.tags.join(' · '),
			path: `/videoDetail/${row.id}`,
			cover: row.cover,
			at: row.publishedAt,
		},
		text: [row.intro, ...row.tags].join(' '),
	}));
}

const papers = (viewer: Viewer): SearchDocument[] => titled(viewer, 'papers', 'paper', '试卷', (id) => `/examPrepHubPaperInfo?id=${id}`);
const problems = (viewer: Viewer): SearchDocument[] =>
	titled(viewer, 'problems', 'problem', '编程题', (id) => `/problem/program?problemId=${id}`);
const competitions = (viewer: Viewer): SearchDocument[] =>
	titled(viewer, 'competitions', 'competition', '赛事', (id) => `/CompetitionDetail/${id}`);

/** Rows of another domain; only title and tags are searched. */
function titled({ db }: Viewer, resource: string, type: SearchHit['type'], note: string, pathOf: (id: string) => string): SearchDocument[] {
	if (!db.resources().includes(resource)) return [];
	return db.rows<Row & { title?: string; tags?: unknown }>(resource).map((row) => ({
		hit: { id: row.id, type, title: row.title ?? row.id, note, path: pathOf(row.id) },
		// Problem lists show the problem's number.
		text: [...(type === 'problem' ? [row.id] : []), ...(Array.isArray(row.tags) ? row.tags.map(String) : [])].join(' '),
	}));
}

function notices(viewer: Viewer): SearchDocument[] {
	return noticesOf(viewer).map((row) => {
		const html = viewer.db.find<NoticeRow>('notices', row.id)?.html ?? '';
		return {
			hit: { id: row.id, type: 'notice', title: row.title, note: row.publisher, path: `/noticeDetail/${row.id}`, at: row.publishAt },
			text: html.replace(/<[^>]+>/g, ' '),
		};
	});
}

function honours(viewer: Viewer): SearchDocument[] {
	return visibleHonours(viewer).map((row) => ({
		hit: { id: row.id, type: 'honour', title: row.title, note: row.ownerName, path: `/honorDetail/${row.id}`, at: row.issuedAt },
		text: [row.ownerName, row.reason ?? '', row.no ?? ''].join(' '),
	}));
}

export function excerptOf(text: string, keyword: string): string {
	const firstWord = keyword.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
	const position = Math.max(0, text.toLowerCase().indexOf(firstWord));
	const start = Math.max(0, position - 15);
	const end = Math.min(text.length, start + EXCERPT_LENGTH);
	return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
