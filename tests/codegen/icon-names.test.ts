import { expect, test } from 'vitest';
import { readIconNames } from '#codegen/check/app/icon-names.ts';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { checkProject } from './support/findings-of.ts';
import { baseProject, iconTables } from './support/sample-project.ts';

test('reads every icon that the runtime draws', () => {
	const names = readIconNames((file) => iconTables.get(file) ?? null);
	expect([...names.keys()]).toEqual([...Object.keys(iconPaths), ...Object.keys(moreIconPaths)]);
});

test('icons are not checked without the runtime', () => {
	const empty = new Map([...iconTables.keys()].map((file) => [file, '']));
	const project = baseProject();
	project.set('manifests/routes.yaml', (project.get('manifests/routes.yaml') ?? '').replace('icon: course', 'icon: other'));
	expect(checkProject(project, empty).findings).toEqual([]);
	expect(checkProject(project).findings.map(({ code }) => code)).toEqual(['unknown-icon']);
});
