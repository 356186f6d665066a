// @vitest-environment node
import { expect, test } from 'vitest';
import { findPage } from '#src/routing/served/find-page.ts';

const pages = ['home', 'course-index', 'exam-prep', 'problem-program'];

test.each([
	['course-index', 'course-index'],
	['@/views/course-index/index.vue', 'course-index'],
	['/@/views/course-index/index.vue', 'course-index'],
	['@views/exam-prep', 'exam-prep'],
	['src/views/home/index.tsx', 'home'],
	['views/exam-prep/index', 'exam-prep'],
	['/views/exam-prep', 'exam-prep'],
	['/home', 'home'],
	['exam-prep/index.vue', 'exam-prep'],
	['@/views/courseIndex/index.vue', 'course-index'],
	['CourseIndex', 'course-index'],
	['course/index', 'course-index'],
	['@/views/problem/program.vue', 'problem-program'],
	[' home ', 'home'],
])('%s resolves to the page %s', (component, page) => {
	expect(findPage(component, pages)).toEqual({ kind: 'page', page, exact: true });
});

test.each(['HOME/INDEX', 'courseindex', 'views/Exam_Prep'])('%s is accepted, too', (component) => {
	expect(findPage(component, pages)).toMatchObject({ kind: 'page' });
});

test('marks a match by the normalised name as inexact', () => {
	expect(findPage('courseindex', pages)).toEqual({ kind: 'page', page: 'course-index', exact: false });
});

test.each([
	'Layout',
	'layout',
	'LAYOUT',
	'ParentView',
	'EmptyLayout',
	'BasicLayout',
	'@/vab/layouts/index.vue',
	'@/layout/index.vue',
	'layout.base',
])('%s makes a group', (component) => {
	expect(findPage(component, pages)).toEqual({ kind: 'group' });
});

test.each(['@/views/gone.vue', 'constructor', '../../home', 'home.png'])('%s is not a page', (component) => {
	expect(findPage(component, pages)).toEqual({ kind: 'unknown' });
});
