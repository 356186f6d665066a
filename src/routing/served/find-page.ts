import * as texts from '#generated/messages/routing/served.ts';
import { quote, type ReportProblem } from './served-context.ts';

/** Names that related products give to layout components; each is a group here. */
const GROUP = /^((empty|basic|blank|parent)?layout|parentview|innerlink|routeview|layout\.\w+|(.*\/)?layouts?(\/.*)?)$/i;
/** `layout.base$view.home` is the page `home` of soybean with a layout around it. */
const VIEW = /^(layout\.\w+\$)?view\./;
const EXTENSION = /\.(vue|[jt]sx?)$/i;

export type FoundComponent = { kind: 'group' } | { kind: 'page'; page: string; exact: boolean } | { kind: 'unknown' };

/** Cached results per list of pages, because served lists name few components many times. A hostile list names many: the cache is limited. */
const foundBefore = new WeakMap<readonly string[], Map<string, FoundComponent>>();
const FOUND_LIMIT = 500;

/** Finds the page of a served component: `@/views/course/index.vue` equals `courseIndex`. A loose match is not `exact`. */
export function findPage(component: string, pages: readonly string[]): FoundComponent {
	const known = foundBefore.get(pages) ?? new Map<string, FoundComponent>();
	foundBefore.set(pages, known);
	const before = known.get(component);
	if (before) return before;
	const result = searchPage(component, pages);
	if (known.size < FOUND_LIMIT) known.set(component, result);
	return result;
}

function searchPage(component: string, pages: readonly string[]): FoundComponent {
	const path = component
		.trim()
		.replace(VIEW, '')
		.replace(/^\.?\/+/, '')
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

export function readComponent(component: string, pages: readonly string[], report: ReportProblem): string {
	if (component === '') return '';
	const found = findPage(component, pages);
	if (found.kind === 'group') return 'Layout';
	if (found.kind === 'page') {
		if (!found.exact) report('loose-component', texts.looseComponent({ component: quote(component), page: found.page }));
		return found.page;
	}
	// Keeps the unknown name: the page itself reports the missing component.
	report('unknown-component', texts.unknownComponent({ component: quote(component) }));
	return component;
}
