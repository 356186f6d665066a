/** Declared answers of `session`: sign-in, the signed-in user and sign-out. */

import type { SignIn } from '#mock/generated/answer-types.ts';
import * as texts from '#mock/generated/messages/mock.ts';
import type { SessionAnswer } from '#mock/operation.ts';
import type { AnswerOptions, Respond } from './answer-context.ts';
import { compileFind, compileRefusal } from './find-row.ts';
import { compileFinishing } from './finish-row.ts';
import { compileUpdateRow, valuesOf } from './write.ts';

export function compileSession(spec: SessionAnswer, options: AnswerOptions): Respond {
	switch (spec.session) {
		case 'signIn':
			return compileSignIn(spec, options);
		case 'user': {
			const { finish } = compileFinishing(spec, options.compute);
			return (context) => (context.user ? finish(context.user, context) : refuse(context));
		}
		case 'update': {
			const { finish } = compileFinishing(spec, options.compute);
			const update = compileUpdateRow({ ...spec, key: {} });
			return (context) => (context.user ? finish(update(context.user, context), context) : refuse(context));
		}
		case 'signOut':
			return ({ closeSession }) => {
				closeSession();
				return null;
			};
	}
}

const refuse = compileRefusal();

function compileSignIn(spec: SignIn, { accepts, compute }: AnswerOptions): Respond {
	const { resource, key, token: field = 'token', missing = { code: 401, message: texts.wrongCredentials } } = spec;
	const finishing = compileFinishing(spec, compute);
	const find = compileFind({ ...spec, missing }, finishing);
	const refuse = compileRefusal(missing);
	const isText = accepts('');
	const credentials = Object.keys(key);
	return (context) => {
		// An account without a password is not open to everybody.
		if (!credentials.every((name) => context.input[name])) return refuse(context);
		const row = find(context);
		const token = context.openSession(resource, row.id);
		if (isText) return token;
		const user = finishing.finish(row, context);
		return { ...user, user, ...valuesOf(spec, context), [field]: token };
	};
}
