import { expect, test } from 'vitest';
import { chooseProjects } from '#scripts/test/choose-projects.ts';

const IN_NODE = ['unit', 'dom', 'english'];

const no = (): boolean => false;

test.each([
	['npm test', {}, [...IN_NODE, 'journeys'], false],
	['npm run test:all', { whole: true }, undefined, false],
	['a machine without a browser', { hasBrowser: no }, IN_NODE, true],
	['a machine without a browser, everything', { whole: true, hasBrowser: no }, IN_NODE, true],
	['a named file', { filter: ['tests/e2e/menu.test.ts'] }, undefined, false],
	['a named kind', { named: ['dom'], hasBrowser: no }, ['dom'], false],
])('%s', (_what, run, projects, withoutBrowser) => {
	const given = { filter: [], named: undefined, whole: false, hasBrowser: () => true, ...run };
	expect(chooseProjects(given)).toEqual({ projects, withoutBrowser });
});
