// Generated from manifests/pages/password.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'password',
	title: '找回密码',
	layout: 'blank',
	plain: true,
	state: {},
	data: {},
	view: [
		{ block: 'text', text: '找回密码', look: 'title', needs: [] },
		{ block: 'text', text: '用注册时的手机号验证，设好新密码就直接登录，别处的登录会全部退出。', look: 'muted', needs: [] },
		{
			block: 'form',
			refusals: { at: ['errors'], name: 'field', message: 'message' },
			submits: 'main.password',
			with: () => ({ step: 'reset' }),
			label: '找回密码',
			fields: [
				{
					field: 'phone',
					label: '手机号',
					placeholder: '注册时的手机号',
					autocomplete: 'tel',
					rules: { type: 'string', required: true, pattern: '^1[3-9]\\d{9}$', as: 'phone', message: '请输入正确的手机号' },
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
				{
					field: 'code',
					label: '验证码',
					control: 'code',
					placeholder: '6 位数字',
					autocomplete: 'one-time-code',
					required: true,
					sends: {
						call: 'main.password',
						with: (s) => ({ step: 'code', phone: s.form?.phone ?? '', pictureId: s.form?.pictureId ?? undefined, pictureAnswer: s.form?.pictureAnswer ?? undefined }),
					},
					rules: { type: 'string', required: true, pattern: '^\\d{6}$', as: 'digits', message: '验证码是 6 位数字' },
				},
				{
					field: 'password',
					label: '新密码',
					control: 'password',
					autocomplete: 'new-password',
					required: true,
					strength: true,
					rules: {
						type: 'string',
						required: true,
						minLength: 6,
						maxLength: 64,
						pattern: '^[ -~]+$',
						format: 'password',
						message: '密码要 6 位以上，只用英文字母、数字和英文符号',
					},
				},
			],
			submit: '重设密码',
			then: [{ message: '密码已更新，以后用新密码登录' }, { login: (s) => s.result?.token ?? '' }],
			needs: [],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '返回登录',
					kind: 'text',
					actions: [{ open: { route: 'login', query: { redirect: (s) => s.route.query.redirect } } }],
				},
			],
			needs: [],
		},
	],
	shapes: { 'main.password': {}, 'main.pictureCode': { id: 's', picture: 's', question: 's', expiresIn: 'n' } },
};
