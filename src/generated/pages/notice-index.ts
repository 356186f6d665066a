// Generated from manifests/pages/notice-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'notice-index',
	title: '通知公告',
	layout: 'main',
	state: {
		box: { type: 'string', query: true, default: null },
		kind: { type: 'string', query: true, default: null },
		unread: { type: 'boolean', query: true, default: null },
		from: { type: 'string', query: true, default: null },
		to: { type: 'string', query: true, default: null },
		keyword: { type: 'string', query: true, default: null },
	},
	data: {
		notices: {
			operation: 'main.systemUserNoticeListPage',
			with: (s) => ({ box: s.state.box, kind: s.state.kind, read: s.state.unread === true ? false : null, from: s.state.from, to: s.state.to, keyword: s.state.keyword }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{
			block: 'stack',
			direction: 'horizontal',
			align: 'between',
			blocks: [
				{ block: 'text', text: '通知公告', look: 'title', needs: [] },
				{
					block: 'buttons',
					items: [
						{
							label: (s) => `只看未读${s.data.notices?.unread > 0 ? ' ' + s.data.notices?.unread : ''}`,
							kind: 'text',
							pressed: (s) => s.state.unread === true,
							actions: [{ set: (s) => ({ unread: s.state.unread === true ? null : true }) }],
						},
						{
							label: '全部标为已读',
							icon: 'check',
							actions: [
								{
									call: 'main.systemStudentNoticeReadAll',
									optimistic: [
										{ value: () => true, data: 'notices', path: ['records', 'read'] },
										{ value: () => 0, data: 'notices', path: ['boxes', 'unread'] },
										{ value: () => 0, data: 'notices', path: ['unread'] },
									],
								},
								{ message: '已全部标为已读' },
							],
							when: (s) => s.data.notices?.unread > 0,
						},
					],
					needs: ['notices'],
				},
			],
			needs: [],
		},
		{
			block: 'filter-bar',
			label: '筛选通知',
			facets: [
				{
					source: { rows: (s) => s.data.notices?.boxes },
					label: '信箱',
					binds: 'box',
					key: (s) => s.row?.id,
					choice: (s) => s.row?.title,
					count: (s) => s.row?.unread,
					kind: 'one',
					needs: ['notices'],
				},
				{ label: '类型', binds: 'kind', dict: 'notice_kind', kind: 'one', needs: [] },
				{ label: '发布日期', from: 'from', to: 'to', kind: 'days', needs: [] },
				{ label: '关键字', binds: 'keyword', placeholder: '标题或摘要里的字', kind: 'text', needs: [] },
			],
			results: (s) => s.data.notices?.total,
			needs: ['notices'],
		},
		{ block: 'text', text: '通知', look: 'unseen-heading', needs: [] },
		{
			block: 'feed',
			source: { rows: (s) => s.data.notices?.records, paged: 'notices' },
			label: '通知',
			title: (s) => s.row?.title,
			text: (s) => `${s.row?.summary ?? ''}`,
			note: (s) => `${s.row?.publisher ?? ''}`,
			badges: [(s, p) => p.dictLabel(s.row?.kind, 'notice_kind'), (s) => s.row?.attachmentCount > 0 ? '附件' : ''],
			time: (s) => s.row?.publishAt,
			unread: (s) => s.row?.read === false,
			pinned: (s) => s.row?.pinned,
			highlight: (s) => s.state.keyword,
			opens: { route: 'noticeDetail', params: (s) => ({ id: s.row?.id }) },
			empty: (s) => `${s.state.box == null && s.state.kind == null && s.state.from == null && s.state.to == null && s.state.keyword == null && s.state.unread !== true ? '还没有通知，有消息会放在这里' : s.state.unread === true ? '没有未读的了，都看过啦' : '没有这样的通知'}`,
			emptyButtons: [
				{
					label: '看全部通知',
					actions: [{ set: () => ({ box: null, kind: null, unread: null, from: null, to: null, keyword: null }) }],
					when: (s) => s.state.box != null || s.state.kind != null || s.state.from != null || s.state.to != null || s.state.keyword != null || s.state.unread === true,
				},
				{
					label: '回首页',
					icon: 'home',
					actions: [{ open: { route: 'index' } }],
					when: (s) => s.state.box == null && s.state.kind == null && s.state.from == null && s.state.to == null && s.state.keyword == null && s.state.unread !== true,
				},
			],
			needs: ['notices'],
		},
	],
	shapes: {
		'main.systemUserNoticeListPage': {
			boxes: [{ id: 's', title: 's', unread: 'n' }],
			records: [
				{
					id: 's',
					kind: 's',
					title: 's',
					summary: 's',
					pinned: 'b',
					publishAt: 's',
					publisher: 's',
					attachmentCount: 'n',
					read: 'b',
				},
			],
			total: 'n',
			unread: 'n',
		},
	},
};
