// Generated from manifests/pages/unavailable.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'unavailable',
	title: '服务维护中',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{
			block: 'result',
			status: '503',
			title: '正在维护',
			message: '平台正在升级，很快就好。',
			buttons: [
				{ label: '回到首页', kind: 'primary', actions: [{ open: { route: 'index' } }] },
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			needs: [],
		},
	],
};
