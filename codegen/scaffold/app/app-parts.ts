import { parse } from 'yaml';
import type { JsonObject } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { printManifest } from '#codegen/import/print-manifest.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { STARTER } from '#codegen/scaffold/scaffold-app.ts';
import type { ScaffoldTexts } from '#codegen/scaffold/scaffold-texts.ts';
import { type FlowValue, flow, indent, item, literal, quoted, scalarText } from '#codegen/scaffold/yaml-text.ts';
import type { SignIn } from './sign-in.ts';

export const START = 'start';
/** Resource of those who sign in. */
export const USERS = 'users';
/** API of the sign-in that the document lacks. */
export const SESSION = 'session';

const ACCOUNT = { username: 'anna', password: 'secret' };

/** A page that no list leads to, with values of its address. */
export interface Visit {
	operation: string;
	title: string;
	route: string;
	params: Readonly<Record<string, string>>;
	query: Readonly<Record<string, string>>;
}

interface Settings {
	apis: readonly string[];
	title: string;
	/** Prefix of storage keys. */
	key: string;
	home: string;
	signIn: SignIn;
	hasSeed: boolean;
}

export function appSettings({ apis, title, key, home, signIn, hasSeed }: Settings): SourceFile {
	const isOpen = signIn.kind === 'none';
	const settings: Readonly<Record<string, FlowValue | null>> = {
		apis,
		site: { title, key, language: 'en' },
		routing: { home, ...(isOpen ? {} : { login: 'login' }) },
		access: isOpen ? { loginInterception: false } : { whitelist: ['login'] },
		session: sessionSettings(signIn),
		mock: mockSettings(signIn, hasSeed),
	};
	const text = Object.entries(settings).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${flow(value)}\n`]));
	return { path: 'app.yaml', text: text.join('') };
}

function sessionSettings(signIn: SignIn): FlowValue | null {
	if (signIn.kind === 'none') return null;
	if (signIn.kind === 'added')
		return {
			signIn: `${SESSION}.signIn`,
			token: 'answer.token',
			user: `${SESSION}.me`,
			signOut: `${SESSION}.signOut`,
			fields: { id: 'info.id', name: 'info.name', account: 'info.username' },
		};
	const { token, fields } = signIn;
	return {
		signIn: signIn.signIn.name,
		...(token === null ? {} : { token: `answer.${token}` }),
		user: signIn.user.name,
		fields,
	};
}

function mockSettings(signIn: SignIn, hasSeed: boolean): FlowValue | null {
	const seed: Readonly<Record<string, FlowValue>> = hasSeed ? { seed: 'seed' } : {};
	const account = signIn.kind === 'own' ? { username: signIn.credentials.account, password: signIn.credentials.password } : ACCOUNT;
	return signIn.kind === 'none' ? (hasSeed ? seed : null) : { ...seed, accounts: [{ ...account, note: 'Sample account' }] };
}

/** The sign-in page of the starter, for the operation and the fields of this app. */
export function loginPage(starter: readonly SourceFile[], signIn: Exclude<SignIn, { kind: 'none' }>): SourceFile {
	const text = starterText(starter, 'pages/login.yaml').replace(/^#.*\n/, '');
	if (signIn.kind === 'added') return { path: 'pages/login.yaml', text: text.replaceAll('main.', `${SESSION}.`) };
	const { account, password, token } = signIn;
	return {
		path: 'pages/login.yaml',
		text: text
			.replaceAll('main.signIn', signIn.signIn.name)
			.replace('field: username', () => `field: ${account}`)
			.replace('field: password', () => `field: ${password}`)
			.replace('result.token', () => (token === null ? 'result' : `result.${token}`)),
	};
}

/** The session of the starter, as an API of its own whose token has the header of the document's scheme, with the user who signs in. */
export function sessionApi(starter: readonly SourceFile[], document: JsonObject): SourceFile[] {
	const whole: JsonObject = parse(starterText(starter, 'api/main.yaml'));
	const paths = Object.entries(objectOr(whole.paths)).filter(([path]) => path !== '/tasks');
	const { User: user = {} } = objectOr(objectOr(whole.components).schemas);
	const manifest = {
		...whole,
		info: { title: 'Sign-in', version: '1' },
		servers: [{ url: '/session-api' }],
		'x-auth': objectOr(document['x-auth']),
		paths: Object.fromEntries(paths),
		components: { ...objectOr(whole.components), schemas: { User: user } },
	};
	return [
		{ path: `api/${SESSION}.yaml`, text: printManifest(manifest) },
		{ path: `seed/${USERS}.yaml`, text: starterText(starter, 'seed/users.yaml') },
	];
}

const starterText = (starter: readonly SourceFile[], file: string): string =>
	starter.find(({ path }) => path === `${STARTER}/${file}`)?.text ?? '';

/** Opens the pages that nothing else leads to. */
export function startPage(visits: readonly Visit[], texts: ScaffoldTexts): SourceFile {
	const buttons = visits.map(({ title, route, params, query }) => {
		const values = (map: Visit['params']): FlowValue =>
			Object.fromEntries(Object.entries(map).map(([name, value]) => [name, quoted(value)]));
		const target = {
			route,
			...(Object.keys(params).length > 0 ? { params: values(params) } : {}),
			...(Object.keys(query).length > 0 ? { query: values(query) } : {}),
		};
		return `- ${flow({ label: literal(title), opens: target })}`;
	});
	const text = [
		`page: ${START}`,
		`title: ${scalarText(texts.start)}`,
		'view:',
		`  - ${flow({ block: 'text', text: texts.start, look: 'title' })}`,
		...(visits.length > 0
			? [`  - ${flow({ block: 'text', text: texts.startNote })}`, ...indent(item(['block: buttons', 'items:', ...indent(buttons)]))]
			: []),
	];
	return { path: `pages/${START}.yaml`, text: `${text.join('\n')}\n` };
}

interface TestedCall {
	operation: string;
	input: JsonObject;
}

/** A test that calls each operation with an input that fits. */
export function appTests(calls: readonly TestedCall[], signIn: SignIn, token: string): SourceFile {
	const rows = calls.map(({ operation, input }) => `\t[${JSON.stringify(operation)}, ${JSON.stringify(input)}],`);
	const signed = signIn.kind === 'none' ? '' : `, backend.signIn('${USERS}', backend.store.rows('${USERS}')[0]?.id ?? '', '${token}')`;
	const text = [
		"import { expect, it } from 'vitest';",
		"import { app } from '#mock/generated/app.ts';",
		"import { createTestBackend } from '#tests/support/mock-backend.ts';",
		'',
		'const calls: readonly [operation: string, input: Record<string, unknown>][] = [',
		...rows,
		'];',
		'',
		"it.each(calls)('%s answers', async (operation, input) => {",
		'\tconst backend = createTestBackend({ app });',
		`\tconst { status } = await backend.call(operation, input${signed});`,
		'\texpect(status).toBeLessThan(300);',
		'});',
	];
	return { path: 'tests/operations.test.ts', text: `${text.join('\n')}\n` };
}
