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
			essential: true,
		},
	},
	view: [
		{
			block: 'stack',
			align: 'center',
			width: 680,
			blocks: [
				{
					block: 'hero',
					title: (s) => `${s.data.notice?.title ?? ''}`,
					badges: [(s, p) => p.dictLabel(s.data.notice?.kind, 'notice_kind')],
					facts: [
						{ text: (s, p) => `${p.date(s.data.notice?.publishAt, 'YYYY-MM-DD HH:mm')}`, icon: 'calendar' },
						{ text: (s) => `${s.data.notice?.publisher ?? ''}`, icon: 'user' },
						{ text: (s, p) => `${p.join(p.each(s.data.notice?.classes, 'name'), '、')}`, icon: 'book' },
						{ text: (s, p) => `${p.join(p.each(s.data.notice?.classes, 'room'), '、')}`, icon: 'home' },
					],
					blocks: [
						{ block: 'rich-text', content: (s) => s.data.notice?.html, needs: ['notice'] },
						{
							block: 'buttons',
							items: [{ label: '去看看', icon: 'arrow-right', kind: 'primary', opens: { path: (s) => s.data.notice?.link } }],
							when: (s) => s.data.notice?.link != null,
							needs: ['notice'],
						},
					],
					needs: ['notice'],
				},
				{
					block: 'card',
					title: '附件',
					blocks: [
						{
							block: 'file-list',
							source: { rows: (s) => s.data.notice?.attachments },
							label: '附件',
							name: (s) => s.row?.name,
							type: (s) => s.row?.ext,
							size: (s) => s.row?.bytes,
							time: (s) => s.row?.uploadedAt,
							opens: { route: 'documentPreview', query: { id: (s) => s.row?.id } },
							needs: ['notice'],
						},
					],
					when: (s, p) => p.count(s.data.notice?.attachments) > 0,
					needs: ['notice'],
				},
				{
					block: 'card',
					title: '发布信息',
					blocks: [
						{
							block: 'detail',
							source: { record: (s) => s.data.notice },
							label: '发布信息',
							columns: 3,
							items: [
								{ label: '编号', value: (s) => s.record?.id },
								{
									label: '面向',
									value: (s) => s.record?.target === 'all' ? '全体' : s.record?.target === 'grade' ? '年级' : s.record?.target === 'class' ? '班级' : s.record?.target === 'me' ? '本人' : '',
								},
								{ label: '过期', value: (s, p) => p.date(s.record?.expireAt == null ? '长期' : s.record?.expireAt) },
							],
							needs: ['notice'],
						},
					],
					guard: 'writer',
					needs: [],
				},
				{
					block: 'buttons',
					items: [
						{
							label: (s) => `较新：${s.data.notice?.previous?.title ?? ''}`,
							icon: 'chevron-left',
							kind: 'text',
							actions: [{ open: { route: 'noticeDetail', params: (s) => ({ id: s.data.notice?.previous?.id }) } }],
							when: (s) => s.data.notice?.previous != null,
						},
						{
							label: (s) => `较早：${s.data.notice?.next?.title ?? ''}`,
							icon: 'chevron-right',
							kind: 'text',
							actions: [{ open: { route: 'noticeDetail', params: (s) => ({ id: s.data.notice?.next?.id }) } }],
							when: (s) => s.data.notice?.next != null,
						},
						{ label: '全部通知', kind: 'text', actions: [{ open: { route: 'noticeIndex' } }] },
					],
					align: 'between',
					needs: ['notice'],
				},
			],
			needs: [],
		},
	],
	on: {
		open: [
			{
				when: (s) => !s.data.notice?.read,
				actions: [{ call: 'main.systemStudentNoticeRead', with: (s) => ({ id: s.data.notice?.id }) }],
				needs: ['notice'],
			},
		],
	},
	shapes: {
		'main.systemStudentNoticeDetail': {
			id: 's',
			kind: 's',
			title: 's',
			publishAt: 's',
			publisher: 's',
			target: 's',
			read: 'b',
			html: 's',
			attachments: [{ id: 's', name: 's', ext: 's', bytes: 'n', uploadedAt: 's' }],
			classes: [{ name: 's', room: 's' }],
			'previous?': { id: 's', title: 's' },
			'next?': { id: 's', title: 's' },
		},
	},
};
