/** How lists of the family call what frames pages: a group here. */
const GROUP = /^((empty|basic|blank)?layout|parentview|routeview|layout\.\w+|(.*\/)?layouts?(\/index)?)$/i;
const EXTENSION = /\.(vue|[jt]sx?)$/i;

export type FoundComponent = { kind: 'group' } | { kind: 'page'; page: string; exact: boolean } | { kind: 'unknown' };

/**
 * The page that a component of a served list means: `@/views/course/index.vue`, `views/course/index`, `courseIndex` and `course-index`
 * are one. `exact` is false when only letter case or dashes had to be overlooked.
 */
export function findPage(component: string, pages: readonly string[]): FoundComponent {
	const path = component
		.trim()
		.replace(/^\/+/, '')
		.replace(/^@\/?/, '')
		.replace(/^src\//i, '')
		.replace(/^views\//i, '')
		.replace(EXTENSION, '');
	if (GROUP.test(path)) return { kind: 'group' };
	const spellings = [path, path.replace(/\/index$/i, '')];
	const exact = [...spellings, ...spellings.map(toKebab)].find((spelling) => pages.includes(spelling));
	if (exact !== undefined) return { kind: 'page', page: exact, exact: true };
	const wanted = spellings.map(toLetters);
	const loose = pages.find((page) => wanted.includes(toLetters(page)));
	return loose === undefined ? { kind: 'unknown' } : { kind: 'page', page: loose, exact: false };
}

const toKebab = (spelling: string): string =>
	spelling
		.replace(/([a-z0-9])([A-Z])/g, '$1-$2')
		.replace(/[/_]+/g, '-')
		.toLowerCase();

const toLetters = (spelling: string): string => spelling.replace(/[-_/]/g, '').toLowerCase();
