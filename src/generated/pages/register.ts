// Generated from manifests/pages/register.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'register',
	title: '注册',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{ block: 'text', text: '创建账号', look: 'title', needs: [] },
		{ block: 'text', text: '小朋友请和家长一起填写', look: 'muted', needs: [] },
		{
			block: 'form',
			refusals: { at: ['errors'], name: 'field', message: 'message' },
			submits: 'main.register',
			with: () => ({ step: 'register' }),
			label: '注册',
			fields: [
				{
					field: 'phone',
					label: '手机号',
					placeholder: '家长或本人的手机号',
					autocomplete: 'tel',
					required: true,
					rules: { type: 'string', required: true, pattern: '^1[3-9]\\d{9}$', as: 'phone', message: '请输入正确的手机号' },
				},
				{
					field: 'code',
					label: '验证码',
					control: 'code',
					placeholder: '6 位数字',
					autocomplete: 'one-time-code',
					required: true,
					sends: { call: 'main.register', with: (s) => ({ step: 'code', phone: s.form?.phone ?? '' }) },
					rules: { type: 'string', required: true, pattern: '^\\d{6}$', as: 'digits', message: '验证码是 6 位数字' },
				},
				{
					field: 'username',
					label: '账号',
					placeholder: '字母开头，4–20 位',
					autocomplete: 'username',
					required: true,
					rules: {
						type: 'string',
						required: true,
						pattern: '^[A-Za-z]\\w{3,19}$',
						as: 'account',
						message: '账号以字母开头，4–20 位字母、数字或下划线',
					},
				},
				{
					field: 'studentName',
					label: '姓名',
					autocomplete: 'name',
					required: true,
					rules: { type: 'string', required: true, minLength: 1, maxLength: 50, pattern: '^.*\\S.*$', message: '不能只有空格' },
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
					autocomplete: 'new-password',
					required: true,
					strength: true,
					rules: { type: 'string', required: true, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
				},
				{
					field: 'agreed',
					label: '我已和家长一起读过用户协议与隐私说明',
					control: 'checkbox',
					required: true,
					rules: { type: 'boolean', required: true, enum: [true], message: '请先和家长一起读过用户协议与隐私说明' },
				},
			],
			submit: '注册',
			then: [
				{ message: (s) => `注册成功，以后用账号 ${(s.result?.username ?? s.form?.username) ?? ''} 登录` },
				{ login: (s) => s.result?.token ?? '' },
			],
			needs: [],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '已有账号，去登录',
					kind: 'text',
					actions: [{ open: { route: 'login', query: { redirect: (s) => s.route.query.redirect } } }],
				},
			],
			needs: [],
		},
	],
	shapes: { 'main.register': {} },
};
