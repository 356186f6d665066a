// Generated from manifests/pages/server-error.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'server-error',
	title: '服务器出错了',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{
			block: 'result',
			status: '500',
			title: '服务器出错了',
			message: '我们已经知道了，请稍后再试。',
			buttons: [
				{ label: '回到首页', kind: 'primary', actions: [{ open: { route: 'index' } }] },
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			needs: [],
		},
	],
};
