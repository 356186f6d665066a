// Generated from manifests/pages/access-matrix.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'access-matrix',
	title: '权限一览',
	layout: 'main',
	state: {
		words: { type: 'string', query: true, default: null },
		kind: { type: 'string', query: true, default: null },
		role: { type: 'string', query: true, default: null },
		without: { type: 'boolean', query: true, default: false },
		permission: { type: 'string', query: true, default: null },
	},
	data: { served: { operation: 'main.routerGetList', requires: [], needs: [] } },
	view: [
		{ block: 'text', text: '权限一览', look: 'title', needs: [] },
		{ block: 'text', text: '每个角色能打开哪些页面和菜单，能看到哪些区块和按钮，能用哪些操作。', look: 'muted', needs: [] },
		{
			block: 'custom',
			component: 'menus#AccessMatrix',
			props: (s) => ({ served: s.data.served?.list, words: s.state.words, kind: s.state.kind, role: s.state.role, without: s.state.role != null && s.state.without, permission: s.state.permission }),
			slots: {
				matrix: [
					{
						block: 'card',
						title: '每个角色有哪些权限',
						blocks: [
							{
								block: 'table',
								source: { rows: (s) => s.slot?.permissions },
								label: '角色的权限',
								columns: [
									{ title: '权限', value: (s) => s.row?.title },
									{
										each: { rows: (s) => s.slot?.roles },
										cells: { rows: (s) => s.row?.roles },
										title: (s) => `${s.item?.title ?? ''}`,
										value: (s) => s.cell?.allowed ? '可以' : null,
										look: 'check',
										align: 'center',
									},
								],
								stickyColumn: true,
								compact: true,
								needs: [],
							},
						],
						needs: [],
					},
					{
						block: 'filter-bar',
						label: '筛选权限',
						facets: [
							{ label: '搜索', binds: 'words', placeholder: '名称、页面或要求', primary: true, kind: 'text', needs: [] },
							{
								source: { rows: (s) => s.slot?.roles },
								label: '角色',
								binds: 'role',
								choice: (s) => s.row?.title,
								primary: true,
								kind: 'one',
								needs: [],
							},
							{ label: '只看不能用的', binds: 'without', primary: true, when: (s) => s.state.role != null, kind: 'yes', needs: [] },
							{
								label: '类别',
								binds: 'kind',
								labels: { page: '页面', menu: '菜单项', block: '区块', button: '按钮', operation: '操作', served: '已发布的菜单' },
								kind: 'one',
								needs: [],
							},
							{
								source: { rows: (s) => s.slot?.permissions },
								label: '要求的权限',
								binds: 'permission',
								choice: (s) => s.row?.title,
								kind: 'one',
								needs: [],
							},
						],
						results: (s, p) => p.count(s.slot?.rows),
						needs: [],
					},
					{
						block: 'card',
						title: '每个角色能用什么',
						blocks: [
							{
								block: 'table',
								source: { rows: (s) => s.slot?.rows },
								pageSize: 50,
								label: '角色能用什么',
								columns: [
									{ title: '名称', value: (s) => s.row?.label, opens: { path: (s) => s.row?.path } },
									{
										title: '类别',
										value: (s) => s.row?.kind === 'page' ? '页面' : s.row?.kind === 'menu' ? '菜单项' : s.row?.kind === 'block' ? '区块' : s.row?.kind === 'button' ? '按钮' : s.row?.kind === 'operation' ? '操作' : s.row?.kind === 'served' ? '已发布的菜单' : s.row?.kind,
									},
									{ title: '页面', value: (s) => s.row?.page, look: 'muted' },
									{ title: '需要', value: (s) => s.row?.needs ?? '不限' },
									{
										each: { rows: (s) => s.slot?.roles },
										cells: { rows: (s) => s.row?.roles },
										title: (s) => `${s.item?.title ?? ''}`,
										value: (s) => s.cell?.allowed ? '可以' : null,
										look: 'check',
										align: 'center',
									},
								],
								stickyColumn: true,
								exports: { limit: 10000, name: '权限一览' },
								empty: '没有符合条件的内容',
								needs: [],
							},
						],
						needs: [],
					},
				],
			},
			needs: ['served'],
		},
	],
	shapes: { 'main.routerGetList': { list: [{ path: 's', name: 's', 'meta?': {}, 'children?': ['*'] }] } },
};
