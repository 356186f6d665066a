import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';

/**
 * Reports each token of `x-auth` that no session of app.yaml obtains. An app without accounts sends none. The token of an API's own name is what an
 * imported document starts with, so that one is a note.
 */
export function checkTokens(app: ObjectSpec, apis: readonly ApiModel[], report: Report): void {
	const sessions = sessionsOf(app);
	const tokens = sessions.map((session) => tokensOf(session, apis));
	const obtained = tokens.flatMap((names) => names ?? []);
	// Without the operation of `user`, the token of the session is unknown.
	if (sessions.length === 0 || tokens.includes(null)) return;
	for (const { name, auth, document } of apis) {
		if (auth.headers.length === 0 || obtained.includes(auth.token)) continue;
		const written = document.value['x-auth'];
		report({
			code: 'unknown-token',
			...(auth.token === name && { severity: 'note' as const }),
			message: `Nothing obtains the token \`${auth.token}\`, so calls of \`${name}\` are sent without one.`,
			...suggestName({
				name: auth.token,
				at: document.locate(isObject(written) && 'token' in written ? ['x-auth', 'token'] : ['x-auth'], 'value'),
				candidates: obtained,
				otherwise: `Bring it under \`session.tokens.${auth.token}\` of app.yaml, or name the token to send in \`x-auth\`: ${obtained.join(', ')}.`,
			}),
		});
	}
}

/** Those of the app and of its other back ends. */
function sessionsOf(app: ObjectSpec): ObjectSpec[] {
	const backEnds = app.keys.get('backEnds')?.value;
	const others = backEnds?.kind === 'record' ? [...backEnds.entries.values()].map(({ value }) => value) : [];
	return [app, ...others].flatMap((holder) => {
		const session = holder.kind === 'object' ? holder.keys.get('session')?.value : undefined;
		return session?.kind === 'object' ? [session] : [];
	});
}

/** The token that signs in to the API of `user`, and those of `tokens`; null if that API is unknown. */
function tokensOf(session: ObjectSpec, apis: readonly ApiModel[]): string[] | null {
	const user = referenceAt(session, 'user')?.name;
	const api = apis.find(({ operations }) => operations.some(({ name }) => name === user));
	const tokens = session.keys.get('tokens')?.value;
	return api ? [api.auth.token, ...(tokens?.kind === 'record' ? tokens.entries.keys() : [])] : null;
}
