// Generated from manifests/pages/verify-honor.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'verify-honor',
	title: '证书查验',
	layout: 'blank',
	state: { code: { type: 'string', query: true, default: null, as: 'code' } },
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
		{ block: 'text', text: '输入证书左下角的 8 位验证码，字母不分大小写，就能查到真伪和有效期。', look: 'muted', needs: [] },
		{ block: 'search-box', binds: 'code', label: '验证码', placeholder: '8 位验证码', needs: [] },
		{
			block: 'stack',
			blocks: [
				{
					block: 'stack',
					gap: 'small',
					announces: true,
					blocks: [
						{
							block: 'text',
							text: (s) => `${(s.data.found?.honour?.state ?? null) === 'valid' ? '证书有效' : (s.data.found?.honour?.state ?? null) === 'expired' ? '证书已过期' : (s.data.found?.honour?.state ?? null) === 'revoked' ? '证书已撤销' : '没有查到这个验证码'}`,
							look: 'heading',
							needs: ['found'],
						},
						{
							block: 'notice',
							text: '请对照证书再看一遍：里面没有数字 0、1，也没有字母 I、O。',
							tone: () => 'warn',
							icon: 'search',
							when: (s) => s.data.found?.honour == null,
							needs: ['found'],
						},
						{
							block: 'notice',
							text: '手里的证书应当和下面这张完全一样。',
							tone: () => 'ok',
							icon: 'check',
							when: (s) => (s.data.found?.honour?.state ?? '') === 'valid',
							needs: ['found'],
						},
						{
							block: 'notice',
							text: '证书是真的，但有效期已过。',
							tone: () => 'warn',
							icon: 'clock',
							when: (s) => (s.data.found?.honour?.state ?? '') === 'expired',
							needs: ['found'],
						},
						{
							block: 'notice',
							text: (s) => `${s.data.found?.honour?.stateNote ?? '颁发者已撤销这份证书。'}`,
							tone: () => 'bad',
							icon: 'warning',
							when: (s) => (s.data.found?.honour?.state ?? '') === 'revoked',
							needs: ['found'],
						},
					],
					needs: [],
				},
				{
					block: 'custom',
					component: 'honours#Certificate',
					props: (s) => ({ honour: s.data.found?.honour }),
					when: (s) => s.data.found?.honour != null,
					needs: ['found'],
				},
				{
					block: 'detail',
					source: { record: (s) => s.data.found?.honour },
					label: '证书内容',
					columns: 1,
					items: [
						{ label: '名称', value: (s) => s.record?.title, look: 'strong' },
						{ label: '获得者', value: (s) => s.record?.ownerName, look: 'strong' },
						{ label: '队伍', value: (s) => s.record?.teamName, when: (s) => s.record?.teamName != null },
						{ label: '编号', value: (s) => s.record?.no },
						{ label: '颁发者', value: (s) => s.record?.issuer },
						{ label: '颁发', value: (s, p) => p.date(s.record?.issuedAt, 'YYYY-MM-DD', 'place') },
						{ label: '有效期至', value: (s, p) => p.date(s.record?.expiresAt == null ? '长期' : s.record?.expiresAt) },
						{ label: '因何获得', value: (s) => s.record?.reason },
					],
					when: (s) => s.data.found?.honour != null,
					needs: ['found'],
				},
			],
			when: (s) => s.state.code != null && s.state.code !== '',
			needs: [],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '全部荣誉',
					kind: 'text',
					actions: [{ open: { route: 'honorsGalleryIndex' } }],
					when: (s) => s.session.signedIn,
				},
				{ label: '去登录', kind: 'text', actions: [{ open: { route: 'login' } }], when: (s) => !s.session.signedIn },
			],
			needs: [],
		},
	],
	shapes: {
		'main.courseAggregate': {
			'honour?': {
				id: 's',
				kind: 's',
				title: 's',
				level: 's',
				ownerName: 's',
				issuer: 's',
				image: 's',
				state: 's',
				hidden: 'b',
				likes: 'n',
				mine: 'b',
				unlocked: 'b',
				revealed: 'b',
			},
		},
	},
};
