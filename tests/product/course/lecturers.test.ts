import { expect, test } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

test('courses filtered by teacher include the teacher', async () => {
	const { ask } = await createWorld().as('student01');
	const { records, total, teacher } = await ask('main.courseThemeCourses', { teacherId: 't06', pageSize: 50 });
	expect(teacher).toMatchObject({ id: 't06', courseCount: total });
	expect(records.every(({ teacherNames }: { teacherNames: string }) => teacherNames.includes(teacher.name))).toBe(true);
	expect((await ask('main.courseThemeCourses', { teacherId: 'nobody' })).teacher).toBeUndefined();
	expect((await ask('main.courseThemeCourses', {})).teacher).toBeUndefined();
});

test('figures of a teacher are those of the courses', async () => {
	const { ask } = await createWorld().as('student01');
	const { records, teacher } = await ask('main.courseThemeCourses', { teacherId: 't03', pageSize: 50 });
	const students = records.reduce((sum: number, { studentCount }: { studentCount: number }) => sum + studentCount, 0);
	const ratings = records.map(({ rating }: { rating: number }) => rating);
	expect(teacher.studentCount).toBe(students);
	expect(teacher.rating).toBeGreaterThan(Math.min(...ratings));
	expect(teacher.rating).toBeLessThan(Math.max(...ratings));
});

test('the trial lesson of a teacher is open and in a course that the student has not joined', async () => {
	const { ask } = await createWorld().as('student01');
	const trialOf = async (teacherId: string) => (await ask('main.courseThemeCourses', { teacherId })).teacher.trial;
	const trial = await trialOf('t04');
	const { catalog, course } = await ask('main.courseAggregate', { courseId: trial.courseId });
	expect(course.joined).toBe(false);
	const lessons = catalog.flatMap(({ children }: { children: { id: string; trial: boolean; locked: boolean }[] }) => children);
	expect(lessons.find(({ id }: { id: string }) => id === trial.lessonId)).toMatchObject({ trial: true, locked: false });
	// Joined or locked, all of them.
	expect(await trialOf('t03')).toBeUndefined();
});
