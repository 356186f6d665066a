/** Edits of the product's manifests, which guard only one page, that add every kind of guard. By file: text → replacement. */
export const GUARDED_PRODUCT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'routes.yaml': {
		'meta: { title: 视频中心, icon: video }\n': 'meta: { title: 视频中心, icon: video, guard: writer }\n',
		'title: 编辑资料, icon: edit, hidden: true,': "title: 编辑资料, icon: edit, hidden: true, guard: ['delete:system', Editor],",
		'meta: { title: 备考中心, icon: exam } }': 'meta: { title: 备考中心, icon: exam, guard: { role: [Test], mode: except } } }',
	},
	'pages/home.yaml': {
		'      - block: card\n        title: 本周目标': '      - block: card\n        guard: writer\n        title: 本周目标',
		'label: 改目标, icon: edit,': 'label: 改目标, guard: admin, icon: edit,',
	},
	'pages/ucenter.yaml': { "counts.favourite ?? 0}', kind: text,": "counts.favourite ?? 0}', guard: writer, kind: text," },
	'menus.yaml': { '- { route: changePassword }': '- { route: changePassword, guard: writer }' },
};
