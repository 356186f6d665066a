// Generated from manifests/pages/change-password.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'change-password',
	title: '修改密码',
	layout: 'main',
	state: {},
	data: { signed: { operation: 'main.studentDeviceList', requires: [], needs: [] } },
	view: [
		{ block: 'text', text: '修改密码', look: 'title', needs: [] },
		{
			block: 'grid',
			columns: 2,
			minWidth: 320,
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
				{
					block: 'stack',
					blocks: [
						{
							block: 'card',
							title: '登录着的设备',
							buttons: [
								{
									label: '退出其他设备',
									icon: 'logout',
									kind: 'text',
									actions: [
										{ confirm: '其他设备上没有保存的内容可能会丢失。要让它们都退出登录吗？', title: '退出其他设备' },
										{ call: 'main.studentDeviceSignOut' },
										{ message: (s) => `${s.result?.endedSessions ?? ''} 台设备已退出登录` },
									],
									when: (s, p) => p.count(s.data.signed?.devices) > 1,
								},
							],
							blocks: [
								{ block: 'notice', text: '改好密码以后，这里不用重新登录，其他设备会立即退出。', icon: 'info', needs: [] },
								{
									block: 'file-list',
									source: { rows: (s) => s.data.signed?.devices },
									label: '登录着的设备',
									name: (s) => s.row?.browser + ' · ' + s.row?.os,
									type: () => 'device',
									time: (s) => s.row?.signedInAt,
									note: (s) => `${s.row?.city ?? ''}`,
									badges: [{ text: (s) => `${s.row?.current ? '这台设备' : ''}`, tone: () => 'ok' }],
									buttons: [
										{
											label: '退出',
											actions: [{ call: 'main.studentDeviceSignOut', with: (s) => ({ id: s.row?.id }) }, { message: '这台设备已退出登录' }],
											when: (s) => !s.row?.current,
										},
									],
									needs: ['signed'],
								},
							],
							needs: ['signed'],
						},
						{
							block: 'card',
							title: '上次登录',
							blocks: [
								{
									block: 'detail',
									source: { record: (s) => s.data.signed?.previous },
									label: '上次登录',
									columns: 1,
									compact: true,
									items: [
										{ label: '时间', value: (s, p) => p.date(s.record?.at, 'YYYY-MM-DD HH:mm') },
										{ label: '地点', value: (s) => s.record?.city },
										{ label: '设备', value: (s) => s.record?.browser + ' · ' + s.record?.os },
									],
									needs: ['signed'],
								},
								{ block: 'text', text: '不是你本人？马上改密码，其他设备就会退出。', look: 'muted', needs: [] },
							],
							when: (s) => s.data.signed?.previous != null,
							needs: ['signed'],
						},
					],
					needs: [],
				},
			],
			needs: [],
		},
	],
	shapes: {
		'main.studentDeviceList': {
			devices: [{ id: 's', signedInAt: 's', city: 's', browser: 's', os: 's', current: 'b' }],
			'previous?': { at: 's', city: 's', browser: 's', os: 's' },
		},
		'main.studentDeviceSignOut': { endedSessions: 'n' },
		'main.studentUpdatePassword': { endedSessions: 'n' },
	},
};
