// Generated from manifests/pages/menu-studio.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'menu-studio',
	title: '菜单工坊',
	layout: 'main',
	plain: true,
	state: {},
	data: {},
	view: [{ block: 'custom', component: 'menus#MenuStudio', needs: [] }],
};
