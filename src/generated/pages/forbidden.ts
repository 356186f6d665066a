// Generated from manifests/pages/forbidden.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'forbidden',
	title: '没有访问权限',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{
			block: 'result',
			status: '403',
			title: '没有访问权限',
			message: '你的账号还不能看这个页面，需要的话请联系老师。',
			buttons: [
				{ label: '回到首页', kind: 'primary', actions: [{ open: { route: 'index' } }] },
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			needs: [],
		},
	],
};
