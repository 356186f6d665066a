import type { UserRow } from '#app/account/back-end/rows.ts';
import { isVisible } from '#app/notices/back-end/notice-view.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import type { RouteName } from '#generated/names.ts';
import { routePaths } from '#generated/routes.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import type { AnyRow } from '#mock/store/store.ts';

const rows = loadSeed(app, MOCK_NOW);

type Fits = (row: AnyRow) => boolean;

/** The id of the first row that fits; undefined if there is none. */
function first(resource: string, fits: Fits = () => true): string | undefined {
	const row = rows[resource]?.find(fits);
	return row && String(row.id);
}

/** Such as no notice that is older than the account. */
function isNoticeOf(id: string): Fits {
	const user = (rows.users as UserRow[]).find((each) => each.id === id);
	return (row) => user !== undefined && isVisible({ user, now: MOCK_NOW }, row as NoticeRow);
}

type Values = Readonly<Partial<Record<RouteName, string | undefined>>>;

/** What the parameter of a route is for the user `own`. */
const paramsFor = (user: string, own: Fits): Values => ({
	courseDetail: first('courses'),
	courseLive: first('lessons', ({ type }) => type === 'live'),
	lecturerDetail: first('teachers'),
	honorDetail: first('honours', own),
	competitionDetail: first('competitions'),
	competitionAnswer: first('competitions'),
	competitionQuestions: first('competitions'),
	rankLists: first('competitions'),
	videoDetail: first('videos'),
	noticeDetail: first('notices', isNoticeOf(user)),
	submissionDetails: first('submissions', own),
});

const queriesFor = (own: Fits): Values => ({
	search: 'keyword=Python',
	examPrepHubPaper: queryOf('attemptId', first('attempts', own)),
	examPrepHubPaperInfo: queryOf('id', first('papers')),
	problemPaperDetail: queryOf('id', first('questions')),
	program: queryOf('problemId', first('problems')),
});

const queryOf = (name: string, value: string | undefined): string | undefined => value && `${name}=${value}`;

interface RouteAddress {
	name: RouteName;
	address: string;
}

/** An address of each route that has something to show to the user. */
export function addressesOfUser(user: string): readonly RouteAddress[] {
	const own: Fits = (row) => row.userId === user;
	const [params, queries] = [paramsFor(user, own), queriesFor(own)];
	return (Object.keys(routePaths) as RouteName[]).flatMap((name): RouteAddress[] => {
		const [param, query] = [params[name], queries[name]];
		if (/:\w+/.test(routePaths[name]) && !(name in params)) throw new Error(`Say what stands for the parameter of the route ${name}.`);
		if ((name in params && param === undefined) || (name in queries && query === undefined)) return [];
		const path = routePaths[name].replace(/:\w+/, encodeURIComponent(param ?? ''));
		return [{ name, address: query ? `${path}?${query}` : path }];
	});
}

export const everyAddress = addressesOfUser('student01');
