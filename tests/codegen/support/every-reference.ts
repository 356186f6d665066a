import { busyProject } from './busy-project.ts';

export function everyReference(): Map<string, string> {
	const project = busyProject();
	const desk = (project.get('manifests/pages/desk.yaml') ?? '').replace(
		'\ndata:\n',
		'\n  order: { type: string }\ndata:\n  page: { call: main.coursePage, with: { level: "\'hard\'" }, paged: true }\n',
	);
	project.set('manifests/pages/desk.yaml', `${desk}${MORE}`);
	const menus = project.get('manifests/menus.yaml') ?? '';
	project.set('manifests/menus.yaml', menus.replace('title: 退出登录', 'title: 退出登录, feature: details'));
	return project;
}

const MORE = `  - block: table
    label: 课程
    source: data.page
    sort: state.order
    columns:
      - { title: 难度, value: "row.level == 'easy' ? '入门' : row.title", opens: { route: course, params: { id: row.id }, query: { from: state.level } } }
      - { title: 老师, value: row.teacher.name ?? '', when: "state.level != 'x' && features.covers" }
    toolbar:
      - label: 清空
        guard: learner
        actions:
          - { set: { level: null, order: "'title'" } }
          - { refresh: [page, course] }
`;
