/** `npm start` in a copy of the project follows what is edited there, with real processes. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';
import { recordLog } from './support/failure-record.ts';
import { openAs } from './support/page-steps.ts';
import { openSite } from './support/visit.ts';

const COPIED = ['build', 'codegen', 'engines', 'manifests', 'product', 'messages', 'mock', 'public', 'scripts', 'src'];

let copy: string;
let app: StartedApp;
let token: string;

beforeAll(async () => {
	copy = mkdtempSync(path.join(tmpdir(), 'student-app-copy-'));
	const settings = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile() && /\.(json|ts)$/.test(entry.name));
	for (const name of [...COPIED, ...settings.map(({ name }) => name)]) cpSync(name, path.join(copy, name), { recursive: true });
	symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
	app = await startApp({}, copy);
	recordLog(app.output);
	token = (await ask('POST', '/main-api/user/student/login?username=student01&password=123456')).data;
	expect(await ask('POST', '/main-api/user/student/goal/save', { weekGoalMinutes: 777 })).toMatchObject({ code: 200 });
});

afterAll(async () => {
	await app?.stop();
	rmSync(copy, { recursive: true, force: true });
});

/** Calls the mock as the app does, through the dev server. */
async function ask(method: string, address: string, body?: unknown) {
	const response = await fetch(app.url + address, {
		method,
		// A kept connection that the server closes just then would be reset.
		headers: {
			Connection: 'close',
			...(token && { Authorization: token, token }),
			...(body !== undefined && { 'Content-Type': 'application/json' }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	expect(`${response.status} ${text.slice(0, 300)}`).toMatch(/^200 \{/);
	return JSON.parse(text);
}

function edit(file: string, find: string, replace: string): void {
	const place = path.join(copy, file);
	const text = readFileSync(place, 'utf8');
	expect(text).toContain(find);
	writeFileSync(place, text.replace(find, replace));
}

/** Calls an operation without a pause until the output of `npm start` matches; every call is answered. */
async function askUntil(pattern: RegExp, from: number, address: string): Promise<unknown> {
	let seen = false;
	const saw = app.saw(pattern, from).then(() => {
		seen = true;
	});
	let last: unknown;
	while (!seen) last = await ask('GET', address);
	await saw;
	return last;
}

const goalOf = async (): Promise<number> => (await ask('GET', '/main-api/course/aggregate?scope=home')).data.study.weekGoalSeconds;

const OPERATION = `paths:
  /followed/campuses:
    get:
      operationId: followedCampuses
      summary: 校区
      tags: [系统]
      security: []
      responses:
        '200':
          description: 校区
          content: { application/json: { schema: { type: array, items: { type: object, required: [id, name], properties: { id: { type: string }, name: { type: string } } } } } }
      x-mock: { resource: campuses, answer: list, always: true }
`;

it('a new operation is answered as soon as the app has been built with it, and the rows stay', async () => {
	const from = app.output().length;
	edit('manifests/api/main.yaml', '\npaths:\n', `\n${OPERATION}`);
	await askUntil(/ready +built/, from, '/main-api/system/dictionaries');
	expect((await ask('GET', '/main-api/followed/campuses')).data).toContainEqual(
		expect.objectContaining({ id: 'p1', name: '晴川中心校区' }),
	);
	await app.saw(/with the rows of the last run/, from);
	expect(await goalOf()).toBe(777 * 60);
});

it('a changed handler answers, and no call meanwhile is lost', async () => {
	const from = app.output().length;
	edit('product/judge/back-end/problem-view.ts', "author: '教研组'", "author: '新教研组'");
	await askUntil(/plays \d+ operations/, from, '/judge-api/api/get-problem-detail?problemId=P1001');
	expect((await ask('GET', '/judge-api/api/get-problem-detail?problemId=P1001')).data.problem.author).toBe('新教研组');
	expect(await goalOf()).toBe(777 * 60);
});

it('a handler with a mistake is reported, and its correction starts the mock again', async () => {
	const from = app.output().length;
	edit('product/judge/back-end/problem-view.ts', "author: '新教研组'", "author: '新教研组");
	await app.saw(/it starts again with the next change/, from);
	const later = app.output().length;
	edit('product/judge/back-end/problem-view.ts', "author: '新教研组", "author: '老师'");
	await app.saw(/plays \d+ operations/, later);
	expect((await ask('GET', '/judge-api/api/get-problem-detail?problemId=P1001')).data.problem.author).toBe('老师');
});

it('a changed seed shows, and what the user has changed stays', async () => {
	const from = app.output().length;
	edit('product/timetable/back-end/seed/campuses.yaml', 'name: 晴川中心校区', 'name: 晴川新校区');
	await askUntil(/the changes of the seed/, from, '/main-api/followed/campuses');
	expect((await ask('GET', '/main-api/followed/campuses')).data).toContainEqual(expect.objectContaining({ id: 'p1', name: '晴川新校区' }));
	expect(await goalOf()).toBe(777 * 60);
});

it('an edited world shows at once, its finding too, and what is typed stays', async () => {
	const { page } = await openSite(app.url);
	await openAs(page, 'student01', '/robotField');
	await page.getByText('可以随便跑 60 秒').waitFor();
	const program = page.getByRole('textbox', { name: '程序' });
	await program.press('Control+A');
	await page.keyboard.insertText('from robot import *\n前进(77)');
	edit('product/robot/worlds/free-field.yaml', 'seconds: 60', 'seconds: 30');
	await page.getByText('可以随便跑 30 秒').waitFor();
	expect(await program.innerText()).toContain('前进(77)');

	edit('product/robot/worlds/free-field.yaml', 'start: { x: 400,', 'start: { x: 40,');
	const overlay = page.locator('rsbuild-error-overlay');
	await overlay.getByText(/worlds\/free-field\.yaml:\d+:\d+ +blocked-start/).waitFor();
	edit('product/robot/worlds/free-field.yaml', 'start: { x: 40,', 'start: { x: 400,');
	await overlay.waitFor({ state: 'detached' });
});
