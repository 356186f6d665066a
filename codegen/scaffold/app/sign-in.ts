import type { ApiModel, JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import type { ValueField } from '#codegen/expression/value-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import { lastParameter } from './resources.ts';

/** How users of a scaffolded app sign in. */
export type SignIn =
	| { kind: 'none'; why: string | null }
	/** By a session that the document does not have, and whose token is sent as its scheme says. */
	| { kind: 'added'; scheme: string }
	| OwnSignIn;

/** By operations of the document. */
export interface OwnSignIn {
	kind: 'own';
	signIn: OperationModel;
	user: OperationModel;
	/** Body fields of the sign-in. */
	account: string;
	password: string;
	/** Response field of the token; null if the response is the token. */
	token: string | null;
	credentials: { account: string; password: string };
	/** `session.fields` of app.yaml. */
	fields: { id: string; name: string };
}

/** Whether the operations that need a sign-in can have one. */
export function signInOf(api: ApiModel, source: PlainDocument): SignIn {
	const { components, securityDefinitions } = source.value;
	const schemes = Object.entries(objectOr(objectOr(components).securitySchemes ?? securityDefinitions));
	if (api.operations.every((operation) => operation.public)) return { kind: 'none', why: null };
	const own = ownSignIn(api);
	if (own) return own;
	const sent = schemes.find(([, scheme]) => isTokenScheme(objectOr(scheme)));
	if (sent) return { kind: 'added', scheme: sent[0] };
	const names = schemes.map(([name]) => `\`${name}\``).join(', ');
	return { kind: 'none', why: names === '' ? 'the document describes no sign-in' : `${names} sends no token in a header` };
}

/** A token in a header. A basic sign-in sends the password with each request, and keeps no token. */
function isTokenScheme({ type, in: place, scheme }: JsonObject): boolean {
	if (type === 'apiKey') return place === 'header';
	return type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && String(scheme).toLowerCase() === 'bearer');
}

const ACCOUNT = /^(user_?name|email|login|account)$/i;
const PASSWORD = /password$/i;
const TOKEN = /token$/i;
const USER_PATH = /\/(me|self|whoami|profile|user|account)$/;

function ownSignIn({ operations }: ApiModel): OwnSignIn | null {
	const user = operations.find(
		({ method, path, answer, parameters }) =>
			method === 'get' && USER_PATH.test(path) && answer.kind === 'object' && answer.fields().has('id') && parameters.size === 0,
	);
	const signIns = operations.filter(
		({ method, path, id }) => method === 'post' && lastParameter(path) === undefined && !/sign_?up|regist/i.test(id),
	);
	for (const signIn of signIns) {
		const names = [...(signIn.body?.fields.keys() ?? [])];
		const account = names.find((name) => ACCOUNT.test(name));
		const password = names.find((name) => PASSWORD.test(name));
		const token = tokenOf(signIn);
		if (!user || account === undefined || password === undefined || token === undefined) continue;
		const credentials = { account: /email/i.test(account) ? 'anna@example.com' : 'anna', password: 'secret-password' };
		return {
			kind: 'own',
			signIn,
			user,
			account,
			password,
			token,
			credentials,
			fields: { id: textOf(user, ['id']), name: textOf(user, NAMES) },
		};
	}
	return null;
}

/** Field of the token; null if the response is the token, undefined without one. */
function tokenOf({ answer }: OperationModel): string | null | undefined {
	if (answer.kind === 'string') return null;
	if (answer.kind !== 'object') return undefined;
	return [...answer.fields()].find(([name, { type }]) => TOKEN.test(name) && type.kind === 'string')?.[0];
}

const NAMES = ['name', 'fullName', 'displayName', 'username', 'login', 'email', 'id'];

/** An expression for the first of the fields that the user has. */
function textOf({ answer }: OperationModel, names: readonly string[]): string {
	const fields = answer.kind === 'object' ? answer.fields() : new Map<string, ValueField>();
	const name = names.find((each) => fields.has(each)) ?? 'id';
	const field = fields.get(name);
	return field?.optional || field?.type.nullable ? `info.${name} ?? ''` : `info.${name}`;
}
