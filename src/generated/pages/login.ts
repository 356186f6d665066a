// Generated from manifests/pages/login.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'login',
	title: '登录',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{ block: 'text', text: '欢迎回来', look: 'title', needs: [] },
		{ block: 'text', text: '登录后继续上次的学习', look: 'muted', needs: [] },
		{
			block: 'form',
			refusals: { at: ['errors'], name: 'field', message: 'message' },
			submits: 'main.studentLogin',
			label: '登录',
			fields: [
				{
					field: 'username',
					label: '账号',
					placeholder: '请输入账号',
					autocomplete: 'username',
					rules: { type: 'string', required: true, minLength: 1, maxLength: 32, as: 'account' },
				},
				{
					field: 'password',
					label: '密码',
					control: 'password',
					placeholder: '请输入密码',
					autocomplete: 'current-password',
					rules: { type: 'string', required: true, minLength: 6, maxLength: 64, format: 'password', message: '密码至少 6 位' },
				},
				{
					field: 'pictureAnswer',
					label: '图形验证码',
					control: 'picture-code',
					picture: {
						call: 'main.pictureCode',
						fills: 'pictureId',
						id: (s) => s.result?.id,
						image: (s) => s.result?.picture,
						question: (s) => s.result?.question,
						expiresIn: (s) => s.result?.expiresIn,
					},
					rules: { type: 'string', required: true, pattern: '^\\d{1,6}$', as: 'digits', message: '只填数字' },
				},
			],
			submit: '登录',
			unsaved: 'drop',
			then: [{ login: (s) => s.result }],
			needs: [],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '注册账号',
					kind: 'text',
					actions: [{ open: { route: 'register', query: { redirect: (s) => s.route.query.redirect } } }],
				},
				{
					label: '忘记密码',
					kind: 'text',
					actions: [{ open: { route: 'password', query: { redirect: (s) => s.route.query.redirect } } }],
				},
			],
			align: 'between',
			needs: [],
		},
	],
	shapes: { 'main.pictureCode': { id: 's', picture: 's', question: 's', expiresIn: 'n' } },
};
