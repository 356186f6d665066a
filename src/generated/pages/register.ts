// Generated from manifests/pages/register.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'register',
	title: '注册',
	layout: 'blank',
	state: { phone: { type: 'string', query: false, default: null } },
	data: {},
	view: [
		{ block: 'text', text: '创建账号', look: 'title', needs: [] },
		{
			block: 'stack',
			blocks: [
				{ block: 'text', text: '第 1 步，共 2 步：验证手机号', look: 'muted', needs: [] },
				{
					block: 'form',
					submits: 'main.register',
					with: () => ({ step: 'code' }),
					label: '验证手机号',
					fields: [
						{
							field: 'phone',
							label: '手机号',
							control: 'phone',
							placeholder: '家长或本人的手机号',
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
					submits: 'main.register',
					with: (s) => ({ step: 'register', phone: s.state.phone }),
					label: '填写账号资料',
					fields: [
						{
							field: 'code',
							label: '验证码',
							placeholder: '6 位数字',
							autocomplete: 'one-time-code',
							rules: { type: 'string', required: false, pattern: '^\\d{6}$', message: '验证码是 6 位数字' },
						},
						{
							field: 'username',
							label: '账号',
							placeholder: '字母开头，4–20 位',
							autocomplete: 'username',
							rules: { type: 'string', required: false, pattern: '^[A-Za-z]\\w{3,19}$', message: '账号以字母开头，4–20 位字母、数字或下划线' },
						},
						{
							field: 'studentName',
							label: '姓名',
							autocomplete: 'name',
							rules: { type: 'string', required: false, minLength: 2, maxLength: 12 },
						},
						{
							field: 'grade',
							label: '年级',
							control: 'select',
							dict: 'grade',
							rules: { type: 'string', required: false, maxLength: 8 },
						},
						{
							field: 'password',
							label: '密码',
							control: 'password',
							help: '至少 6 位',
							autocomplete: 'new-password',
							rules: { type: 'string', required: false, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
						},
						{
							field: 'agreed',
							label: '我已和家长一起读过用户协议与隐私说明',
							control: 'checkbox',
							rules: { type: 'boolean', required: false },
						},
					],
					submit: '注册',
					then: [{ message: '注册成功，请登录' }, { open: { route: 'login' } }],
					needs: [],
				},
				{
					block: 'buttons',
					items: [{ label: '换一个手机号', kind: 'text', actions: [{ set: () => ({ phone: null }) }] }],
					needs: [],
				},
			],
			when: (s) => s.state.phone != null,
			needs: [],
		},
		{
			block: 'buttons',
			items: [{ label: '已有账号，去登录', kind: 'text', actions: [{ open: { route: 'login' } }] }],
			needs: [],
		},
	],
};
