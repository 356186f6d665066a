import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import { pageOf } from '#mock/answers/page-of.ts';
import { contains } from '#mock/answers/text-search.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { CourseCard } from './answer-types.ts';
import { courseCard, mineCounts, videoCard } from './course-cards.ts';
import { enrolmentOf } from './progress.ts';
import type { CourseRow } from './rows.ts';
import { teacherView } from './teachers.ts';

interface CourseEntry {
	card: CourseCard;
	directoryIds: readonly string[];
	teacherIds: readonly string[];
	joined: boolean;
}

export const courseThemeCourses: Handler<'main.courseThemeCourses'> = (context) => {
	const viewer = viewerOf(context);
	const entries = context.input.type === 'video' ? videos(viewer) : courses(viewer);
	const cards = entries.filter((entry) => fits(context, entry)).map((entry) => entry.card);
	const teacher = context.input.teacherId ? teacherView(viewer, context.input.teacherId) : undefined;
	return { ...pageOf(context, sorted(cards, context.input.sort)), counts: mineCounts(viewer), ...(teacher && { teacher }) };
};

function courses(viewer: Viewer): CourseEntry[] {
	return viewer.db.rows<CourseRow>('courses').map((row) => {
		const joined = enrolmentOf(viewer, row.id) !== undefined;
		return { card: courseCard(viewer, row), directoryIds: row.directoryIds, teacherIds: row.teacherIds, joined };
	});
}

function videos(viewer: Viewer): CourseEntry[] {
	return viewer.db.rows<VideoRow>('videos').map((row) => {
		const card = videoCard(viewer, row);
		return { card, directoryIds: [row.directoryId], teacherIds: [row.teacherId], joined: card.learnState !== 'not_started' };
	});
}

function fits({ input }: Context<'main.courseThemeCourses'>, { card, directoryIds, teacherIds, joined }: CourseEntry): boolean {
	const { directoryId, kind, difficulty, state, learnState, teacherId, mine, length, keyword } = input;
	if (card.state === 'closed' && mine !== 'favourite' && mine !== 'finished' && state !== 'closed' && learnState !== 'closed') return false;
	if (learnState && card.learnState !== learnState) return false;
	if (mine && !isMine(card, mine, joined)) return false;
	if (directoryId && !directoryIds.includes(directoryId)) return false;
	if (teacherId && !teacherIds.includes(teacherId)) return false;
	if ((kind && card.kind !== kind) || (difficulty && card.difficulty !== difficulty) || (state && card.state !== state)) return false;
	if (length && lengthOf(card) !== length) return false;
	return contains(keyword, [card.title, card.teacherNames, ...card.tags]);
}

/** Values of the dictionary `video_length`. */
const lengthOf = ({ seconds }: CourseCard): 'short' | 'medium' | 'long' => (seconds <= 30 ? 'short' : seconds <= 60 ? 'medium' : 'long');

function isMine(card: CourseCard, mine: 'joined' | 'learning' | 'finished' | 'favourite', joined: boolean): boolean {
	if (mine === 'joined') return joined;
	return mine === 'favourite' ? card.favourite : card.learnState === mine;
}

function sorted(cards: CourseCard[], sort: string | undefined): CourseCard[] {
	if (!sort) return cards;
	const descending = sort.startsWith('-');
	const field = sort.replace('-', '') as keyof CourseCard;
	const order = [...cards].sort((one, other) => compare(one[field], other[field]));
	return descending ? order.reverse() : order;
}

function compare(one: unknown, other: unknown): number {
	if (typeof one === 'number' && typeof other === 'number') return one - other;
	return String(one ?? '').localeCompare(String(other ?? ''), 'zh-CN');
}
