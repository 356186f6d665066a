/** No list leads to a refusal that it could have told: a row that its list does not mark as locked opens for that user. */
import { expect, test } from 'vitest';
import { lessonTarget } from '#app/course/lesson-target.ts';
import { routes } from '#generated/routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { createWorld, type Student } from './student-world.ts';

type Row = Record<string, unknown>;
type Input = Record<string, unknown>;
type Place = Readonly<Record<string, string>>;

const PAGE_SIZE = 100;
const table = createRouteTable(routes);

/** The calls without which a page shows nothing, by its route. */
const CALLS: Readonly<Record<string, (at: Place) => readonly (readonly [string, Input])[]>> = {
	courseDetail: ({ id, homework }) => [
		['main.courseAggregate', { scope: 'course', courseId: id }],
		...(homework ? [['main.homeworkAggregate', { homeworkId: homework }] as const] : []),
	],
	videoDetail: ({ id }) => [['main.courseVideoPlayUrl', { videoId: id }]],
	courseLive: ({ id }) => [['main.courseAggregate', { scope: 'lesson', lessonId: id }]],
	documentPreview: ({ id, lesson }) => [['main.courseAttachmentDownloadUrl', { attachmentId: id, ...(lesson && { lessonId: lesson }) }]],
	noticeDetail: ({ id }) => [['main.systemStudentNoticeDetail', { id }]],
	program: ({ problemId }) => [['judge.getProblemDetail', { problemId }]],
	problemPaperDetail: ({ id, ids }) => (id ? [['main.questionQuestionDetail', { id }]] : [['question.questionFetchList', { ids }]]),
	examPrepHubPaperInfo: ({ id }) => [['main.paperDetail', { id }]],
	examPrepHubPaper: ({ attemptId }) => [['main.paperHistoryAggregateDetail', { attemptId }]],
	competitionDetail: ({ id }) => [['main.competitionDetail', { id }]],
	competitionAnswer: ({ id }) => [['main.competitionDetail', { id }]],
	competitionQuestions: ({ id }) => [['main.competitionDetail', { id }]],
	rankLists: ({ id }) => [['main.competitionRankings', { competitionId: id, pageNum: 1, pageSize: 10 }]],
	honorDetail: ({ id }) => [['main.courseAggregate', { scope: 'honours', honourId: id }]],
};

const hrefOf = (route: string, params: Place = {}, query: Place = {}): string => table.hrefOf(route, params, query) ?? '';

function callsOf(address: string): readonly (readonly [string, Input])[] {
	const [path = '', search = ''] = address.split(/[?#]/);
	const match = table.match(path);
	return (match && CALLS[match.route.name]?.({ ...match.params, ...Object.fromEntries(new URLSearchParams(search)) })) ?? [];
}

/** Every object of an answer, however deep. */
const objectsIn = (value: unknown): Row[] => {
	if (Array.isArray(value)) return value.flatMap(objectsIn);
	return typeof value === 'object' && value !== null ? [value as Row, ...Object.values(value).flatMap(objectsIn)] : [];
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Addresses that an answer names itself: of to-do items, search hits, banners and notices. */
const namedIn = (answer: unknown): string[] =>
	objectsIn(answer).flatMap(({ path, link }) => [path, link].map(text).filter((each) => each.startsWith('/')));

const open =
	(name: string, key = 'id') =>
	(row: Row): string =>
		hrefOf(name, { id: text(row[key]) });
const ask =
	(name: string, key: string, from = 'id') =>
	(row: Row): string =>
		hrefOf(name, {}, { [key]: text(row[from]) });

const lessonsIn = (answer: unknown): Row[] =>
	objectsIn(answer).filter(({ kind, lessonType }) => kind === 'lesson' && lessonType !== undefined);
function lessonHref({ courseId, id, lessonType, refId }: Row): string {
	const target = lessonTarget({ courseId: text(courseId), lessonId: text(id), lessonType: text(lessonType), refId: text(refId) });
	return 'route' in target ? hrefOf(target.route, target.params as Place, target.query as Place) : '';
}

const paged = { pageNum: 1, pageSize: PAGE_SIZE };
const recordsOf = (answer: Row): Row[] => answer.records as Row[];

interface ListCase {
	call: string;
	input?: Input;
	rows?: (answer: Row) => Row[];
	opens?: (row: Row) => string;
	locked?: (row: Row) => boolean;
}

/** The lists of the app with the page that a row opens. Each also opens every address that its answer names. */
const LISTS: Readonly<Record<string, ListCase>> = {
	'the question bank': {
		call: 'main.questionPage',
		input: paged,
		rows: recordsOf,
		opens: ask('problemPaperDetail', 'id'),
		locked: ({ sealed }) => sealed === true,
	},
	'the wrong-answer book': {
		call: 'main.questionPage',
		input: { ...paged, scope: 'wrong' },
		rows: recordsOf,
		opens: ask('problemPaperDetail', 'id'),
	},
	'questions to practise in order': {
		call: 'main.questionQuestionPage',
		input: paged,
		rows: recordsOf,
		opens: ask('problemPaperDetail', 'id'),
	},
	'questions drawn for a set': {
		call: 'question.questionFetchList',
		input: { count: 100 },
		rows: ({ list }) => list as Row[],
		opens: ask('problemPaperDetail', 'id'),
	},
	'programming problems': {
		call: 'judge.getProblemList',
		input: { currentPage: 1, limit: PAGE_SIZE },
		rows: recordsOf,
		opens: ask('program', 'problemId', 'problemId'),
	},
	papers: { call: 'main.paperPage', input: paged, rows: recordsOf, opens: ask('examPrepHubPaperInfo', 'id') },
	'own attempts': { call: 'main.paperUserPage', input: paged, rows: recordsOf, opens: ask('examPrepHubPaper', 'attemptId') },
	courses: {
		call: 'main.courseThemeCourses',
		input: paged,
		rows: recordsOf,
		opens: (row) => open(row.type === 'video' ? 'videoDetail' : 'courseDetail')(row),
	},
	films: { call: 'main.courseThemeCourses', input: { ...paged, type: 'video' }, rows: recordsOf, opens: open('videoDetail') },
	notices: { call: 'main.systemUserNoticeListPage', input: paged, rows: recordsOf, opens: open('noticeDetail') },
	messages: { call: 'main.systemUserNoticeListPage', input: { ...paged, box: 'message' }, rows: recordsOf, opens: open('noticeDetail') },
	competitions: { call: 'main.competitionPage', input: paged, rows: recordsOf, opens: open('competitionDetail') },
	'rankings of competitions': {
		call: 'main.competitionPage',
		input: paged,
		rows: (answer) => recordsOf(answer).filter(({ hasRanking }) => hasRanking === true),
		opens: open('rankLists'),
	},
	honours: {
		call: 'main.courseAggregate',
		input: { scope: 'honours' },
		rows: ({ honours }) => honours as Row[],
		opens: open('honorDetail'),
	},
	homework: { call: 'main.homeworkAggregate', input: paged, rows: recordsOf, opens: open('courseDetail', 'courseId') },
	'the home page': {
		call: 'main.courseAggregate',
		input: { scope: 'home' },
		rows: ({ continues }) => continues as Row[],
		opens: (row) => lessonHref({ ...row, id: row.lessonId }),
	},
	'the personal centre': {
		call: 'main.courseAggregate',
		input: { scope: 'centre' },
		rows: ({ continues }) => continues as Row[],
		opens: (row) => lessonHref({ ...row, id: row.lessonId }),
	},
	'search results': { call: 'main.courseSearch', input: { keyword: '循环', ...paged } },
	'search results of papers': { call: 'main.courseSearch', input: { keyword: '模拟', ...paged } },
	'search results of questions': { call: 'main.courseSearch', input: { keyword: '小车', ...paged } },
};

/** Rows that do not open, though nothing marks them. */
async function refusedIn(
	student: Student,
	{ call, input = {}, rows = () => [], opens = () => '', locked = () => false }: ListCase,
): Promise<string[]> {
	const reply = await student.call(call, input);
	if (reply.code !== 200 && reply.code !== 0 && reply.code !== undefined) return [`${call}: ${String(reply.message)}`];
	const answer = reply.data as Row;
	const addresses = [
		...rows(answer)
			.filter((row) => !locked(row))
			.map(opens),
		...namedIn(answer),
	];
	const found = await Promise.all([...new Set(addresses)].map((address) => refusalAt(student, address)));
	return found.flatMap((each) => each ?? []);
}

async function refusalAt(student: Student, address: string): Promise<string | null> {
	for (const [call, input] of callsOf(address)) {
		const { data, message } = await student.call(call, input);
		const refused = data === null || (data as Row).sealed === true || (data as { list?: unknown[] }).list?.length === 0;
		if (refused) return `${address}: ${String(message)}`;
	}
	return null;
}

async function refusedInCourse(student: Student, { id }: Row): Promise<string[]> {
	const course = { call: 'main.courseAggregate', input: { scope: 'course', courseId: id } };
	const lessons = { ...course, rows: lessonsIn, opens: lessonHref, locked: ({ locked }: Row) => locked === true };
	const materials: ListCase = {
		...course,
		rows: ({ attachments }) => attachments as Row[],
		opens: ask('documentPreview', 'id'),
		locked: ({ locked }) => locked === true,
	};
	const tasks: ListCase = {
		...course,
		rows: ({ homework }) => homework as Row[],
		opens: (row) => hrefOf('courseDetail', { id: text(id) }, { tab: 'homework', homework: text(row.id) }),
	};
	const refused = [await refusedIn(student, lessons), await refusedIn(student, materials), await refusedIn(student, tasks)];
	return refused.flat();
}

test.each(sampleOf(['newbie', 'graduate', 'student01', 'bigdata'], 1))(
	'for %s, each list opens what it does not mark as locked',
	async (user) => {
		const student = await createWorld().as(user);
		const refused: Record<string, readonly string[]> = {};
		for (const [name, list] of Object.entries(LISTS)) refused[name] = await refusedIn(student, list);
		const { records } = await student.ask('main.courseThemeCourses', paged);
		for (const row of (records as Row[]).filter(({ type }) => type === 'course'))
			refused[text(row.title)] = await refusedInCourse(student, row);
		expect(Object.fromEntries(Object.entries(refused).filter(([, found]) => found.length > 0))).toEqual({});
	},
);
