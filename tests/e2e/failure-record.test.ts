import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, it, onTestFinished, type RunnerTestCase } from 'vitest';
import { recordFailure, recordLog } from './support/failure-record.ts';
import { FAILURES } from './support/failures.ts';
import { startTinySite } from './support/tiny-site.ts';
import { openSite } from './support/visit.ts';

const FOLDER = `${FAILURES}/sample-a-student-opens-a-page-0_3`;

const endedTest = (state: 'pass' | 'fail'): RunnerTestCase =>
	({
		id: '-1234_0_3',
		name: 'a student / opens "a page"',
		file: { name: 'tests/e2e/sample.test.ts' },
		result: { state, errors: state === 'fail' ? [{ message: 'expected 1 to be 2' }] : [] },
	}) as unknown as RunnerTestCase;

it('a failed test saves a screenshot, the console, failed requests and the mock log, and its message names the folder', async () => {
	const site = await startTinySite("console.error('broken'); void fetch('/api/x')", 500);
	onTestFinished(() => {
		rmSync(FOLDER, { recursive: true, force: true });
		return site.close();
	});
	recordLog(() => '200: GET /main-api/user/student/info');
	const { page, complaints } = await openSite(site.url);
	await page.goto('/');
	await expect.poll(() => complaints.join()).toMatch(/broken.*answered 500|answered 500.*broken/s);

	await recordFailure(endedTest('pass'));
	expect(existsSync(FOLDER)).toBe(false);

	const test = endedTest('fail');
	await recordFailure(test);
	expect(test.result?.errors?.[0]?.message).toBe(`expected 1 to be 2\nScreenshots, console and mock log: ${FOLDER}`);
	const read = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
	expect(read('console.txt')).toContain('error: broken');
	expect(read('failed-requests.txt')).toContain(`500: GET ${site.url}/api/x`);
	expect(read('mock.txt')).toContain('200: GET /main-api/user/student/info');
	expect(read('pages.txt')).toContain(`page-1.png ${site.url}/`);
	expect(readFileSync(`${FOLDER}/page-1.png`).subarray(1, 4).toString()).toBe('PNG');
});
