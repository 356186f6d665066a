import { isObject, type Raw, textOf } from '../served-context.ts';
import { URL_LIKE } from '../served-path.ts';
import { type Draft, discard, type FamilyReading, move, note } from './draft.ts';

/** Converts the kind of the record: button, link, embedded site, group or page. Returns false if the record is dropped. */
export function convertKind(draft: Draft, reading: FamilyReading): boolean {
	const { record } = draft;
	if (record.type === 'button' || record.menuType === 'F' || record.menuType === 3) {
		const codes = [record.perms, record.authCode, record.auths].map(textOf).filter(Boolean).join('、');
		discard(draft, reading, `按钮${codes && `（权限 ${codes}）`}`, '按钮不是菜单，由页面自己管');
		return false;
	}
	if (record.layout === false) {
		discard(draft, reading, '没有外框的页面', '登录一类的页面是应用固定的，菜单管不着');
		return false;
	}
	convertPath(draft, reading);
	liftRedirect(draft, reading);
	convertLink(draft, reading);
	return true;
}

function convertPath(draft: Draft, reading: FamilyReading): void {
	const { record } = draft;
	const { path } = reading.rules;
	const value = path === undefined ? '' : textOf(record[path]);
	if (textOf(record.path) !== '' || path === undefined || value === '') return;
	record.path = `/${value.replace(/^\/+/, '')}`;
	delete record[path];
	note(draft, reading, `${path}: ${value}`, `path: ${String(record.path)}`);
	// In records with a key, `name` is the title.
	move(draft, reading, { from: 'name', to: 'title' });
}

/** A child at the path of its group that only redirects is the redirect of the group. */
function liftRedirect(draft: Draft, reading: FamilyReading): void {
	const { record, children } = draft;
	const isRedirect = (item: unknown): item is Raw =>
		isObject(item) && textOf(item.redirect) !== '' && textOf(item.component) === '' && textOf(item.path) === textOf(record.path);
	const lifted = children?.find(isRedirect);
	if (!lifted || !children || textOf(record.redirect) !== '') return;
	record.redirect = textOf(lifted.redirect);
	draft.children = children.filter((item) => item !== lifted);
	note(draft, reading, `下级里的重定向 ${textOf(lifted.redirect)}`, 'redirect');
}

const LINK_KEYS = ['link', 'href'] as const;
const FRAME_KEYS = ['iframeSrc', 'frameSrc'] as const;

/** A link has its address as its path. An embedded site becomes a link. */
function convertLink(draft: Draft, reading: FamilyReading): void {
	const { record, meta } = draft;
	const props = isObject(record.props) ? textOf(record.props.url) : '';
	const address = (keys: readonly string[]): string => keys.map((key) => textOf(meta[key])).find((url) => URL_LIKE.test(url)) ?? '';
	const frame = address(FRAME_KEYS) || (URL_LIKE.test(props) ? props : '');
	const url = address(LINK_KEYS) || frame;
	if (url !== '') {
		if (frame === url) discard(draft, reading, `嵌在页面里的网站 ${url}`, '应用不在页面里嵌别的网站，改成了链接');
		else note(draft, reading, `链接 ${url}`, `path: ${url}`);
		Object.assign(record, { path: url });
		for (const key of ['component', 'redirect', 'props']) delete record[key];
		draft.children = null;
	}
	for (const key of [...LINK_KEYS, ...FRAME_KEYS, 'frameLoading']) delete meta[key];
	if (meta.openInNewWindow === true) meta.target = '_blank';
	delete meta.openInNewWindow;
}
