import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ARCO = path.resolve('node_modules/@arco-design/web-react/es');
const BASE = path.join(ARCO, 'style/index.css');

const ours = ['src/shell/tokens.css', 'src/shell/themes.css', 'src/ui/arco/arco-base.css']
	.map((file) => readFileSync(file, 'utf8'))
	.join('\n');

const modulesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => path.join(folder, file));

/** Names that a module of ours imports from Arco. */
const importedBy = (file: string): string[] =>
	[...readFileSync(file, 'utf8').matchAll(/import (?!type)\{([^}]*)\} from '@arco-design\/web-react'/g)].flatMap(([, names = '']) =>
		names
			.split(',')
			.map((name) => name.trim().replace(/ as .*/, ''))
			.filter((name) => name && !name.startsWith('type ')),
	);

/** Style sheets that the build takes for these components. Ours replaces the base sheet. */
function sheetsOf(module: string, found = new Set<string>()): ReadonlySet<string> {
	for (const [, to = ''] of readFileSync(module, 'utf8').matchAll(/import '([^']+)'/g)) {
		const file = path.resolve(path.dirname(module), to);
		if (file.endsWith('.js')) sheetsOf(file, found);
		else if (file !== BASE) found.add(file);
	}
	return found;
}

const modules = modulesIn('src/ui/arco');
const components = [...new Set(modules.flatMap(importedBy))].sort();

/** Colours of tags with a named colour, which no tag of ours has. */
const isNamedColour = (name: string): boolean =>
	/^--(red|orangered|orange|gold|lime|green|cyan|blue|arcoblue|purple|pinkpurple|magenta)-\d$/.test(name);

const readSheet = (file: string): string =>
	file.includes('/Tag/')
		? readFileSync(file, 'utf8').replace(/var\((--[\w-]+)\)/g, (all, name) => (isNamedColour(name) ? '0' : all))
		: readFileSync(file, 'utf8');

const matches = (text: string, pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

describe.each(components)('the style sheets of %s', (component) => {
	const sheets = [...sheetsOf(path.join(ARCO, component, 'style/css.js'))].map(readSheet).join('\n');

	it('read only variables that our tokens define', () => {
		const defined = matches(`${ours}\n${sheets}`, /(--[\w-]+)\s*:/g);
		const missing = [...matches(sheets, /var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name));
		expect(missing).toEqual([]);
	});

	it('name only animations that exist', () => {
		const defined = matches(`${ours}\n${sheets}`, /@keyframes ([\w-]+)/g);
		const named = matches(sheets, /animation(?:-name)?:\s*([a-zA-Z][\w-]*)/g);
		expect([...named].filter((name) => name !== 'none' && !defined.has(name))).toEqual([]);
	});
});

it('Arco is imported by the modules of `src/ui/arco` only, and its calls that render outside of the app are not used', () => {
	const written = modulesIn('src').filter((file) => !file.startsWith('src/generated/'));
	const users = written.filter((file) => /from '@arco-design\/web-react/.test(readFileSync(file, 'utf8')));
	expect(users.filter((file) => !modules.includes(file))).toEqual([]);
	expect(components).toContain('Tooltip');
	// They need Arco's adapter for React 19, and lie beneath native dialogs.
	expect(components.filter((name) => ['Message', 'Modal', 'Notification', 'Drawer'].includes(name))).toEqual([]);
});
