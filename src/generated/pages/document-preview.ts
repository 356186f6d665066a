// Generated from manifests/pages/document-preview.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'document-preview',
	title: (s) => `${s.data.file?.name ?? ''}`,
	layout: 'main',
	state: { id: { type: 'string', query: true, default: null } },
	data: {
		file: {
			operation: 'main.courseAttachmentDownloadUrl',
			with: (s) => ({ attachmentId: s.state.id }),
			requires: ['attachmentId'],
			needs: [],
		},
	},
	view: [
		{
			block: 'result',
			status: 'warning',
			title: '没有要预览的文件',
			message: '请从课程或通知的附件列表里打开文件。',
			buttons: [
				{ label: '回到首页', kind: 'primary', actions: [{ open: { route: 'index' } }] },
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			when: (s) => (s.state.id ?? '') === '',
			needs: [],
		},
		{
			block: 'page-banner',
			title: (s) => `${s.data.file?.name ?? ''}`,
			when: (s) => (s.state.id ?? '') !== '',
			needs: ['file'],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.file },
					label: '文件信息',
					columns: 4,
					items: [
						{ label: '来自', value: (s) => s.record?.ownerTitle },
						{ label: '大小', value: (s, p) => p.bytes(s.record?.bytes) },
						{ label: '页数', value: (s) => s.record?.pages, when: (s) => s.record?.pages != null },
						{ label: '上传', value: (s, p) => p.date(s.record?.uploadedAt) },
					],
					needs: ['file'],
				},
				{
					block: 'buttons',
					items: [
						{
							label: '下载',
							icon: 'download',
							kind: 'primary',
							actions: [{ download: (s) => s.data.file?.url, name: (s) => `${s.data.file?.name ?? ''}` }],
						},
					],
					when: (s) => s.data.file != null && s.data.file?.downloadable,
					needs: ['file'],
				},
			],
			when: (s) => (s.state.id ?? '') !== '',
			needs: [],
		},
		{
			block: 'image',
			url: (s) => s.data.file?.url,
			alt: (s) => `${s.data.file?.name ?? ''}`,
			when: (s) => s.data.file != null && s.data.file?.preview === 'image',
			needs: ['file'],
		},
		{
			block: 'card',
			title: '预览',
			blocks: [
				{
					block: 'text',
					text: '这种文件暂时不能在线预览，可以下载后打开。',
					look: 'muted',
					when: (s) => s.data.file?.downloadable,
					needs: ['file'],
				},
				{
					block: 'text',
					text: '这种文件暂时不能在线预览，也不提供下载，需要的话请联系老师。',
					look: 'muted',
					when: (s) => !s.data.file?.downloadable,
					needs: ['file'],
				},
			],
			when: (s) => s.data.file != null && s.data.file?.preview !== 'image',
			needs: ['file'],
		},
	],
};
