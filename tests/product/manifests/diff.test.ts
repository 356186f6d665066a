import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { edit, newProject, run } from '#tests/codegen/commands/diff-project.ts';

test('compares the product with a changed copy', async () => {
	const root = newProject('manifests');
	const before = path.join(root, 'before');
	cpSync('manifests', before, { recursive: true });
	edit(
		path.join(root, 'manifests/api/main.yaml'),
		['teacherNames: { type: string, description: 讲师', 'lecturers: { type: string, description: 讲师'],
		['operationId: tagTree', 'operationId: tagForest'],
		['operationId: systemStudentNoticeDetail', 'operationId: systemStudentNoticeDetail\n      x-overlay: true'],
		[
			'- { name: id, in: query, required: true, description: 通知编号',
			'- { name: reader, in: query, required: true }\n        - { name: id, in: query, required: true, description: 通知编号',
		],
	);
	const { output, code } = await run(root, ['before'], 'json');
	const findings: { operation: string; message: string; verdict: string; uses: { page: string; part: string }[] }[] = JSON.parse(output);
	expect(code).toBe(1);
	expect(
		findings
			.filter(({ verdict }) => verdict === 'breaks')
			.map(({ operation, message, uses }) => [operation, message, ...uses.map(({ page, part }) => `${page}, ${part}`)]),
	).toEqual([
		['main.courseAggregate', 'answer field `course.teacherNames` is gone', 'course-detail, hero', 'course-detail, cards', 'home, cards'],
		[
			'main.courseThemeCourses',
			'answer field `records[].teacherNames` is gone',
			'course-index, cards',
			'video-index, cards',
			'video-index, cards',
		],
		['main.systemStudentNoticeDetail', 'parameter `reader` is new and required', 'notice-detail, data notice'],
		['main.tagTree', 'the operation is gone', 'problem-index, data tags', 'ucenter, data tags'],
	]);
});
