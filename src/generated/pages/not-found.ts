// Generated from manifests/pages/not-found.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'not-found',
	title: '页面不存在',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{
			block: 'result',
			status: '404',
			title: '页面走丢了',
			message: '地址可能写错了，或者页面已经搬走。',
			buttons: [
				{ label: '回到首页', kind: 'primary', actions: [{ open: { route: 'index' } }] },
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			needs: [],
		},
	],
};
