import { isObject, type Raw } from '../served-context.ts';

/** Products whose lists of routes are recognised. `native` has the fields of spec 2.3. */
export type Family = 'native' | 'vue-element-admin' | 'vben' | 'soybean' | 'pure-admin' | 'ruoyi' | 'arco' | 'ant-design-pro';

type Marks = Readonly<Record<string, readonly Family[]>>;

/**
 * Keys of `meta` by the families that have them. A key of one family alone counts more. Conversion leaves none of another family, so that a
 * converted list is recognised as ours.
 */
export const META_MARKS: Marks = {
	...marks('native', ['noClosable', 'noKeepAlive', 'tabHidden', 'dynamicNewTab', 'guard', 'furtherGuards', 'levelHidden', 'noColumn']),
	...marks('vben', ['affixTab', 'affixTabOrder', 'hideInTab', 'hideInBreadcrumb', 'authority', 'menuVisibleWithForbidden', 'ignoreAccess']),
	...marks('vben', ['iframeSrc', 'openInNewWindow', 'noBasicLayout', 'maxNumOfOpenTab', 'fullPathKey', 'badgeVariants']),
	...marks('soybean', ['i18nKey', 'localIcon', 'fixedIndexInTab', 'multiTab', 'constant', 'href']),
	...marks('pure-admin', ['rank', 'showLink', 'showParent', 'hiddenTag', 'fixedTag', 'frameSrc', 'frameLoading', 'extraIcon']),
	...marks('pure-admin', ['auths', 'dynamicLevel']),
	...marks('arco', ['locale', 'requiresAuth', 'ignoreCache', 'noAffix']),
	...marks('vue-element-admin', ['affix']),
	noCache: ['vue-element-admin', 'ruoyi'],
	breadcrumb: ['vue-element-admin', 'ruoyi'],
	link: ['ruoyi', 'vben'],
	roles: ['vue-element-admin', 'arco', 'pure-admin', 'soybean'],
	hideInMenu: ['vben', 'soybean', 'arco'],
	hideChildrenInMenu: ['vben', 'arco'],
	order: ['vben', 'soybean', 'arco'],
	keepAlive: ['vben', 'soybean', 'pure-admin'],
	activePath: ['vben', 'pure-admin'],
};

export const RECORD_MARKS: Marks = {
	...marks('ant-design-pro', ['routes', 'access', 'layout', 'hideInMenu', 'hideChildrenInMenu', 'menuRender', 'headerRender']),
	...marks('arco', ['requiredPermissions', 'oneOfPerm', 'ignore']),
	...marks('vben', ['authCode']),
	alwaysShow: ['vue-element-admin', 'ruoyi'],
	icon: ['ant-design-pro'],
};

const COMPONENT_MARKS: readonly (readonly [RegExp, Family])[] = [
	[/^(layout\.\w+(\$view\.[\w-]+)?|view\.[\w-]+)$/, 'soybean'],
	[/^BasicLayout$/, 'vben'],
	[/^(ParentView|InnerLink)$/i, 'ruoyi'],
	[/^\.\//, 'ant-design-pro'],
];

function marks(family: Family, keys: readonly string[]): Marks {
	return Object.fromEntries(keys.map((key) => [key, [family]]));
}

const OWN_MARK = 3;

/** Number of records to inspect. */
const SAMPLE = 1000;

/** Recognises the product of a list by its fields; `native` if in doubt. */
export function familyOf(list: readonly unknown[]): Family {
	const scores = new Map<Family, number>();
	const count = (families: readonly Family[]): void => {
		for (const family of families) scores.set(family, (scores.get(family) ?? 0) + (families.length === 1 ? OWN_MARK : 1));
	};
	const queue: unknown[] = list.slice(0, SAMPLE);
	// The loop appends to this list while it iterates.
	for (const item of queue) {
		if (!isObject(item)) continue;
		countMarks(item, count);
		for (const below of [item.children, item.routes])
			if (Array.isArray(below) && queue.length < SAMPLE) queue.push(...below.slice(0, SAMPLE - queue.length));
	}
	const [best] = [...scores].sort(([, one], [, other]) => other - one);
	return best && best[1] > (scores.get('native') ?? 0) ? best[0] : 'native';
}

function countMarks(item: Raw, count: (families: readonly Family[]) => void): void {
	const meta: Raw = isObject(item.meta) ? item.meta : {};
	for (const key of Object.keys(meta)) if (Object.hasOwn(META_MARKS, key)) count(META_MARKS[key] ?? []);
	for (const key of Object.keys(item)) if (Object.hasOwn(RECORD_MARKS, key)) count(RECORD_MARKS[key] ?? []);
	if (/^noredirect$/i.test(String(typeof item.redirect === 'string' ? item.redirect : ''))) count(['vue-element-admin', 'ruoyi']);
	for (const [pattern, family] of COMPONENT_MARKS) if (typeof item.component === 'string' && pattern.test(item.component)) count([family]);
}
