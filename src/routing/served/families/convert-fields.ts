import { iconPaths } from '#src/ui/icon-paths.ts';
import { moreIconPaths } from '#src/ui/more-icon-paths.ts';
import { readAccessKey } from '../access-words.ts';
import { findPage } from '../find-page.ts';
import { FLAGS, hasFlag } from '../read-meta.ts';
import { quote, textOf } from '../served-context.ts';
import { URL_LIKE } from '../served-path.ts';
import { type Draft, discard, type FamilyReading, move, note } from './draft.ts';
import { META_MARKS, RECORD_MARKS } from './family-of.ts';

/** Converts all fields except access: component, title, icon, flags, highlighted item. Drops the remaining fields of other products. */
export function convertFields(draft: Draft, reading: FamilyReading): void {
	for (const [key, reason] of Object.entries(reading.rules.lost ?? {})) drop(draft, reading, key, reason);
	convertTexts(draft, reading);
	convertComponent(draft, reading);
	convertFlags(draft, reading);
	if (/^noredirect$/i.test(textOf(draft.record.redirect))) delete draft.record.redirect;
	for (const [fields, marks] of [[draft.meta, META_MARKS] as const, [draft.record, RECORD_MARKS] as const]) {
		for (const key of Object.keys(fields)) {
			const families = Object.hasOwn(marks, key) ? (marks[key] ?? []) : [];
			if (families.length > 0 && !families.includes('native') && readAccessKey(key, fields[key]) === 'other')
				drop(draft, reading, key, '应用没有这个功能');
		}
	}
}

function drop(draft: Draft, reading: FamilyReading, key: string, reason: string): void {
	for (const fields of [draft.meta, draft.record]) {
		if (fields[key] === undefined) continue;
		discard(draft, reading, `${key}: ${quote(fields[key])}`, reason);
		delete fields[key];
	}
}

function convertTexts(draft: Draft, reading: FamilyReading): void {
	const { record, meta } = draft;
	if (reading.rules.nameIsTitle) move(draft, reading, { from: 'name', to: 'title' });
	move(draft, reading, { from: 'title', to: 'title' });
	move(draft, reading, { from: 'icon', to: 'icon' });
	const locale = textOf(meta.locale);
	if (locale !== '' && textOf(meta.title) === '') {
		meta.title = locale;
		note(draft, reading, `meta.locale: ${locale}`, `meta.title: ${locale}`);
	}
	delete meta.locale;
	if (textOf(meta.activePath) !== '' && textOf(meta.activeMenu) === '') {
		meta.activeMenu = meta.activePath;
		note(draft, reading, `meta.activePath: ${textOf(meta.activePath)}`, 'meta.activeMenu');
	}
	delete meta.activePath;
	const icon = textOf(meta.icon);
	const known = iconOf(icon);
	if (icon === '#') delete meta.icon;
	else if (known !== null && known !== icon) {
		meta.icon = known;
		note(draft, reading, `图标 ${icon}`, `图标 ${known}`);
	}
	if (record.path === undefined && typeof record.url === 'string') record.path = record.url;
}

const ICONS: ReadonlySet<string> = new Set([...Object.keys(iconPaths), ...Object.keys(moreIconPaths)]);

export const isIcon = (name: string): boolean => ICONS.has(name);

/** Our icon for one of another set, `mdi:home-outline` or `icon-home`, if the word is the same; null if there is none. */
function iconOf(icon: string): string | null {
	const word = (icon.split(':').at(-1) ?? '')
		.toLowerCase()
		.replace(/^(el-icon-|icon-|ri-|fa-)/, '')
		.replace(/(-outlined?|-filled|-fill|-line|outlined|filled)$/, '');
	return [icon, word, `${word}s`].find(isIcon) ?? null;
}

/** `layout.base$view.home`: a page of soybean with the layout around it. */
const WITH_LAYOUT = /^(layout\.\w+\$)?view\.(?<page>[\w-]+)$/;

function convertComponent(draft: Draft, reading: FamilyReading): void {
	const { record, children } = draft;
	const path = textOf(record.path);
	if (URL_LIKE.test(path)) delete record.component;
	if (URL_LIKE.test(path)) return;
	const { page: field } = reading.rules;
	const isLeaf = (children?.length ?? 0) === 0 && textOf(record.redirect) === '';
	const given = textOf(record.component) || (field !== undefined && isLeaf ? textOf(record[field]) || path : '');
	if (given === '') return;
	const wanted = WITH_LAYOUT.exec(given)?.groups?.page ?? given.replace(/^\.\//, '');
	const found = findPage(wanted, reading.site.pages);
	const isGroup = found.kind === 'group' || /^innerlink$/i.test(wanted);
	const component = found.kind === 'page' ? found.page : isGroup ? 'Layout' : wanted;
	if (component !== record.component) note(draft, reading, `页面 ${given}`, `component: ${component}`);
	record.component = component;
}

function convertFlags(draft: Draft, reading: FamilyReading): void {
	const { record, meta } = draft;
	for (const key of ['hidden', 'alwaysShow', 'hideInMenu'] as const) {
		if (record[key] === undefined) continue;
		if (meta[key] === undefined) meta[key] = record[key];
		delete record[key];
	}
	const hidesChildren = isYes(meta.hideChildrenInMenu) || isYes(record.hideChildrenInMenu);
	if (hidesChildren && draft.children) draft.children = draft.children.map(hide);
	for (const fields of [meta, record]) delete fields.hideChildrenInMenu;
	// Handled here: spec 2.3 has no flag for breadcrumbs, and the field for pinned tabs is a number.
	if (isYes(meta.hideInBreadcrumb) || hasFlag(meta, '!breadcrumb')) meta.breadcrumbHidden = true;
	if (typeof meta.fixedIndexInTab === 'number') meta.noClosable = true;
	for (const key of ['hideInBreadcrumb', 'breadcrumb', 'fixedIndexInTab']) delete meta[key];
	if (isYes(record.ignore)) meta.hidden = true;
	delete record.ignore;
	const isPage = textOf(record.component) !== '' && record.component !== 'Layout';
	if (reading.rules.cacheOff && isPage && meta.keepAlive === undefined && meta.noKeepAlive === undefined) {
		meta.noKeepAlive = true;
		note(draft, reading, '没有写 keepAlive，离开后不保留', 'meta.noKeepAlive: true');
	}
	for (const [flag, names] of Object.entries(FLAGS)) convertFlag(draft, reading, { flag, names });
}

function convertFlag(draft: Draft, reading: FamilyReading, { flag, names }: { flag: string; names: readonly string[] }): void {
	const { meta } = draft;
	const isSet = names.some((name) => hasFlag(meta, name));
	for (const name of names) {
		const key = name.replace('!', '');
		if (key === flag || meta[key] === undefined) continue;
		note(draft, reading, `meta.${key}: ${quote(meta[key])}`, isSet ? `meta.${flag}: true` : '这里本来就是这样，不用写');
		delete meta[key];
	}
	if (isSet) meta[flag] = true;
	else delete meta[flag];
}

const isYes = (value: unknown): boolean => hasFlag({ value }, 'value');

const hide = (item: unknown): unknown => {
	if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
	const { meta } = item as { meta?: unknown };
	return { ...item, meta: { ...(typeof meta === 'object' ? meta : {}), hidden: true } };
};
