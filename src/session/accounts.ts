import { apis } from '#generated/api/apis.ts';
import { session as compiled } from '#generated/session.ts';
import { operationSpecs } from '#src/operations/operation-specs.ts';
import { type AddressMode, hrefAt } from '#src/routing/app-address.ts';
import type { SessionOperations } from './session-operations.ts';

/** `session` of app.yaml. The default picture is a file of the app, which may be served below a path. */
export function accountsAt(base: AddressMode['base']): SessionOperations | null {
	if (!compiled?.defaultAvatar?.startsWith('/')) return compiled;
	return { ...compiled, defaultAvatar: hrefAt(compiled.defaultAvatar, { mode: 'history', base }) };
}

/** Name of the token of the session: the one that the API of the user operation asks for. */
export function mainToken(accounts: SessionOperations | null): string {
	const api = accounts && apis[operationSpecs[accounts.user]?.api ?? ''];
	return api?.auth.token ?? '';
}
