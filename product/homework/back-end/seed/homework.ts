import type { CourseRow, LessonRow, TeacherRow } from '#app/course/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { ToolboxName } from '#generated/collections/toolboxes.ts';
import type { WorldName } from '#generated/collections/worlds.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { HomeworkRow, RubricRow } from '../rows.ts';

/** State of a homework for student01, with a number: the score or the days until it is due. */
export interface DemoState {
	state: string;
	value: number;
	/** Why the teacher returned it. */
	reply: string | undefined;
	/** The program that was handed in, if that of the other tasks would not fit. Blocks are written in their words. */
	answer: string | undefined;
}

export interface SeededHomework extends HomeworkRow {
	demo: DemoState;
}

interface SubmissionRules {
	accept: HomeworkRow['accept'];
	fileExt: string[];
	maxMb: number;
	maxCount: number;
	rubric: RubricRow[];
}

const PLAIN: RubricRow[] = [
	{ name: '完成', points: 60, note: '要求的每一项都做到了' },
	{ name: '思路', points: 25, note: '想法清楚，有自己的办法' },
	{ name: '表达', points: 15, note: '别人读得懂' },
];
const BUILT: RubricRow[] = [
	{ name: '结构', points: 40, note: '结构合理，能完成动作' },
	{ name: '稳定', points: 30, note: '重心低、不晃动' },
	{ name: '说明', points: 30, note: '照片清楚，说明写得明白' },
];
const SHAPES: Readonly<Record<string, SubmissionRules>> = {
	text: { accept: ['text'], fileExt: [], maxMb: 0, maxCount: 0, rubric: PLAIN },
	code: { accept: ['code'], fileExt: [], maxMb: 0, maxCount: 0, rubric: PLAIN },
	textcode: { accept: ['text', 'code'], fileExt: [], maxMb: 0, maxCount: 0, rubric: PLAIN },
	image: { accept: ['image', 'text'], fileExt: ['png', 'jpg', 'jpeg'], maxMb: 10, maxCount: 3, rubric: [] },
	photos: { accept: ['image', 'text'], fileExt: ['png', 'jpg', 'jpeg'], maxMb: 10, maxCount: 3, rubric: BUILT },
	video: { accept: ['file', 'text'], fileExt: ['mp4', 'webm', 'mov'], maxMb: 50, maxCount: 1, rubric: [] },
	file: { accept: ['file', 'text'], fileExt: ['docx', 'pdf', 'zip'], maxMb: 20, maxCount: 3, rubric: PLAIN },
	group: { accept: ['text', 'file'], fileExt: ['xlsx', 'csv', 'pdf'], maxMb: 20, maxCount: 2, rubric: BUILT },
	work: { accept: ['file', 'link', 'text'], fileExt: ['sb3', 'py', 'cpp', 'zip'], maxMb: 50, maxCount: 2, rubric: PLAIN },
};
const HINTS: Readonly<Record<string, string>> = {
	image: '拍照时让纸占满画面，光线亮一点。',
	photos: '三张照片分别是正面、侧面、上面。',
	video: '视频不用剪辑，讲清楚就好。',
	group: '小组里每个人的名字都要写上。',
	work: '可以交文件，也可以交作品链接。',
};
const DAY = 86_400_000;

/** Derives the dates of homework from the demo student's state; they apply to all students. */
export function expandHomework(
	rows: SeedRows,
	lessons: readonly LessonRow[],
	{ at, now }: Pick<SeedTools, 'at' | 'now'>,
): SeededHomework[] {
	const tasks = lessons.filter((lesson) => lesson.type === 'homework');
	const used = new Map<string, number>();
	return (rows.homework ?? []).map((row, index) => {
		const seed = row as SeedHomework;
		const place = used.get(seed.courseId ?? '') ?? 0;
		used.set(seed.courseId ?? '', place + 1);
		const lesson = seed.courseId ? tasks.filter((task) => task.courseId === seed.courseId)[place] : undefined;
		const shape = SHAPES[seed.kind] ?? SHAPES.text;
		if (!shape) throw new Error(`Homework ${seed.id} has an unknown kind.`);
		const [state = '', value = '0'] = seed.demo.split(' ');
		const demo: DemoState = { state, value: Number(value), reply: seed.reply, answer: seed.answer };
		return {
			id: seed.id,
			title: lesson?.title ?? seed.title ?? '作业',
			...(seed.courseId ? { courseId: seed.courseId } : {}),
			...(lesson ? { lessonId: lesson.id } : {}),
			...(seed.videoId ? { videoId: seed.videoId } : {}),
			kind: seed.kind,
			ask: seed.ask,
			contentHtml: contentOf(seed),
			...shape,
			...programOf(rows, seed, shape),
			...datesOf(demo, { index, joinedAgo: joinedAgo(rows, seed, now) }, at),
			fullScore: 100,
			maxAttempts: index % 7 === 3 ? 0 : 3,
			latePercent: 5,
			teacherName: teacherOf(rows, seed),
			demo,
		};
	});
}

interface SeedHomework extends Row {
	courseId?: string;
	videoId?: string;
	title?: string;
	kind: string;
	demo: string;
	reply?: string;
	answer?: string;
	ask: string;
	toolbox?: ToolboxName;
	world?: WorldName;
	samples?: HomeworkRow['samples'];
}

function contentOf({ ask, kind }: SeedHomework): string {
	const hint = HINTS[kind];
	return `<p>${ask}</p>${hint ? `<p>小提示：${hint}</p>` : ''}`;
}

/** By the root of the directory that holds the course or the video. */
const LANGUAGES: Readonly<Record<string, string[]>> = { d1: ['scratch'], d2: ['python'], d3: ['cpp'] };

const ROBOT_LANGUAGES = ['python', 'scratch'];

function programOf(
	rows: SeedRows,
	seed: SeedHomework,
	{ accept }: SubmissionRules,
): Pick<HomeworkRow, 'languages' | 'toolbox' | 'world' | 'samples'> {
	if (!accept.includes('code')) return { languages: [], samples: [] };
	const course = (rows.courses ?? []).find((row) => row.id === seed.courseId) as CourseRow | undefined;
	const video = (rows.videos ?? []).find((row) => row.id === seed.videoId) as VideoRow | undefined;
	const root = course?.directoryIds[0] ?? video?.directoryId ?? '';
	return {
		languages: seed.world ? ROBOT_LANGUAGES : (LANGUAGES[root] ?? ['python', 'cpp', 'scratch']),
		...(seed.toolbox && { toolbox: seed.toolbox }),
		...(seed.world && { world: seed.world }),
		samples: seed.samples ?? [],
	};
}

function teacherOf(rows: SeedRows, seed: SeedHomework): string {
	const course = (rows.courses ?? []).find((row) => row.id === seed.courseId) as CourseRow | undefined;
	const video = (rows.videos ?? []).find((row) => row.id === seed.videoId) as VideoRow | undefined;
	const teacher = (rows.teachers ?? []).find((row) => row.id === (course?.teacherIds[0] ?? video?.teacherId)) as TeacherRow | undefined;
	return teacher?.name ?? '班主任';
}

/** Days since the demo student joined the course; graded homework is more recent. */
function joinedAgo(rows: SeedRows, seed: SeedHomework, now: number): number {
	const enrolment = (rows.enrolments ?? []).find((row) => row.id === `student01.${seed.courseId}`);
	return enrolment ? Math.floor((now - Date.parse(String(enrolment.joinedAt))) / DAY) : 200;
}

interface HomeworkTiming {
	index: number;
	joinedAgo: number;
}

function datesOf(
	{ state, value }: DemoState,
	timing: HomeworkTiming,
	at: (offset: string) => string,
): Pick<HomeworkRow, 'openAt' | 'dueAt' | 'cutoffAt'> {
	const { index } = timing;
	const due = dueDay(state, value, timing);
	const dueAt = at(`${signed(due)}d 22:00`);
	const open = state === 'not_open' ? 2 + (index % 20) : due - 14;
	return { openAt: at(`${signed(open)}d 08:00`), dueAt, cutoffAt: at(`${signed(due + 7)}d 22:00`) };
}

function dueDay(state: string, value: number, { index, joinedAgo }: HomeworkTiming): number {
	if (state === 'todo' || state === 'draft' || state === 'returned') return value;
	if (state === 'overdue') return value - 7;
	if (state === 'closed') return -20 - (index % 9);
	if (state === 'not_open') return 16 + (index % 20);
	if (state === 'not_joined') return 24 + (index % 11);
	if (state === 'excused') return -2;
	if (state === 'submitted_late') return -3;
	if (state === 'submitted' || state === 'marking') return 2 + (index % 3);
	return Math.max(-18 - ((index * 3) % 150), Math.min(8 - joinedAgo, -5));
}

const signed = (days: number): string => (days < 0 ? String(days) : `+${days}`);
