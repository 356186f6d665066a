/** 2,000 records: groups of pages, with an unknown icon here and there. The titles of another `version` differ. */
export const largeMenu = (version: number) =>
	Array.from({ length: 100 }, (_group, group) => ({
		path: `/group${group}`,
		name: `group${group}`,
		component: 'Layout',
		meta: { title: `第 ${group} 组${version > 0 ? '（改）' : ''}`, icon: 'book' },
		children: Array.from({ length: 19 }, (_page, page) => ({
			path: `page${page}`,
			name: `group${group}Page${page}`,
			component: 'home',
			meta: { title: `页面 ${page}`, guard: ['student'], icon: page % 5 === 0 ? 'gone' : 'book', activeMenu: `/group${group}/page0` },
		})),
	}));
