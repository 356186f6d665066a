// Generated from permissions.yaml, app.yaml by `npm run codegen`; do not edit.
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
		learner: { title: '学生', permission: ['read:system'], mode: 'except' },
		staff: { title: '能看设置的人', permission: ['read:system'] },
		writer: { title: '能改设置的人', permission: ['write:system'] },
		remover: { title: '能删设置的人', permission: ['delete:system'] },
		menuReader: { title: '能看菜单工坊的人', role: ['Admin', 'Editor'] },
		admin: { title: '管理员', role: ['Admin'] },
	},
	administrators: 'admin',
};
