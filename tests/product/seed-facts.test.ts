/** What the seed's texts and figures say agrees with the data that they are about. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CourseRow, LessonRow } from '#app/course/back-end/rows.ts';
import type { AttachmentRow } from '#app/documents/back-end/rows.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';

const seed = loadSeed(app, MOCK_NOW);
const rowsOf = <Row>(collection: string): readonly Row[] => (seed[collection] ?? []) as unknown as readonly Row[];

describe('notices', () => {
	interface Timed {
		id: string;
		title: string;
		classId?: string;
		startAt: string;
		endAt: string;
		place: string;
	}
	interface Competition extends Timed {
		regFrom: string;
		regTo: string;
		frozenAt?: string;
		judgeTo?: string;
		publicityTo?: string;
		cancelledAt?: string;
		contactNote: string;
		stages: readonly { from: string; to: string }[];
	}

	const DAY = 86_400_000;
	const notices = new Map(rowsOf<NoticeRow>('notices').map((notice) => [notice.id, notice]));
	const courses = rowsOf<CourseRow>('courses');
	const competition = (id: string): Competition => found(rowsOf<Competition>('competitions'), id);
	const lesson = (id: string): Timed => found(rowsOf<Timed>('schedules'), id);

	function found<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
		const row = rows.find((each) => each.id === id);
		if (!row) throw new Error(`There is no ${id}.`);
		return row;
	}

	const weekday = (time: string): string => `周${'日一二三四五六'.charAt(new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay())}`;
	const date = (time: string): string => `${Number(time.slice(5, 7))} 月 ${Number(time.slice(8, 10))} 日`;
	const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
	const topic = ({ title }: Timed): string => title.replace(/^.*：/, '');
	/** Weeks begin on Monday. 1970-01-01 was a Thursday. */
	const week = (time: string): number => Math.floor((Date.parse(`${time.slice(0, 10)}T00:00:00Z`) / DAY + 3) / 7);
	const inDays = (days: number, time: string): string => new Date(Date.parse(`${time.slice(0, 10)}T00:00:00Z`) + days * DAY).toISOString();

	/** What a notice must say, made from the data, and what must hold of its own time. */
	const FACTS: Readonly<Record<string, (at: string) => [says: readonly string[], holds?: readonly boolean[]]>> = {
		n01: (at) => {
			const [first, ...others] = rowsOf<Timed>('schedules').filter(({ classId, startAt }) => classId && week(startAt) === week(at));
			const lessons = [first, ...others].filter((each) => each !== undefined);
			return [
				lessons.flatMap((each) => [weekday(each.startAt), topic(each)]),
				[weekday(at) === '周一', lessons.every(({ startAt }) => startAt > at)],
			];
		},
		n03: (at) => [
			[`${weekday(lesson('s1').startAt)}巡线小车班`, lesson('s1').place.replace(/^.*创客间 /, '')],
			[week(lesson('s1').startAt) === week(at)],
		],
		n05: (at) => {
			const late = rowsOf<LessonRow>('lessons').filter(({ courseId, openAt }) => courseId === 'c19' && openAt);
			return [
				['《电机、舵机与 PWM》', '其余两节', '两周内'],
				[late.length === 2, late.every(({ openAt = '' }) => days(at, openAt) <= 14)],
			];
		},
		n07: (at) => [
			[`下${weekday(lesson('s5').startAt)}上午十点`],
			[lesson('s5').startAt.slice(11, 16) === '10:00', week(lesson('s5').startAt) === week(at) + 1],
		],
		n24: () => [[`报名到 ${date(competition('k01').regTo)}上午十点`, '两到三人'], [competition('k01').regTo.slice(11, 16) === '10:00']],
		n26: (at) => [['今天上午'], [competition('k02').startAt === at, at.slice(11, 13) < '12']],
		n27: (at) => [['第二阶段'], [competition('k03').stages.findIndex(({ from, to }) => from <= at && at < to) === 1]],
		n28: () => [['最后两天封榜'], [days(competition('k04').frozenAt ?? '', competition('k04').endAt) === 2]],
		n29: (at) => [[`评审到 ${date(competition('k05').judgeTo ?? '')}`], [at > competition('k05').endAt]],
		n30: (at) => [['公示五天'], [days(at, competition('k06').publicityTo ?? '') === 5, at === competition('k06').judgeTo]],
		n31: () => [['十月', `${date(competition('k08').regFrom)}开始报名`], [competition('k08').startAt.slice(5, 7) === '10']],
		n32: () => [['推迟一周'], [competition('k09').contactNote.includes('推迟一周')]],
		n33: (at) => [['取消'], [at === competition('k10').cancelledAt]],
		n34: (at) => [
			['下周五 22:00–23:00'],
			[week(inDays(7, at)) === week(at) + 1, week(notices.get('n34')?.expireAt ?? inDays(7, at)) === week(at) + 1],
		],
		n36: (at) => [
			['新的平板'],
			[
				rowsOf<{ at: string; os: string }>('login-records').some(
					(login) => login.at.slice(0, 10) === at.slice(0, 10) && login.os.startsWith('iPad'),
				),
			],
		],
		n39: (at) => [['上周五'], [weekday(at) === '周一']],
		n44: (at) => {
			const daily = rowsOf<{ kind: string; openAt: string; minutes: number; questionCount: number }>('papers').find(
				({ kind, openAt }) => kind === 'daily' && openAt === at,
			);
			return [
				['五道题', '八分钟'],
				[daily?.minutes === 8, daily?.questionCount === 5],
			];
		},
	};

	const textOf = ({ title, html }: NoticeRow): string => `${title} ${html.replace(/<[^>]*>/g, ' ')}`;
	it.each(Object.entries(FACTS))('%s says what the data say', (id, factsOf) => {
		const notice = found([...notices.values()], id);
		const [says, holds = []] = factsOf(notice.publishAt);
		expect(says.filter((words) => !textOf(notice).includes(words))).toEqual([]);
		expect(holds).toEqual(holds.map(() => true));
	});

	/** About no data: holidays, the rules of the house, and what happened outside of the seed. */
	const APART: ReadonlySet<string> = new Set(
		'n02 n04 n06 n08 n09 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n25 n35 n37 n38 n40 n41 n42 n43 n45'.split(' '),
	);

	it('each is checked, or is about no data', () => {
		const written = [...notices.keys()].filter((id) => /^n\d+$/.test(id));
		expect(written.filter((id) => !(id in FACTS) && !APART.has(id))).toEqual([]);
	});

	it('each links to a course or competition that there is, and a quoted course has its name', () => {
		const ids = new Set([...courses, ...rowsOf<Competition>('competitions')].map(({ id }) => id));
		const wrong = [...notices.values()].filter((notice) => {
			const [, id] = /^\/(?:courseDetail|CompetitionDetail)\/(\w+)$/.exec(notice.link ?? '') ?? [];
			return id !== undefined && !ids.has(id);
		});
		expect(wrong).toEqual([]);
		const quoted = [...notices.values()]
			.filter(({ id }) => /^n\d+$/.test(id))
			.flatMap((notice) => [...textOf(notice).matchAll(/《([^》]+)》/g)].map(([, title]) => title));
		expect(quoted.filter((title) => !courses.some((course) => course.title === title))).toEqual([]);
	});
});

it('every file has the size that its row states', () => {
	const folder = path.join(import.meta.dirname, '../../manifests/files/static/files');
	const files = new Map(readdirSync(folder).map((name) => [name.replace(/\.\w+$/, ''), statSync(path.join(folder, name)).size]));
	// An empty file is not kept in the repository.
	const wrong = rowsOf<AttachmentRow>('attachments').filter(({ id, bytes }) => (files.get(id) ?? 0) !== bytes);
	expect(wrong.map(({ id, bytes }) => ({ id, bytes, file: files.get(id) }))).toEqual([]);
});

it('every course is as long as its films, and every film as its clip', () => {
	const seconds = new Map(rowsOf<{ id: string; seconds: number }>('clips').map((clip) => [clip.id, clip.seconds]));
	const lessons = rowsOf<LessonRow>('lessons');
	const films = (courseId: string): number =>
		lessons
			.filter((lesson) => lesson.courseId === courseId && lesson.type === 'video')
			.reduce((sum, { clipId = '' }) => sum + (seconds.get(clipId) ?? 0), 0);
	const wrong = rowsOf<CourseRow>('courses').filter((course) => course.seconds !== films(course.id));
	expect(wrong.map(({ id, seconds: stated }) => ({ id, stated, films: films(id) }))).toEqual([]);
	expect(lessons.filter(({ clipId, seconds: stated }) => clipId && seconds.get(clipId) !== stated)).toEqual([]);
});
