import { apis } from '#generated/api/apis.ts';
import { operations } from '#generated/api/operations.ts';
import { session } from '#generated/session.ts';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';
import { createAttempts } from '#src/http/attempts.ts';
import { createHttp } from '#src/http/create-http.ts';
import { withBases } from '#src/http/runtime-config.ts';
import type { Transport } from '#src/http/send.ts';
import { createServerClock } from '#src/http/server-clock.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import { createAnswerPolicy } from '#src/session/answer-policy.ts';
import { createTokens } from '#src/session/tokens.ts';
import { memoryStorage } from '#tests/src/session/support.ts';
import { createAttemptStorage } from '#tests/support/memory-storage.ts';

export interface HojClient {
	call: Calls['call'];
	/** Messages to the user so far. */
	shown: string[];
	/** Answers that differ from the API document so that they cannot be used. */
	unreadable: string[];
	/** The judge's token, as kept; '' if there is none. */
	token(): string;
}

const ACCOUNT = { studentDTO: { hojSecret: 'key-of-xiaoming' } };

/** The app's own calls, tokens and rules for failures, with a judge at `base`. */
export function createHojClient(transport: Transport, base = 'http://hoj.test'): HojClient {
	const storage = memoryStorage('main-token1234');
	const feedback = createFeedbackStore(3000);
	const shown: string[] = [];
	const unreadable: string[] = [];
	const recording = { ...feedback, message: (_kind: string, text: string) => void shown.push(text) };
	const tokens = createTokens({
		operations: session,
		main: 'main',
		storage,
		info: () => ACCOUNT,
		withheld: () => false,
		onFailed: () => undefined,
		now: () => 0,
		call: (source, input) => http.call(source.call, input, { anonymous: true, quiet: true }),
	});
	const neverEnds = (): never => {
		throw new Error('The judge cannot end the session.');
	};
	const http = createHttp({
		operations,
		apis: withBases(apis, { judge: base }),
		transport,
		contentType: 'application/json;charset=UTF-8',
		tokens,
		overlay: { actions: [], show: () => undefined, hide: () => undefined },
		clock: createServerClock(Date.now),
		attempts: createAttempts(createAttemptStorage(), Date.now),
		...createAnswerPolicy({
			main: 'main',
			isSignIn: () => false,
			session: neverEnds,
			tokens: () => tokens,
			feedback: recording,
			entry: { landing: null, signedInAt: null, expired: false },
			lock: { state: { locked: false }, hushes: () => false },
			report: (error) => void unreadable.push(String(error)),
		}),
	});
	return {
		call: (operation, input, { shapes: _, ...options } = {}) => http.call(operation, input, { ...options, check: checkWhole(operation) }),
		shown,
		unreadable,
		token: () => storage.readOther('ojToken'),
	};
}
