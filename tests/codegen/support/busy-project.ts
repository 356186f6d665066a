import type { CommandResult, Format } from '#codegen/commands/command.ts';
import { who } from '#codegen/commands/who.ts';
import { resolveProject } from '#codegen/project.ts';
import type { CompileResult } from '#codegen/run.ts';
import { baseProject, compileSample, type SampleProject } from './sample-project.ts';

/** The base project with a page that uses every construct. */
export function busyProject(): Map<string, string> {
	const project = baseProject();
	const edit = (file: string, find: string, replace: string): void => {
		const text = project.get(file) ?? '';
		if (text.split(find).length !== 2) throw new Error(`"${find}" does not stand exactly once in ${file}.`);
		project.set(file, text.replace(find, replace));
	};
	edit('manifests/app.yaml', 'dictionaries:', `${SEARCH}dictionaries:`);
	edit('manifests/app.yaml', 'whitelist: [login] }', 'whitelist: [login], administrators: staff }');
	edit('manifests/app.yaml', '  unlock:', '  defaultRoles: [student]\n  unlock:');
	edit(
		'manifests/permissions.yaml',
		'guards:\n',
		"guards:\n  learner: { title: 学员, role: [student], permission: ['course:read'] }\n  guest: { title: 访客, role: [student], mode: except }\n",
	);
	edit('manifests/menus.yaml', 'user:', '  - { title: 更多, guard: [teacher], items: [{ route: desk, title: 工作台 }] }\nuser:');
	edit('manifests/routes.yaml', '      - { path: /courses,', `${ROUTE}      - { path: /courses,`);
	edit(
		'manifests/api/main.yaml',
		'x-mock: { answer: const, value: token-1 }',
		'x-invalidates: [me, courseDetail]\n      x-mock: { answer: const, value: token-1 }',
	);
	edit('manifests/api/main.yaml', 'children: parentId }', 'children: parentId, guard: { roles: [teacher] } }');
	project.set('manifests/components.yaml', COMPONENTS);
	project.set('manifests/pages/desk.yaml', DESK);
	return project;
}

export const TEXTS = new Map([['manifests/desk.tsx', 'export function Desk() {}\nexport function shout() {}\n']]);

const SEARCH = `search:
  call: main.coursePage
  with: { keyword: keyword }
  items: answer.records
  title: row.title
  path: "'/course/' + row.id"
`;

const ROUTE = '      - { path: /desk, name: desk, component: desk, meta: { title: 工作台, guard: learner } }\n';

const COMPONENTS = `components:
  'desk#Desk': { module: desk.tsx, export: Desk, props: { course: { schema: main.Course }, name: { type: string } } }
handlers:
  shout: { module: desk.tsx, export: shout, props: { text: { type: string } } }
`;

const DESK = `page: desk
title: "{session.info.name ?? ''}"
state:
  level: { type: string }
data:
  course: { call: main.courseDetail, with: { id: "'c1'" }, when: state.level != null }
view:
  - { block: links, label: 账号, menu: user }
  - block: custom
    component: desk#Desk
    props: { course: data.course, name: data.course.title }
  - block: table
    label: 标签
    source: data.course.tags
    columns:
      - { title: 等级, value: "data.course.level | dict('level')", guard: staff, filter: { binds: state.level, dict: level } }
    rowButtons:
      - label: 再登录
        guard: guest
        actions:
          - { call: main.login, with: { username: "'a'", password: "'secret'" }, optimistic: [{ field: data.course.title, value: "'新'" }] }
          - { do: shout, with: { text: result } }
          - { call: main.courseDetail, with: { id: "'c2'" } }
          - { message: '{result.title}' }
          - { open: { route: course, params: { id: result.id } } }
  - block: form
    label: 登录
    submits: main.login
    fields:
      - { field: username, label: 账号 }
      - { field: password, label: 密码, same: username, when: form.username != null }
    submit: 登录
    then:
      - { open: { route: courses } }
`;

export const compileBusy = (project: SampleProject): Promise<CompileResult> => compileSample(project, TEXTS);

const textIn = (project: SampleProject) => (file: string) => TEXTS.get(file) ?? project.get(file) ?? null;

export function ask(args: readonly string[], project: SampleProject = busyProject(), format: Format = 'text'): Promise<CommandResult> {
	return who(args, { project: resolveProject({}, '/nowhere'), format, readText: textIn(project), compile: () => compileBusy(project) });
}
