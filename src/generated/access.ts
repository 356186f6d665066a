// Generated from permissions.yaml by `npm run codegen`; do not edit.
import type { AccessRules } from '#src/access/access-rules.ts';

export const access: AccessRules = {
	roles: {
		student: { title: '学生', permissions: [] },
		Admin: { title: '管理员', permissions: ['read:system', 'write:system', 'delete:system'] },
		Editor: { title: '编辑', permissions: ['read:system', 'write:system'] },
		Test: { title: '测试', permissions: ['read:system'] },
	},
	permissions: { 'read:system': { title: '查看系统设置' }, 'write:system': { title: '修改系统设置' }, 'delete:system': { title: '删除系统设置' } },
	guards: {
		admin: { role: ['Admin'] },
		menuReader: { role: ['Admin', 'Editor'] },
		writer: ['write:system'],
		remover: ['delete:system'],
		staff: ['read:system'],
		learner: { permission: ['read:system'], mode: 'except' },
	},
};
