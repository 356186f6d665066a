// Generated from manifests/pages/access-matrix.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'access-matrix',
	title: '权限一览',
	layout: 'main',
	state: {},
	data: { served: { operation: 'main.routerGetList', requires: [], needs: [] } },
	view: [
		{ block: 'text', text: '权限一览', look: 'title', needs: [] },
		{ block: 'text', text: '每个角色能打开哪些页面和菜单，能看到哪些区块和按钮，能用哪些操作。', look: 'muted', needs: [] },
		{
			block: 'custom',
			component: 'menus#AccessMatrix',
			props: (s) => ({ served: s.data.served?.list }),
			needs: ['served'],
		},
	],
	shapes: { 'main.routerGetList': { list: [{ path: 's', name: 's', 'meta?': {}, 'children?': ['*'] }] } },
};
