import type { Locator } from '#codegen/diagnostics/line-table.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { AppFiles, AppSource } from './app-files.ts';
import type { Exclusions } from './exclusions.ts';
import type { SignIn } from './sign-in.ts';

interface Made {
	app: AppFiles;
	excluded: Exclusions;
}

interface AppNote {
	/** How to sign in. */
	account: string;
	sections: readonly string[];
}

/** Says what to look at first in a scaffolded app, and what of its document has no page. */
export function appNote({ api, signIn }: AppSource, { app, excluded }: Made, locate: Locator, document: PlainDocument): AppNote {
	const operations = new Map(api.operations.map((operation) => [operation.name, operation]));
	const placed = (name: string, text: string): string => {
		const operation = operations.get(name);
		return operation ? `  ${locate.text(document.locate(operation.where, 'key'))}  ${operation.id}\n    ${text}` : `  ${name}\n    ${text}`;
	};
	const list = (heading: string, lines: readonly string[]): string[] => (lines.length > 0 ? [`\n${heading}:\n\n${lines.join('\n')}`] : []);
	const leftOut = [
		...[...excluded.operations].map(([name, { message }]) => placed(name, `The whole operation: ${message}`)),
		...[...excluded.pages].map(([name, { message }]) => placed(name, `Its page: ${message}`)),
		...[...app.refused].map(([name, why]) => placed(name, `Its page: ${why}`)),
		...app.unused
			.filter((name) => !app.refused.has(name) && !excluded.pages.has(name))
			.map((name) => placed(name, 'A button for it: no page knows the parameters of its path.')),
	];
	return {
		account: accountOf(signIn),
		sections: [
			...list('Look at first', [
				`  Sign-in: ${signInText(signIn, api.name)}`,
				`  Rows: seed/ has samples for ${[...app.resources.keys()].join(', ') || 'nothing: each operation answers a sample of its own'}.`,
				...fixedLine([...excluded.rows.keys()]),
				...startLine(app.unlinked),
			]),
			...list('Without a page or a button', leftOut),
		],
	};
}

const fixedLine = (names: readonly string[]): string[] =>
	names.length > 0
		? [`  Fixed answers: no rows of seed/ fit ${names.map((name) => `\`${name}\``).join(', ')}; their x-mock is a sample.`]
		: [];

const startLine = (names: readonly string[]): string[] =>
	names.length > 0
		? [`  Start page: no list leads to ${names.map((name) => `\`${name}\``).join(', ')}; pages/start.yaml opens them with sample ids.`]
		: [];

function accountOf(signIn: SignIn): string {
	if (signIn.kind === 'none') return 'no sign-in';
	if (signIn.kind === 'added') return 'sign in as anna, password secret';
	return `sign in as ${signIn.credentials.account}, password ${signIn.credentials.password}`;
}

function signInText(signIn: SignIn, api: string): string {
	switch (signIn.kind) {
		case 'none':
			return signIn.why === null ? 'no operation needs one.' : `none, as ${signIn.why}; \`security\` is left out of api/${api}.yaml.`;
		case 'added':
			return `\`${signIn.scheme}\` sends a token, but no operation gives one. api/session.yaml describes such operations: put those of your server there.`;
		case 'own':
			return `by \`${signIn.signIn.name}\`, the user from \`${signIn.user.name}\`.`;
	}
}
