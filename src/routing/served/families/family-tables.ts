/** Products whose lists of routes are recognised. Fields are named as in their lists, `meta.` in front if they belong to `meta`. */
import * as texts from '#generated/messages/routing/families.ts';

interface FamilyTable {
	/** Fields that no other product has, `field=value` for one value of it; words joined by a space must be in the same record. */
	marks: readonly string[];
	/**
	 * Maps a family's fields to ours (`!` inverts), to `link`, to `frame` for an embedded site, or to `hideChildren`. `props.url` is a field of
	 * `props`. Fields of `META_FIELDS` need no entry.
	 */
	fields?: Readonly<Record<string, string>>;
	/** Fields that this app cannot use, with the reason; '' if nothing is lost without it. */
	lost?: Readonly<Record<string, string>>;
	/** Defaults of the framework for pages without the field. */
	defaults?: Readonly<Record<string, unknown>>;
	/** Field that sorts siblings, lower first and missing ones last. */
	order?: string;
	/** Field that names the page of a record without a component. */
	page?: 'path' | 'name';
	/** Fields of a record that hold the address of a link, if it is one; else they mean what they mean for a page. */
	links?: readonly string[];
	/** Fields and values, in small letters, of a link that is embedded; so are `isIframe` and components named after a frame. */
	frames?: readonly (readonly [field: string, value: string])[];
	/** Field that opens a link in a window of its own, whatever its component. */
	outside?: string;
	/** Components that are the layout. */
	groups?: readonly string[];
	/** Field and value of a record that is a button. */
	button?: readonly [field: string, value: unknown];
	/** Field and value of a record that is turned off. */
	off?: readonly [field: string, value: unknown];
	/** Field without which a record is no item of the menu. */
	named?: string;
}

const UMI_MARKS = ['hideInMenu', 'hideChildrenInMenu', 'hideInBreadcrumb', 'flatMenu', 'parentKeys', 'icon name'] as const;

const CACHED_ON_REQUEST = { keepAlive: false };

export const FAMILIES = {
	/** RuoYi and eladmin have the same fields. */
	'vue-element-admin': {
		marks: ['meta.noCache', 'meta.breadcrumb'],
		fields: { link: 'link', query: 'query' },
		lost: { breadcrumb: texts.breadcrumbs, perms: texts.buttonsOfPage, status: '' },
		button: ['menuType', 'F'],
		off: ['status', '1'],
	},
	yudao: {
		marks: ['componentName visible'],
		fields: { name: 'title', visible: '!hidden' },
		lost: { componentName: '', type: '', status: '' },
		button: ['type', 3],
		off: ['status', 1],
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
		fields: { link: 'link', iframeSrc: 'frame', hideChildrenInMenu: 'hideChildren' },
		lost: {
			authCode: texts.buttonsOfPage,
			ignoreAccess: texts.guardsDecide,
			menuVisibleWithForbidden: texts.closedHidden,
			noBasicLayout: texts.framed,
			hideInBreadcrumb: texts.breadcrumbs,
			openInNewWindow: '',
			type: '',
			pid: '',
			status: '',
		},
		defaults: CACHED_ON_REQUEST,
		order: 'order',
		button: ['type', 'button'],
		off: ['status', 0],
	},
	/** The second version, whose fields differ from the fifth. */
	'vben-2': {
		marks: ['meta.orderNo', 'meta.hideMenu', 'meta.ignoreKeepAlive', 'meta.currentActiveMenu', 'meta.hideBreadcrumb'],
		fields: { frameSrc: 'frame', hideChildrenInMenu: 'hideChildren' },
		lost: { ignoreAuth: texts.guardsDecide, hideBreadcrumb: texts.breadcrumbs },
		order: 'orderNo',
	},
	soybean: {
		marks: ['meta.i18nKey', 'meta.localIcon', 'meta.fixedIndexInTab', 'meta.multiTab', 'meta.constant'],
		fields: { href: 'link', 'props.url': 'frame' },
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
		links: ['name'],
	},
	arco: {
		marks: ['meta.locale meta.requiresAuth', 'meta.ignoreCache', 'meta.noAffix'],
		fields: { hideChildrenInMenu: 'hideChildren' },
		order: 'order',
		page: 'name',
	},
	pig: {
		marks: ['meta.enName', 'sortOrder meta.isHide'],
		fields: { name: 'title', isLink: 'link' },
		lost: { menuType: '', weight: '', enName: texts.oneLanguage, isIframe: '' },
		defaults: { isKeepAlive: false },
		order: 'sortOrder',
		page: 'path',
		button: ['menuType', '1'],
	},
	'vue-next-admin': {
		marks: ['meta.isIframe meta.isAffix', 'meta.isIframe meta.isKeepAlive'],
		fields: { isLink: 'link' },
		lost: { isIframe: '' },
		defaults: { isKeepAlive: false },
	},
	jeecg: {
		marks: ['meta.internalOrExternal'],
		fields: { url: 'link' },
		lost: { route: '', componentName: '', internalOrExternal: '', ignoreAuth: texts.guardsDecide, permissionList: texts.buttonsOfPage },
		defaults: CACHED_ON_REQUEST,
		outside: 'internalOrExternal',
		button: ['menuType', 2],
	},
	'sz-admin': {
		marks: ['meta.isHide=T', 'meta.isHide=F', 'meta.isFull=T', 'meta.isFull=F', 'meta.isKeepAlive=T', 'meta.isKeepAlive=F'],
		fields: { isLink: 'link' },
		lost: { isFull: texts.framed, pid: '', useDataScope: texts.buttonsOfPage },
		defaults: { isKeepAlive: false },
		order: 'sort',
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
	snowy: {
		marks: ['sortCode menuType', 'sortCode category', 'visible=TRUE', 'visible=FALSE'],
		fields: { visible: '!hidden', keepLive: '!noKeepAlive' },
		lost: { category: '', menuType: '', module: '', type: '', code: '', color: '', extJson: '' },
		order: 'sortCode',
		frames: [
			['menuType', 'iframe'],
			['type', 'iframe'],
		],
		button: ['category', 'BUTTON'],
	},
	/** Menus of umi, and of Ant Design Pro if their groups are in `children`. */
	umi: {
		marks: UMI_MARKS,
		fields: { name: 'title', hideChildrenInMenu: 'hideChildren', flatMenu: 'levelHidden' },
		lost: {
			key: '',
			parentKeys: '',
			exact: '',
			locale: '',
			target: '',
			layout: texts.framed,
			menuRender: texts.framed,
			headerRender: texts.framed,
			footerRender: texts.framed,
			hideInBreadcrumb: texts.breadcrumbs,
		},
		named: 'name',
	},
} as const satisfies Readonly<Record<string, FamilyTable>>;

/** Products that a table of fields cannot describe, with the reason. Their lists are recognised and read as they are. */
export const LEFT_OUT = {
	'ant-design-pro': {
		marks: ['routes', ...UMI_MARKS],
		reason: texts.routesInProgram,
	},
	'arco-react': { marks: ['key requiredPermissions', 'oneOfPerm'], reason: texts.pagesInProgram },
} as const;

export type ConvertedFamily = keyof typeof FAMILIES;

/** `native` has the fields of spec 2.3, or no mark of another product. */
export type Family = 'native' | ConvertedFamily | keyof typeof LEFT_OUT;

export const tableOf = (family: ConvertedFamily): FamilyTable => FAMILIES[family];
