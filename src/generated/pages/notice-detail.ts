// Generated from manifests/pages/notice-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'notice-detail',
	title: (s) => `${s.data.notice?.title ?? ''}`,
	layout: 'main',
	state: {},
	data: {
		notice: {
			operation: 'main.systemStudentNoticeDetail',
			with: (s) => ({ id: s.route.params.id }),
			requires: ['id'],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: (s) => `${s.data.notice?.title ?? ''}`, look: 'title', needs: ['notice'] },
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.notice },
					label: '发布信息',
					columns: 3,
					items: [
						{ label: '类型', value: (s, p) => p.dictLabel(s.record?.kind, 'notice_kind'), look: 'badge' },
						{ label: '发布', value: (s, p) => p.date(s.record?.publishAt, 'YYYY-MM-DD HH:mm') },
						{ label: '发布人', value: (s) => s.record?.publisher },
					],
					needs: ['notice'],
				},
			],
			needs: [],
		},
		{ block: 'rich-text', content: (s) => s.data.notice?.html, needs: ['notice'] },
		{
			block: 'card',
			title: '附件',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.notice?.attachments },
					label: '附件',
					columns: [
						{
							title: '名称',
							value: (s) => s.row?.name,
							look: 'strong',
							opens: { route: 'documentPreview', query: { id: (s) => s.row?.id } },
						},
						{ title: '大小', value: (s, p) => p.bytes(s.row?.bytes), align: 'right' },
					],
					needs: ['notice'],
				},
			],
			when: (s, p) => p.count(s.data.notice?.attachments) > 0,
			needs: ['notice'],
		},
		{ block: 'buttons', items: [{ label: '返回列表', actions: [{ open: { route: 'noticeIndex' } }] }], needs: [] },
	],
};
