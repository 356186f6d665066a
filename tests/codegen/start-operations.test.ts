import { expect, test } from 'vitest';
import { checkProject } from './support/findings-of.ts';
import { applyEdit, baseProject, type Edit } from './support/sample-project.ts';

function startOperations(...edits: Edit[]): string[] {
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	const { findings, model } = checkProject(project, new Map([['manifests/hat.tsx', 'export function Hat() {}\n']]));
	expect(findings).toEqual([]);
	return [...(model?.startOperations ?? [])].sort();
}

test('start operations are those of app.yaml and of pages without the main layout', () => {
	expect(startOperations()).toEqual(['main.dictionaries', 'main.login', 'main.me']);
	const alone = { file: 'manifests/pages/course.yaml', find: 'page: course\n', replace: 'page: course\nlayout: blank\n' };
	expect(startOperations(alone)).toContain('main.courseDetail');
});

test('a component adds no start operations, because it arrives with the table of all', () => {
	const hat = { file: 'manifests/components.yaml', write: 'components:\n  hat#Hat: { module: hat.tsx, export: Hat }\n' };
	const drawn = {
		file: 'manifests/pages/login.yaml',
		find: 'view:\n',
		replace: 'view:\n  - { block: custom, component: hat#Hat }\n',
	};
	expect(startOperations(hat, drawn)).toEqual(startOperations());
});
