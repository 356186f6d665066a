import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { MutableJsonObject } from './operation-parts.ts';
import { listOr, type Source, textOr } from './source.ts';

/** Addresses of other hosts belong in public/config.json: one build serves every environment. */
export function serversOf(source: Source, name: string): Plain {
	const { address, path } = addressOf(source);
	if (/^\/[^/]/.test(address)) return [{ url: address.replace(/\/+$/, '') }];
	const url = `/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-api`;
	source.notes.assumed(
		path,
		address
			? `The address \`${address}\` is not written down: the app calls \`${url}\`.`
			: `The document names no address: the app calls \`${url}\`.`,
		`Name the real one under \`apis.${name}\` of public/config.json${address ? `: "${address}"` : ''}.`,
	);
	return [{ url }];
}

function addressOf({ document, dialect, notes }: Source): { address: string; path: TreePath } {
	const { value } = document;
	if (dialect === 'Swagger 2.0') {
		const base = textOr(value.basePath, '').replace(/\/+$/, '');
		const host = textOr(value.host, '');
		const schemes = listOr(value.schemes).map(String);
		const scheme = schemes.find((one) => one === 'https') ?? schemes[0] ?? 'https';
		return host ? { address: `${scheme}://${host}${base}`, path: ['host'] } : { address: base, path: base ? ['basePath'] : [] };
	}
	const servers = listOr(value.servers);
	if (servers.length > 1)
		notes.leftOut(
			['servers', 1],
			'An API has one address; only the first is looked at.',
			'Name others in public/config.json of the place they are for.',
		);
	const server = objectOr(servers[0]);
	const variables = objectOr(server.variables);
	const address = textOr(server.url, '').replaceAll(/\{([^}]*)\}/g, (_all, variable: string) =>
		textOr(objectOr(variables[variable]).default, variable),
	);
	return { address: address.replace(/(?<=.)\/+$/, ''), path: servers.length > 0 ? ['servers', 0] : [] };
}

/** `x-auth` from the first security scheme that is sent in a header. */
export function authOf(source: Source, name: string): MutableJsonObject {
	const { document, dialect, notes } = source;
	const at: TreePath = dialect === 'Swagger 2.0' ? ['securityDefinitions'] : ['components', 'securitySchemes'];
	const schemes = Object.entries(objectOr(at.reduce<Plain>((node, step) => objectOr(node)[String(step)] ?? null, document.value)));
	const known = schemes.flatMap(([key, scheme]) => {
		const sent = headerOf(objectOr(scheme));
		if (!sent)
			notes.leftOut(
				[...at, key],
				`The sign-in \`${key}\` is not sent in a header, which is the one way a token is sent.`,
				'Have the server take the token in a header.',
			);
		return sent ? [{ key, sent }] : [];
	});
	for (const { key } of known.slice(1))
		notes.leftOut([...at, key], `An API has one token; \`${key}\` is not the first.`, 'Change `x-auth`, if it is the one to send.');
	const [first] = known;
	const auth = { token: name, ...(first?.sent ?? { headers: ['Authorization'], prefix: 'Bearer ' }) };
	const shown = `\`${auth.headers[0]}: ${auth.prefix ?? ''}…\``;
	const whence = first ? `after \`${first.key}\`` : 'for want of a sign-in in the document';
	notes.assumed(
		first ? [...at, first.key] : [],
		`\`x-auth\`: the token \`${name}\` is sent as ${shown}, ${whence}.`,
		`Name another API there to send its token, or bring \`${name}\` under \`session.tokens\` of app.yaml.`,
	);
	return auth;
}

function headerOf({ type, in: place, name, scheme }: { readonly [key: string]: Plain }): { headers: string[]; prefix?: string } | null {
	if (type === 'apiKey') return place === 'header' ? { headers: [textOr(name, 'Authorization')] } : null;
	if (type === 'basic' || (type === 'http' && String(scheme).toLowerCase() === 'basic'))
		return { headers: ['Authorization'], prefix: 'Basic ' };
	return type === 'http' || type === 'oauth2' || type === 'openIdConnect' ? { headers: ['Authorization'], prefix: 'Bearer ' } : null;
}

/** Whether a `security` list requires a sign-in; the option `{}` makes it optional. */
export const needsSignIn = (security: Plain | undefined): boolean =>
	Array.isArray(security) && security.length > 0 && !security.some((choice) => isObject(choice) && Object.keys(choice).length === 0);
