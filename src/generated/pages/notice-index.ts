// Generated from manifests/pages/notice-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'notice-index',
	title: '通知公告',
	layout: 'main',
	state: {
		kind: { type: 'string', query: true, default: null },
		keyword: { type: 'string', query: true, default: null },
		box: { type: 'string', query: true, default: null },
	},
	data: {
		notices: {
			operation: 'main.systemUserNoticeListPage',
			with: (s) => ({ kind: s.state.kind, keyword: s.state.keyword, box: s.state.box }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'text', text: '通知公告', look: 'title', needs: [] },
		{
			block: 'stack',
			direction: 'horizontal',
			align: 'between',
			blocks: [
				{ block: 'search-box', binds: 'keyword', placeholder: '搜索通知', needs: [] },
				{ block: 'text', text: (s) => `${s.data.notices?.unread ?? ''} 条未读`, look: 'muted', needs: ['notices'] },
			],
			needs: [],
		},
		{
			block: 'table',
			source: { rows: (s) => s.data.notices?.records, paged: 'notices' },
			label: '通知',
			columns: [
				{
					title: '标题',
					value: (s) => s.row?.title,
					look: 'strong',
					opens: { route: 'noticeDetail', params: (s) => ({ id: s.row?.id }) },
				},
				{
					title: '类型',
					value: (s, p) => p.dictLabel(s.row?.kind, 'notice_kind'),
					look: 'badge',
					filter: { binds: 'kind', dict: 'notice_kind' },
				},
				{ title: '置顶', value: (s) => s.row?.pinned ? '置顶' : '' },
				{ title: '状态', value: (s) => s.row?.read ? '已读' : '未读', look: 'badge' },
				{ title: '发布', value: (s, p) => p.date(s.row?.publishAt, 'YYYY-MM-DD HH:mm') },
			],
			toolbar: [
				{ label: '全部', kind: 'text', pressed: (s) => s.state.box == null, actions: [{ set: () => ({ box: null }) }] },
				{
					label: '公告',
					kind: 'text',
					pressed: (s) => s.state.box === 'notice',
					actions: [{ set: () => ({ box: 'notice' }) }],
				},
				{
					label: '我的消息',
					kind: 'text',
					pressed: (s) => s.state.box === 'message',
					actions: [{ set: () => ({ box: 'message' }) }],
				},
				{
					label: '全部标为已读',
					actions: [
						{ call: 'main.systemUserNoticeListPage', with: () => ({ markAllRead: true }) },
						{ refresh: ['notices'] },
						{ message: '已全部标为已读' },
					],
				},
			],
			empty: '没有这样的通知',
			needs: ['notices'],
		},
	],
};
