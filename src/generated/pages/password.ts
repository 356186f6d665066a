// Generated from manifests/pages/password.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'password',
	title: '找回密码',
	layout: 'blank',
	state: { phone: { type: 'string', query: false, default: null } },
	data: {},
	view: [
		{ block: 'text', text: '找回密码', look: 'title', needs: [] },
		{
			block: 'stack',
			blocks: [
				{ block: 'text', text: '第 1 步，共 2 步：验证注册时的手机号', look: 'muted', needs: [] },
				{
					block: 'form',
					submits: 'main.password',
					with: () => ({ step: 'code' }),
					label: '验证手机号',
					fields: [
						{
							field: 'phone',
							label: '手机号',
							control: 'phone',
							autocomplete: 'tel',
							rules: { type: 'string', required: true, pattern: '^1[3-9]\\d{9}$', message: '请输入正确的手机号' },
						},
					],
					submit: '获取验证码',
					then: [{ message: '验证码已发送' }, { set: (s) => ({ phone: s.form?.phone }) }],
					needs: [],
				},
			],
			when: (s) => s.state.phone == null,
			needs: [],
		},
		{
			block: 'stack',
			blocks: [
				{ block: 'text', text: (s) => `第 2 步，共 2 步：验证码已发到 ${s.state.phone ?? ''}`, look: 'muted', needs: [] },
				{
					block: 'form',
					submits: 'main.password',
					with: (s) => ({ step: 'reset', phone: s.state.phone }),
					label: '设置新密码',
					fields: [
						{
							field: 'code',
							label: '验证码',
							placeholder: '6 位数字',
							autocomplete: 'one-time-code',
							rules: { type: 'string', required: false, pattern: '^\\d{6}$', message: '验证码是 6 位数字' },
						},
						{
							field: 'password',
							label: '新密码',
							control: 'password',
							help: '至少 6 位',
							autocomplete: 'new-password',
							rules: { type: 'string', required: false, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
						},
					],
					submit: '重设密码',
					then: [{ message: '密码已更新，请用新密码登录' }, { open: { route: 'login' } }],
					needs: [],
				},
			],
			when: (s) => s.state.phone != null,
			needs: [],
		},
		{ block: 'buttons', items: [{ label: '返回登录', kind: 'text', actions: [{ open: { route: 'login' } }] }], needs: [] },
	],
};
