/** Declared answers of `session`: sign-in, the signed-in user and sign-out. */
import type { SessionAnswer } from '#mock/operation.ts';
import type { AnswerParts, Respond } from './answer-parts.ts';
import { updateRow, valuesOf } from './write.ts';

export function compileSession(spec: SessionAnswer, parts: AnswerParts): Respond {
	const { resource, find, finish, refuse, accepts } = parts;
	switch (spec.session) {
		case 'signIn': {
			const isText = accepts('');
			const credentials = Object.keys(spec.key ?? {});
			return (context) => {
				// An account without a password is not open to everybody.
				if (!credentials.every((name) => context.input[name])) return refuse(context);
				const row = find(context);
				const token = context.openSession(resource, row.id);
				if (isText) return token;
				const user = finish(row, context);
				return { ...user, user, ...valuesOf(spec, context), [spec.token ?? 'token']: token };
			};
		}
		case 'user':
			return (context) => (context.user ? finish(context.user, context) : refuse(context));
		case 'update':
			return (context) =>
				context.user ? finish(updateRow({ spec: { ...spec, key: {} }, resource, row: context.user }, context), context) : refuse(context);
		case 'signOut':
			return ({ closeSession }) => {
				closeSession();
				return null;
			};
	}
}
