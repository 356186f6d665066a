// Generated from manifests/pages/change-password.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'change-password',
	title: '修改密码',
	layout: 'main',
	plain: true,
	state: {},
	data: {},
	view: [
		{ block: 'text', text: '修改密码', look: 'title', needs: [] },
		{
			block: 'stack',
			width: 460,
			blocks: [
				{
					block: 'card',
					blocks: [
						{
							block: 'form',
							refusals: { at: ['errors'], name: 'field', message: 'message' },
							submits: 'main.studentUpdatePassword',
							label: '修改密码',
							fields: [
								{
									field: 'oldPassword',
									label: '现在的密码',
									control: 'password',
									autocomplete: 'current-password',
									rules: { type: 'string', required: true, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
								},
								{
									field: 'newPassword',
									label: '新密码',
									control: 'password',
									help: '至少 6 位，不能和现在的相同。10 位以上，再混用大小写字母、数字和符号，就不容易被猜到。',
									autocomplete: 'new-password',
									strength: true,
									rules: { type: 'string', required: true, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
								},
								{
									field: 'confirmPassword',
									label: '确认新密码',
									control: 'password',
									autocomplete: 'new-password',
									required: true,
									same: 'newPassword',
									rules: { type: 'string', required: true, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
								},
							],
							submit: '保存',
							then: [{ message: (s) => `${s.result?.endedSessions > 0 ? '密码已修改，其他设备上的登录已退出' : '密码已修改'}` }, { back: true }],
							needs: [],
						},
					],
					needs: [],
				},
				{ block: 'notice', text: '修改后这里不用重新登录，其他设备上的登录会立即退出。', icon: 'info', needs: [] },
			],
			needs: [],
		},
	],
	shapes: { 'main.studentUpdatePassword': { endedSessions: 'n' } },
};
