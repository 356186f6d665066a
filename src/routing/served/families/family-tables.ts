/** Products whose lists of routes are recognised. Fields are named as in their lists, `meta.` in front if they belong to `meta`. */
import * as texts from '#generated/messages/routing/families.ts';

interface FamilyTable {
	/** Fields that no other product has; words joined by a space must be in the same record. */
	marks: readonly string[];
	/** Maps a family's fields to ours (`!` inverts), to `link`, or to `frame` for an embedded site. Fields of `META_FIELDS` need no entry. */
	fields?: Readonly<Record<string, string>>;
	/** Fields that this app cannot use, with the reason; '' if nothing is lost without it. */
	lost?: Readonly<Record<string, string>>;
	/** Defaults of the framework for pages without the field. */
	defaults?: Readonly<Record<string, unknown>>;
	/** Field that sorts siblings, lower first and missing ones last. */
	order?: string;
	/** Field that names the page of a record without a component. */
	page?: 'path' | 'name';
	/** Components that are the layout. */
	groups?: readonly string[];
	/** Field and value of a record whose link is embedded. */
	embeds?: readonly [field: string, value: boolean | string];
	/** Field and value of a record that is a button. */
	button?: readonly [field: string, value: unknown];
}

const CACHED_ON_REQUEST = { keepAlive: false };

export const FAMILIES = {
	/** RuoYi and eladmin have the same fields. */
	'vue-element-admin': {
		marks: ['meta.noCache', 'meta.breadcrumb'],
		fields: { link: 'link' },
		lost: { breadcrumb: texts.breadcrumbs, perms: texts.buttonsOfPage },
		embeds: ['component', 'InnerLink'],
		button: ['menuType', 'F'],
	},
	yudao: {
		marks: ['componentName visible'],
		fields: { name: 'title', visible: '!hidden' },
		lost: { componentName: '' },
		button: ['type', 3],
	},
	vben: {
		marks: [
			'meta.affixTab',
			'meta.hideInTab',
			'meta.menuVisibleWithForbidden',
			'meta.iframeSrc',
			'meta.openInNewWindow',
			'meta.noBasicLayout',
			'meta.maxNumOfOpenTab',
			'meta.fullPathKey',
			'meta.badgeVariants',
			'meta.activeIcon',
		],
		fields: { link: 'link', iframeSrc: 'frame' },
		lost: {
			authCode: texts.buttonsOfPage,
			ignoreAccess: texts.guardsDecide,
			menuVisibleWithForbidden: texts.closedHidden,
			noBasicLayout: texts.framed,
			hideChildrenInMenu: texts.childrenShow,
			hideInBreadcrumb: texts.breadcrumbs,
			openInNewWindow: '',
		},
		defaults: CACHED_ON_REQUEST,
		order: 'order',
		button: ['type', 'button'],
	},
	/** The second version, whose fields differ from the fifth. */
	'vben-2': {
		marks: ['meta.orderNo', 'meta.hideMenu', 'meta.ignoreKeepAlive', 'meta.currentActiveMenu', 'meta.hideBreadcrumb'],
		fields: { frameSrc: 'frame' },
		lost: { ignoreAuth: texts.guardsDecide, hideChildrenInMenu: texts.childrenShow, hideBreadcrumb: texts.breadcrumbs },
		order: 'orderNo',
	},
	soybean: {
		marks: ['meta.i18nKey', 'meta.localIcon', 'meta.fixedIndexInTab', 'meta.multiTab', 'meta.constant'],
		fields: { href: 'link' },
		lost: { i18nKey: '', constant: texts.guardsDecide, fixedIndexInTab: texts.pinInStudio },
		defaults: CACHED_ON_REQUEST,
		order: 'order',
	},
	'pure-admin': {
		marks: ['meta.rank', 'meta.showLink', 'meta.showParent', 'meta.hiddenTag', 'meta.fixedTag', 'meta.extraIcon', 'meta.frameLoading'],
		fields: { frameSrc: 'frame' },
		lost: { auths: texts.buttonsOfPage, frameLoading: texts.pageMotion, transition: texts.pageMotion, backstage: '' },
		defaults: CACHED_ON_REQUEST,
		order: 'rank',
		page: 'path',
	},
	arco: {
		marks: ['meta.locale meta.requiresAuth', 'meta.ignoreCache', 'meta.noAffix'],
		lost: { hideChildrenInMenu: texts.childrenShow },
		order: 'order',
		page: 'name',
	},
	pig: {
		marks: ['meta.enName', 'sortOrder meta.isHide'],
		fields: { name: 'title', isLink: 'link' },
		lost: { menuType: '', weight: '', enName: texts.oneLanguage, isIframe: '' },
		embeds: ['isIframe', true],
		defaults: { isKeepAlive: false },
		order: 'sortOrder',
		page: 'path',
		button: ['menuType', '1'],
	},
	jeecg: {
		marks: ['meta.internalOrExternal'],
		fields: { url: 'link' },
		lost: { route: '', componentName: '', internalOrExternal: '', ignoreAuth: texts.guardsDecide, permissionList: texts.buttonsOfPage },
		embeds: ['internalOrExternal', false],
		defaults: CACHED_ON_REQUEST,
		button: ['menuType', 2],
	},
	geeker: {
		marks: ['meta.isFull'],
		fields: { isLink: 'link' },
		lost: { isFull: texts.framed },
		defaults: { isKeepAlive: false },
	},
	'art-design-pro': {
		marks: ['meta.isHideTab', 'meta.isFullPage', 'meta.isFirstLevel', 'meta.authList', 'meta.showTextBadge', 'meta.fixedTab'],
		fields: { link: 'link', showTextBadge: 'badge' },
		lost: { authList: texts.buttonsOfPage, isFullPage: texts.framed, isFirstLevel: '', isIframe: '' },
		embeds: ['isIframe', true],
		defaults: CACHED_ON_REQUEST,
		groups: ['/index/index'],
	},
	'naive-ui-admin': {
		marks: ['meta.isRoot'],
		fields: { frameSrc: 'frame' },
		lost: { isRoot: '' },
		defaults: CACHED_ON_REQUEST,
		order: 'sort',
	},
} as const satisfies Readonly<Record<string, FamilyTable>>;

/** Products that a table of fields cannot describe, with the reason. Their lists are recognised and read as they are. */
export const LEFT_OUT = {
	'ant-design-pro': {
		marks: ['routes', 'menuRender', 'headerRender', 'footerRender'],
		reason: texts.routesInProgram,
	},
	'arco-react': { marks: ['key requiredPermissions', 'oneOfPerm'], reason: texts.pagesInProgram },
} as const;

export type ConvertedFamily = keyof typeof FAMILIES;

/** `native` has the fields of spec 2.3, or no mark of another product. */
export type Family = 'native' | ConvertedFamily | keyof typeof LEFT_OUT;

export const tableOf = (family: ConvertedFamily): FamilyTable => FAMILIES[family];
