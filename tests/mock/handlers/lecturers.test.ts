import { expect, test } from 'vitest';
import { createWorld } from './student-world.ts';

test('courses filtered by teacher include the teacher', async () => {
	const { ask } = await createWorld().as('student01');
	const { records, total, teacher } = await ask('main.courseThemeCourses', { teacherId: 't06', pageSize: 50 });
	expect(teacher).toMatchObject({ id: 't06', courseCount: total });
	expect(records.every(({ teacherNames }: { teacherNames: string }) => teacherNames.includes(teacher.name))).toBe(true);
	expect((await ask('main.courseThemeCourses', { teacherId: 'nobody' })).teacher).toBeUndefined();
	expect((await ask('main.courseThemeCourses', {})).teacher).toBeUndefined();
});
