import { expect, test } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

const DAY_MS = 86_400_000;

test("row 12: the user's schedules start on Monday of this week and end three weeks later", async () => {
	const world = createWorld();
	const { ask } = await world.as('student01');
	const starts = async (): Promise<string[]> =>
		(await ask('main.studentInfo')).schedules.map(({ startAt }: { startAt: string }) => startAt);
	// The clock of the mock starts on a Saturday.
	const all = await starts();
	expect(all[0]).toBe('2026-09-09T18:30:00+08:00');
	expect(all.at(-1)).toBe('2026-09-23T18:30:00+08:00');
	expect(all).toEqual([...all].sort());
	world.wait(DAY_MS);
	expect(await starts()).toEqual(all);
	// Monday.
	world.wait(DAY_MS);
	expect((await starts())[0]).toBe('2026-09-14T19:30:00+08:00');
});

test('row 12: classes have their course and teacher, and a new student has none', async () => {
	const world = createWorld();
	const { classes, campus, companyInfo } = await (await world.as('student01')).ask('main.studentInfo');
	expect(classes.map(({ name, teacherName }: { name: string; teacherName: string }) => [name, teacherName])).toEqual([
		['Python 周三晚班', '陆云舟'],
		['巡线小车周六班', '陆小川'],
		['C++ 周日训练班', '方以南'],
	]);
	expect(campus).toMatchObject({ name: '晴川中心校区', address: '晴川市临江路 18 号创新楼 3 层' });
	expect(companyInfo).toMatchObject({ name: '星河少年科创学习中心' });
	expect(await (await world.as('newbie')).ask('main.studentInfo')).toMatchObject({ classes: [], schedules: [] });
});
