import type { CourseRow, TeacherRow } from '#mock/seed/learning/rows.ts';
import type { CourseAggregate } from './answers.ts';
import type { Scene } from './scene.ts';

type Teacher = CourseAggregate['teachers'][number];

/** A teacher, with the count of the courses that students find; undefined when there is nobody of that id. */
export function teacherView({ db }: Pick<Scene, 'db'>, id: string): Teacher | undefined {
	const teacher = db.find<TeacherRow>('teachers', id);
	const taught = db.rows<CourseRow>('courses').filter((row) => row.teacherIds.includes(id) && row.state !== 'closed');
	return teacher && { ...teacher, courseCount: taught.length };
}
