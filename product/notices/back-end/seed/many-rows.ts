import type { LessonRow } from '#app/course/back-end/rows.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { NoticeRow } from '../rows.ts';

/** The account with long lists, and its course of 600 lessons. */
const STRESS_ACCOUNT = 'bigdata';
const COURSE = 'c12';
const NOTES = 300;
const MESSAGES = 300;

const THOUGHTS = [
	'先画图，再写循环的条件。',
	'边界单独试：零个、一个、正好装满。',
	'这一步可以先排序，后面就能二分。',
	'dp[i] 的意思写在第一行，转移才不会乱。',
	'averyveryverylongidentifierthatnobodyshouldeverwriteinaprogrambutsomebodyalwaysdoes = 1',
];

export function manyNotes(lessons: readonly LessonRow[], at: SeedTools['at']): SeedRows[string] {
	const taken = lessons.filter(({ courseId }) => courseId === COURSE);
	return Array.from({ length: NOTES }, (_, index) => ({
		id: `${STRESS_ACCOUNT}.note${index + 1}`,
		userId: STRESS_ACCOUNT,
		courseId: COURSE,
		lessonId: taken[(index * 2) % taken.length]?.id ?? '',
		position: 1 + (index % 9),
		text: THOUGHTS[index % THOUGHTS.length] ?? '',
		at: at(`-${NOTES - index}d 19:30`),
	}));
}

export function manyMessages(at: SeedTools['at']): NoticeRow[] {
	return Array.from({ length: MESSAGES }, (_, index): NoticeRow => {
		const title =
			index % 7 === 3 ? `第 ${index + 1} 份练习已批改：${'关于最短路与最小生成树的综合练习'.repeat(4)}` : `第 ${index + 1} 份练习已批改`;
		return {
			id: `${STRESS_ACCOUNT}.m${index + 1}`,
			box: 'message',
			kind: 'homework',
			title,
			summary: '老师写了评语，去看看吧。',
			html: '<p>老师写了评语，去看看吧。</p>',
			pinned: false,
			publishAt: at(`-${index}d 20:10`),
			publisher: '教务组',
			target: 'me',
			userId: STRESS_ACCOUNT,
			attachmentCount: 0,
		};
	});
}
