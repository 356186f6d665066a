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
		{ block: 'text', text: (s) => `${s.data.file?.name ?? ''}`, look: 'title', needs: ['file'] },
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.file },
					label: '文件信息',
					items: [
						{ label: '来自', value: (s) => s.record?.ownerTitle },
						{ label: '大小', value: (s, p) => p.bytes(s.record?.bytes) },
						{ label: '页数', value: (s) => s.record?.pages },
						{ label: '上传', value: (s, p) => p.date(s.record?.uploadedAt) },
					],
					needs: ['file'],
				},
			],
			needs: [],
		},
		{
			block: 'image',
			url: (s) => s.data.file?.url,
			alt: (s) => `${s.data.file?.name ?? ''}`,
			when: (s) => s.data.file?.preview === 'image',
			needs: ['file'],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '下载',
					kind: 'primary',
					actions: [{ download: (s) => s.data.file?.url, name: (s) => `${s.data.file?.name ?? ''}` }],
					when: (s) => s.data.file?.downloadable,
				},
				{ label: '返回', actions: [{ back: true }] },
			],
			needs: ['file'],
		},
	],
};
