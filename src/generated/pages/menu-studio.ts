// Generated from manifests/pages/menu-studio.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'menu-studio',
	title: '菜单工坊',
	layout: 'main',
	state: {},
	data: { routes: { operation: 'main.routerGetList', requires: [], needs: [] } },
	view: [
		{ block: 'text', text: '菜单工坊', look: 'title', needs: [] },
		{ block: 'text', text: '服务器下发的路由，按显示顺序。', look: 'muted', needs: [] },
		{
			block: 'custom',
			component: 'features/menu-studio#PreviewPane',
			props: (s) => ({ list: s.data.routes?.list }),
			needs: ['routes'],
		},
		{
			block: 'table',
			source: { rows: (s) => s.data.routes?.list },
			key: (s) => s.row?.name,
			label: '路由',
			columns: [
				{ title: '名称', value: (s) => s.row?.name, look: 'strong' },
				{ title: '路径', value: (s) => s.row?.path },
				{ title: '组件', value: (s) => s.row?.component },
				{ title: '重定向', value: (s) => s.row?.redirect },
			],
			empty: '服务器没有下发路由',
			needs: ['routes'],
		},
	],
	shapes: { 'main.routerGetList': { list: [{ path: 's', name: 's', 'meta?': {}, 'children?': ['*'] }] } },
};
