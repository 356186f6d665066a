// @vitest-environment node
/** A list of the user's own that is empty says the next step, or is not drawn. */
import { expect, test } from 'vitest';
import { mainPages } from '#generated/main-pages.ts';
import { blankPages } from '#generated/pages.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';

/**
 * A list is the user's own unless its call, or that list of the page, answers the same to everybody who may see it. A list of a new call thus
 * counts as own until it stands here.
 */
const FOR_EVERYBODY = new Set([
	'judge.getProblemList',
	'main.competitionDetail',
	'main.competitionPage',
	'main.competitionRankings',
	'main.courseDirectoryAll',
	'main.courseDirectoryTop',
	'main.courseDirectoryTree',
	'main.courseRatingList',
	'main.courseSearch',
	'main.paperPage',
	'main.questionTagsList',
	'main.systemStudentNoticeDetail',
	'main.tagTree',
	'course-catalogue popular.records',
	'search popular.records',
	'course-index courses.records',
	'video-index videos.records',
	'lecturer-detail courses.records',
	'problem-index questions.records',
	'honors-gallery-index others.honours',
	'home home.zones',
	'course-detail detail.catalog',
	'course-detail detail.teachers',
	'course-detail detail.related',
]);

/** Own lists that may be empty without a button. */
const EXCUSED: Readonly<Record<string, string>> = {
	'change-password signed.devices': 'has at least the device in use',
	'profile me.logins': 'has at least the present sign-in',
	'course-detail detail.attachments': 'teachers put them there, as the text says',
	'course-detail detail.homework': 'teachers set it, as the text says',
	'problem-program submissions.records': 'the program beside it has the button that submits',
	'competition-detail mine.team.members': 'has at least the user himself',
	'course-detail task.records': 'only an outdated address has no homework, and the button above leads to all',
	'video-detail task.records': 'only an outdated address has no homework, and the button above leads to all',
	'home home.todos': 'nothing is due, and the page has its next step at the top',
	'home home.notices': 'others send them; the page has its next step at the top',
	'exam-prep-hub-paper-info attempts.records': 'the text names the button above, which starts the first attempt',
};

const LISTS = new Set(['cards', 'chart', 'each', 'feed', 'file-list', 'table', 'timeline', 'tree']);

interface ListBlock {
	name: string;
	call: string;
	leadsOn: boolean;
}

type Fields = Partial<Record<'block' | 'when' | 'source' | 'empty' | 'emptyButtons', unknown>>;

function listsIn(page: PageDefinition): ListBlock[] {
	const walk = (value: unknown, data: PageDefinition['data'], outer: readonly string[]): ListBlock[] => {
		if (typeof value !== 'object' || value === null) return [];
		const block: Fields = { ...value };
		const conditions = typeof block.when === 'function' ? [...outer, String(block.when)] : outer;
		const inner = Object.values(block).flatMap((part) => walk(part, data, conditions));
		const path = LISTS.has(String(block.block)) ? pathOf(block.source) : null;
		if (!path) return inner;
		const call = data[path.split('.')[0] ?? '']?.operation ?? '';
		return [{ name: `${page.name} ${path}`, call, leadsOn: leadsOn(block, path, conditions) }, ...inner];
	};
	const dialogs = Object.values(page.dialogs ?? {}).flatMap(({ view, data }) => walk(view, { ...page.data, ...data }, []));
	return [...walk(page.view, page.data, []), ...dialogs];
}

/** The path below `data`; null for rows of a row, which are there if the row is. */
function pathOf(source: unknown): string | null {
	const rows = typeof source === 'object' && source !== null && 'rows' in source ? source.rows : source;
	return /s\.data\.([\w.]+)/.exec(String(rows).replaceAll('?.', '.'))?.[1] ?? null;
}

/** Has a button when empty, or is hidden: by a condition on the number of its rows or on a figure of the same answer, or as `each` without a text. */
function leadsOn({ block, empty, emptyButtons }: Fields, path: string, conditions: readonly string[]): boolean {
	if (emptyButtons || (block === 'each' && !empty)) return true;
	const code = conditions.join(' ').replaceAll('?.', '.').replaceAll(' ', '');
	if (code.includes(`count(s.data.${path})>0`) || code.includes(`count(s.data.${path}??null)>0`)) return true;
	return new RegExp(`s\\.data\\.${path.split('.')[0]}\\.\\w+>\\d`).test(code);
}

const pages = await Promise.all(Object.values({ ...blankPages, ...mainPages }).map(({ load }) => load()));
const lists = pages.flatMap(listsIn);
const own = lists.filter(({ name, call }) => !FOR_EVERYBODY.has(call) && !FOR_EVERYBODY.has(name));

test('each list of the user’s own leads on when it is empty, or is excused', () => {
	expect(own.filter(({ name, leadsOn }) => !leadsOn && !(name in EXCUSED)).map(({ name }) => name)).toEqual([]);
});

test('the tables name no list that is gone or needs no excuse', () => {
	const excusable = new Set(own.filter(({ leadsOn }) => !leadsOn).map(({ name }) => name));
	expect(Object.keys(EXCUSED).filter((name) => !excusable.has(name))).toEqual([]);
	const known = new Set(lists.flatMap(({ name, call }) => [name, call]));
	expect([...FOR_EVERYBODY].filter((name) => !known.has(name))).toEqual([]);
});
