/** `signIn.pictureCode` of app.yaml: the form of the sign-in shows its picture code from the start, and the mock server demands it. */
import { expect, test } from 'vitest';
import { applyEdit, baseProject, compileSample, type Edit } from './support/sample-project.ts';

const FIELD = `      - field: username
        label: 账号
        control: picture-code
        picture: { call: main.me, fills: password, id: result.id, image: "'/one.svg'", question: "'一加一'" }
`;
const withPicture: Edit = { file: 'manifests/pages/login.yaml', find: '      - { field: username, label: 账号 }\n', replace: FIELD };
const setting = (value: string): Edit => ({
	file: 'manifests/app.yaml',
	find: 'lock: { enabled: true }\n',
	replace: `lock: { enabled: true }\nsignIn: { pictureCode: ${value} }\n`,
});

async function emitted(...edits: Edit[]): Promise<{ page: string; mock: string }> {
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	const { files } = await compileSample(project);
	const textOf = (ending: string): string => files?.find(({ path }) => path.endsWith(ending))?.text ?? '';
	return { page: textOf('pages/login.ts'), mock: textOf('sign-in.ts') };
}

test.each([
	['by default', [withPicture], false],
	['when asked', [withPicture, setting('when-asked')], false],
	['always', [withPicture, setting('always')], true],
])('%s', async (_when, edits, always) => {
	const { page, mock } = await emitted(...edits);
	expect(page).toContain("fills: 'password'");
	expect(page.includes('always: true')).toBe(always);
	expect(page).toContain('required: true');
	expect(mock).toContain(`= '${always ? 'always' : 'when-asked'}';`);
});

test('a form that does not sign in stays as it is', async () => {
	const write = `page: login\ntitle: 找\nlayout: blank\nview:\n  - block: form\n    label: 找\n    submits: main.coursePage\n    submit: 找\n    fields:\n${FIELD}`;
	const other: Edit = {
		file: 'manifests/pages/login.yaml',
		write: write.replace('field: username', 'field: keyword').replace('fills: password', 'fills: keyword'),
	};
	const { page } = await emitted(setting('always'), other);
	expect(page).toContain("fills: 'keyword'");
	expect(page).not.toContain('always: true');
});
