import type { SourceFile } from '#codegen/read/document.ts';
import { labelOf } from '#codegen/scaffold/words.ts';
import { flow, indent, item, literal, scalarText } from '#codegen/scaffold/yaml-text.ts';
import type { SignIn } from './sign-in.ts';

export interface MenuEntry {
	route: string;
	/** First tag of the operation; null without one. */
	tag: string | null;
}

interface MenusOf {
	entries: readonly MenuEntry[];
	/** Route of the start page; null if the app needs none. */
	start: string | null;
	/** Lines of routes.yaml below the layout. */
	routes: readonly string[];
	homePath: string;
	title: string;
	signIn: SignIn;
}

/** menus.yaml with a group for each tag, and routes.yaml. */
export function emitMenus({ entries, start, routes, homePath, title, signIn }: MenusOf): SourceFile[] {
	const tags = [...new Set(entries.map(({ tag }) => tag))];
	const grouped = tags.filter((tag) => tag !== null).length > 1;
	const plain = entries.filter(({ tag }) => !grouped || tag === null).map(menuItem);
	const groups = tags.flatMap((tag) => {
		const own = entries.filter((entry) => entry.tag === tag).map(menuItem);
		return grouped && tag !== null ? item([`title: ${scalarText(labelOf(tag, tag))}`, 'items:', ...indent(own)]) : [];
	});
	const sidebar = [...(start ? [`- { route: ${start} }`] : []), ...plain, ...groups];
	const user = signIn.kind === 'none' ? [] : ['user:', '  - { command: logout, title: Sign out, icon: logout }'];
	const login =
		signIn.kind === 'none'
			? []
			: [`  - { path: /login, name: login, component: login, meta: { title: Sign in, hidden: true, tabHidden: true } }`];
	const root = [
		'path: /',
		'name: root',
		'component: Layout',
		`redirect: ${scalarText(homePath)}`,
		`meta: ${flow({ title: literal(title) })}`,
		'children:',
	];
	return [
		{ path: 'menus.yaml', text: lines(['sidebar:', ...indent(sidebar), ...user]) },
		{ path: 'routes.yaml', text: lines(['routes:', ...login, ...indent(item([...root, ...indent(routes)]))]) },
	];
}

const menuItem = ({ route }: MenuEntry): string => `- ${flow({ route })}`;

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
