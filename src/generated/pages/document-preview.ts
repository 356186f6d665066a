// Generated from manifests/pages/document-preview.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'document-preview',
	title: (s) => `${s.data.file?.name ?? ''}`,
	layout: 'main',
	state: { id: { type: 'string', query: true, default: null }, page: { type: 'integer', query: true, default: null } },
	data: {
		file: {
			operation: 'main.courseAttachmentDownloadUrl',
			with: (s) => ({ attachmentId: s.state.id }),
			requires: ['attachmentId'],
			needs: [],
		},
		notes: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'lesson', lessonId: s.data.file?.lessonId }),
			when: (s) => s.data.file?.lessonId != null,
			requires: [],
			needs: ['file'],
		},
		questions: {
			operation: 'main.courseDiscussionList',
			with: (s) => ({ lessonId: s.data.file?.lessonId }),
			when: (s) => s.features.courseDiscussion && s.data.file?.lessonId != null,
			requires: ['lessonId'],
			needs: ['file'],
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
			block: 'custom',
			component: 'features/learning#PositionScope',
			blocks: [
				{
					block: 'stack',
					blocks: [
						{
							block: 'custom',
							component: 'features/documents#DocumentViewer',
							props: (s) => ({ file: s.data.file, page: s.state.page }),
							blocks: [
								{
									block: 'custom',
									component: 'features/notes#NoteDesk',
									props: (s) => ({ lesson: s.data.file?.lessonId, notes: s.data.notes?.notes, title: '笔记' }),
									when: (s) => s.data.file?.lessonId != null,
									needs: ['file', 'notes'],
								},
							],
							needs: ['file'],
						},
						{
							block: 'card',
							title: '提问与讨论',
							blocks: [
								{
									block: 'custom',
									component: 'features/discussion#LessonDiscussion',
									props: (s) => ({ lesson: s.data.file?.lessonId, questions: s.data.questions, readonly: (s.session.info?.studentDTO?.state ?? 'normal') === 'readonly' }),
									needs: ['file', 'questions'],
								},
							],
							when: (s) => s.features.courseDiscussion && s.data.file?.lessonId != null,
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
							],
							needs: [],
						},
					],
					needs: [],
				},
			],
			when: (s) => s.data.file != null,
			needs: ['file'],
		},
	],
	shapes: {
		'main.courseAggregate': {
			notes: [{ id: 's', courseTitle: 's', lessonId: 's', lessonTitle: 's', lessonType: 's', position: 'n', text: 's', at: 's' }],
		},
		'main.courseAttachmentDownloadUrl': {
			id: 's',
			ownerType: 's',
			ownerId: 's',
			name: 's',
			ext: 's',
			mime: 's',
			bytes: 'n',
			preview: 's',
			downloadable: 'b',
			uploadedAt: 's',
			url: 's',
			expiresAt: 's',
			page: 'n',
			ownerTitle: 's',
		},
		'main.courseDiscussionList': [
			{
				id: 's',
				text: 's',
				author: 's',
				teacher: 'b',
				mine: 'b',
				at: 's',
				state: 's',
				helpfulCount: 'n',
				helpful: 'b',
				answers: [
					{ id: 's', text: 's', author: 's', teacher: 'b', mine: 'b', at: 's', state: 's', helpfulCount: 'n', helpful: 'b' },
				],
			},
		],
	},
};
