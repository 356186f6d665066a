// Generated from manifests/pages/verify-honor.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'verify-honor',
	title: '证书查验',
	layout: 'main',
	state: { code: { type: 'string', query: true, default: null } },
	data: {
		found: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'honours', verifyCode: s.state.code }),
			when: (s) => s.state.code != null && s.state.code !== '',
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: '证书查验', look: 'title', needs: [] },
		{ block: 'text', text: '输入证书上的 8 位验证码，查验真伪与有效期。', look: 'muted', needs: [] },
		{ block: 'search-box', binds: 'code', label: '验证码', placeholder: '8 位验证码', needs: [] },
		{
			block: 'table',
			source: { rows: (s) => s.data.found?.honours },
			label: '查验结果',
			columns: [
				{ title: '名称', value: (s) => s.row?.title, look: 'strong' },
				{ title: '获得者', value: (s) => s.row?.ownerName },
				{ title: '编号', value: (s) => s.row?.no },
				{
					title: '状态',
					value: (s) => s.row?.state === 'valid' ? '有效' : s.row?.state === 'expired' ? '已过期' : s.row?.state === 'revoked' ? '已撤销' : '未获得',
					look: 'badge',
				},
				{ title: '颁发', value: (s, p) => p.date(s.row?.issuedAt) },
			],
			empty: '没有查到这个验证码，请核对后再试',
			when: (s) => s.state.code != null && s.state.code !== '',
			needs: ['found'],
		},
	],
};
