import { findPage } from './find-page.ts';
import { quote, type Tell } from './served-context.ts';

/** Name of the page that a served component means, `Layout` for a group, '' for none. */
export function readComponent(component: string, pages: readonly string[], tell: Tell): string {
	if (component === '') return '';
	const found = findPage(component, pages);
	if (found.kind === 'group') return 'Layout';
	if (found.kind === 'page') {
		if (!found.exact) tell(`组件“${quote(component)}”的写法与页面“${found.page}”不一致，已按后者显示`);
		return found.page;
	}
	// Kept: the page says in its place which component is missing.
	tell(`组件“${quote(component)}”不在这个应用里`);
	return component;
}
