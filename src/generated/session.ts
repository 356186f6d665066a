// Generated from app.yaml by `npm run codegen`; do not edit.
import type { SessionOperations } from '#src/session/session-operations.ts';

/** null: this app has no sign-in. */
export const session: SessionOperations | null = {
	signIn: 'main.studentLogin',
	user: 'main.studentInfo',
	fields: {
		id: (info) => info?.studentDTO?.id,
		name: (info) => info?.studentDTO?.studentName,
		avatar: (info) => info?.studentDTO?.headImg,
		roles: (info) => info?.roles,
		permissions: (info) => info?.permissions,
		account: (info) => info?.studentDTO?.account,
	},
	unlock: { username: ({ account }) => account, password: ({ password }) => password },
	defaultRoles: ['student'],
	defaultName: '游客',
	defaultAvatar: '/avatar.svg',
	draftKey: (info) => info?.studentDTO?.draftKey,
	tokens: {
		judge: {
			call: 'judge.jqrAutoLogin',
			with: { secret: (info) => info?.studentDTO?.hojSecret },
			key: 'ojToken',
			renewed: '已为您重新登录，请重新操作',
			failed: '没有登录上判题系统',
		},
	},
};
