import type { CourseAggregate } from '#mock/handlers/answer-types.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { CourseRow, TeacherRow } from '#mock/rows/learning.ts';

type Teacher = CourseAggregate['teachers'][number];

export function teacherView({ db }: Pick<Viewer, 'db'>, id: string): Teacher | undefined {
	const teacher = db.find<TeacherRow>('teachers', id);
	const taught = db.rows<CourseRow>('courses').filter((row) => row.teacherIds.includes(id) && row.state !== 'closed');
	return teacher && { ...teacher, courseCount: taught.length };
}
