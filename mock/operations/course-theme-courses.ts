import type { Context, Handler } from '#mock/handler.ts';
import type { CourseRow, VideoRow } from '#mock/seed/learning/rows.ts';
import type { CourseCard } from './learning/answers.ts';
import { courseCard, mineCounts, videoCard } from './learning/course-cards.ts';
import { contains, pageOf, type Scene, sceneOf } from './learning/scene.ts';
import { teacherView } from './learning/teachers.ts';

interface Entry {
	card: CourseCard;
	directoryIds: readonly string[];
	teacherIds: readonly string[];
	joined: boolean;
}

export const courseThemeCourses: Handler<'main.courseThemeCourses'> = (context) => {
	const scene = sceneOf(context);
	const entries = context.input.type === 'video' ? videos(scene) : courses(scene);
	const cards = entries.filter((entry) => fits(context, entry)).map((entry) => entry.card);
	const teacher = context.input.teacherId ? teacherView(scene, context.input.teacherId) : undefined;
	return { ...pageOf(context, sorted(cards, context.input.sort)), counts: mineCounts(scene), ...(teacher && { teacher }) };
};

function courses(scene: Scene): Entry[] {
	return scene.db.rows<CourseRow>('courses').map((row) => {
		const joined = scene.db.find('enrolments', `${scene.user.id}.${row.id}`) !== undefined;
		return { card: courseCard(scene, row), directoryIds: row.directoryIds, teacherIds: row.teacherIds, joined };
	});
}

function videos(scene: Scene): Entry[] {
	return scene.db.rows<VideoRow>('videos').map((row) => {
		const card = videoCard(scene, row);
		return { card, directoryIds: [row.directoryId], teacherIds: [row.teacherId], joined: card.learnState !== 'not_started' };
	});
}

function fits({ input }: Context<'main.courseThemeCourses'>, { card, directoryIds, teacherIds, joined }: Entry): boolean {
	const { directoryId, kind, difficulty, state, learnState, teacherId, mine, keyword } = input;
	if (card.state === 'closed' && mine !== 'favourite' && mine !== 'finished' && state !== 'closed' && learnState !== 'closed') return false;
	if (learnState && card.learnState !== learnState) return false;
	if (mine && !isMine(card, mine, joined)) return false;
	if (directoryId && !directoryIds.includes(directoryId)) return false;
	if (teacherId && !teacherIds.includes(teacherId)) return false;
	if ((kind && card.kind !== kind) || (difficulty && card.difficulty !== difficulty) || (state && card.state !== state)) return false;
	return contains(keyword, [card.title, card.teacherNames, ...card.tags]);
}

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
