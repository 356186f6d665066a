// Generated from manifests/pages/profile.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'profile',
	title: '编辑资料',
	layout: 'main',
	state: {},
	data: { me: { operation: 'main.studentInfo', requires: [], needs: [], essential: true } },
	view: [
		{ block: 'text', text: '编辑资料', look: 'title', needs: [] },
		{
			block: 'split',
			side: [
				{
					block: 'detail',
					source: { record: (s) => s.data.me?.studentDTO },
					label: '账号',
					items: [
						{ label: '姓名', value: (s) => s.record?.studentName },
						{ label: '账号', value: (s) => s.record?.account },
						{ label: '手机', value: (s) => s.record?.phoneMasked },
						{ label: '班级', value: (s) => s.record?.className },
						{ label: '加入时间', value: (s, p) => p.date(s.record?.joinedAt) },
					],
					needs: ['me'],
				},
				{
					block: 'buttons',
					items: [{ label: '修改密码', icon: 'lock', actions: [{ open: { route: 'changePassword' } }] }],
					needs: [],
				},
			],
			main: [
				{
					block: 'card',
					blocks: [
						{
							block: 'form',
							refusals: { at: ['errors'], name: 'field', message: 'message' },
							submits: 'main.studentProfileSave',
							label: '编辑资料',
							initial: { record: (s) => s.data.me?.studentDTO },
							fields: [
								{
									field: 'headImg',
									label: '头像',
									control: 'avatar',
									rules: {
										type: 'string',
										required: false,
										maxLength: 122880,
										pattern: '^(/[\\w./-]+|data:image/(jpeg|png);base64,[A-Za-z0-9+/=]+)$',
										message: '头像要是 JPEG 或 PNG 图片',
									},
								},
								{
									field: 'nickname',
									label: '昵称',
									placeholder: '同学们看到的名字',
									autocomplete: 'nickname',
									required: true,
									rules: { type: 'string', required: true, minLength: 1, maxLength: 12 },
								},
								{
									field: 'gender',
									label: '性别',
									control: 'radio',
									dict: 'user_gender',
									rules: { type: 'string', required: false, maxLength: 8 },
								},
								{
									field: 'birthday',
									label: '生日',
									control: 'date',
									max: () => 'today',
									autocomplete: 'bday',
									rules: { type: 'string', required: false, format: 'date' },
								},
								{
									field: 'grade',
									label: '年级',
									control: 'select',
									dict: 'grade',
									rules: { type: 'string', required: false, maxLength: 8 },
								},
								{
									field: 'school',
									label: '学校',
									autocomplete: 'organization',
									rules: { type: 'string', required: false, maxLength: 30 },
								},
								{
									field: 'signature',
									label: '个性签名',
									control: 'textarea',
									placeholder: '说说你正在做的作品',
									rules: { type: 'string', required: false, maxLength: 60 },
								},
							],
							submit: '保存',
							draft: true,
							then: [{ message: '资料已保存' }],
							needs: ['me'],
						},
					],
					needs: [],
				},
				{
					block: 'card',
					title: '我的权限',
					blocks: [
						{ block: 'text', text: '可以查看系统设置', needs: [] },
						{ block: 'text', text: '可以修改系统设置', guard: 'writer', needs: [] },
						{ block: 'text', text: '可以删除系统设置', guard: 'remover', needs: [] },
					],
					guard: 'staff',
					needs: [],
				},
				{
					block: 'card',
					title: '最近登录',
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.me?.logins },
							label: '最近登录',
							columns: [
								{ title: '时间', value: (s, p) => p.date(s.row?.at, 'YYYY-MM-DD HH:mm') },
								{ title: '地点', value: (s) => s.row?.city },
								{ title: '设备', value: (s) => s.row?.browser + ' · ' + s.row?.os },
								{ title: '结果', value: (s) => s.row?.current ? '当前登录' : s.row?.ok ? '成功' : '失败', look: 'badge' },
							],
							empty: '还没有登录记录',
							needs: ['me'],
						},
					],
					needs: [],
				},
			],
			label: '账号与登录',
			needs: [],
		},
	],
	shapes: {
		'main.studentInfo': {
			studentDTO: {
				id: 's',
				account: 's',
				studentName: 's',
				nickname: 's',
				headImg: 's',
				state: 's',
				mustChangePassword: 'b',
				gender: 's',
				grade: 's',
				school: 's',
				className: 's',
				phoneMasked: 's',
				signature: 's',
				points: 'n',
				level: 'n',
				joinedAt: 's',
			},
			logins: [{ at: 's', city: 's', browser: 's', os: 's', ok: 'b', current: 'b' }],
		},
	},
};
