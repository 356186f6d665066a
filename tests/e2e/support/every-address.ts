import type { RouteName } from '#generated/names.ts';
import { routePaths } from '#generated/routes.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import type { AnyRow } from '#mock/store/store.ts';

const STUDENT = 'student01';
const rows = loadSeed(app, MOCK_NOW);

function first(resource: string, fits: (row: AnyRow) => boolean = () => true): string {
	const row = rows[resource]?.find(fits);
	if (!row) throw new Error(`The seed has no such row of ${resource}.`);
	return String(row.id);
}

const ofStudent = (row: AnyRow): boolean => row.userId === STUDENT;

const PARAMS: Readonly<Partial<Record<RouteName, string>>> = {
	courseDetail: first('courses'),
	courseLive: first('lessons', ({ type }) => type === 'live'),
	lecturerDetail: first('teachers'),
	honorDetail: first('honours', ofStudent),
	competitionDetail: first('competitions'),
	competitionAnswer: first('competitions'),
	competitionQuestions: first('competitions'),
	rankLists: first('competitions'),
	videoDetail: first('videos'),
	noticeDetail: first('notices'),
	submissionDetails: first('submissions', ofStudent),
};

const QUERIES: Readonly<Partial<Record<RouteName, string>>> = {
	search: 'keyword=Python',
	examPrepHubPaper: `attemptId=${first('attempts', ofStudent)}`,
	examPrepHubPaperInfo: `id=${first('papers')}`,
	problemPaperDetail: `id=${first('questions')}`,
	program: `problemId=${first('problems')}`,
};

export const everyAddress: readonly { name: RouteName; address: string }[] = (Object.keys(routePaths) as RouteName[]).map((name) => {
	const query = QUERIES[name];
	const path = routePaths[name].replace(/:\w+/, () => {
		const value = PARAMS[name];
		if (value === undefined) throw new Error(`Say what stands for the parameter of the route ${name}.`);
		return encodeURIComponent(value);
	});
	return { name, address: query ? `${path}?${query}` : path };
});
