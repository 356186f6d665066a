import type { Family } from './family-of.ts';

/** Differences between the lists of a product and ours: names of fields, inverted flags and defaults. */
export interface FamilyRules {
	/** Field that sorts siblings, lower first; `missing` is the value of records without it. */
	order?: { key: string; missing: number; topOnly?: boolean };
	/** The product keeps pages alive only on request; this app does so unless `noKeepAlive` is set. */
	cacheOff?: boolean;
	/** `name` is the title, and names no route. */
	nameIsTitle?: boolean;
	/** Field that names the page of a record without a component. */
	page?: 'path' | 'name' | 'key';
	/** Field that replaces a missing path. */
	path?: 'key';
	/** Wraps a single page of the top level into a group at `/`. */
	unwraps?: boolean;
	/** Fields that this app cannot use, with the reason. */
	lost?: Readonly<Record<string, string>>;
}

const NO_OVERRIDE = '菜单不能放宽权限，能不能进由守卫决定';
const BUTTONS = '按钮的权限由页面自己管，菜单里不用写';

const LAST = Number.MAX_SAFE_INTEGER;

export const FAMILIES: Readonly<Record<Exclude<Family, 'native'>, FamilyRules>> = {
	'vue-element-admin': {},
	vben: {
		order: { key: 'order', missing: LAST },
		cacheOff: true,
		lost: {
			menuVisibleWithForbidden: '打不开的页面不显示在菜单里',
			ignoreAccess: NO_OVERRIDE,
			authCode: BUTTONS,
			noBasicLayout: '页面都在应用的外框里显示',
		},
	},
	soybean: { order: { key: 'order', missing: 0 }, cacheOff: true, lost: { constant: NO_OVERRIDE } },
	'pure-admin': {
		order: { key: 'rank', missing: LAST, topOnly: true },
		cacheOff: true,
		page: 'path',
		lost: { auths: BUTTONS, backstage: '菜单都由服务器下发' },
	},
	ruoyi: { unwraps: true, lost: { perms: BUTTONS } },
	arco: { order: { key: 'order', missing: 0 }, page: 'name', path: 'key' },
	'ant-design-pro': { nameIsTitle: true },
};
