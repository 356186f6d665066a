import { useEffect, useState } from 'react';
import type { HttpError } from '#src/http/result.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import type { AttachmentFile, WebOfficeToken } from './api-types.ts';
import { nextStep } from './office-frame.ts';

/** `refused`: the server issues no token for this file. `lost`: there was no valid response. */
export type TokenFailure = 'refused' | 'lost';

export interface OfficeToken {
	token: WebOfficeToken | null;
	failure: TokenFailure | null;
	retry: () => void;
}

const failureOf = ({ kind }: HttpError): TokenFailure => (kind === 'business' ? 'refused' : 'lost');

export function useOfficeToken({ id: attachmentId, lessonId }: Pick<AttachmentFile, 'id' | 'lessonId'>): OfficeToken {
	const { call } = useCalls();
	const { now } = useClock();
	const [token, setToken] = useState<WebOfficeToken | null>(null);
	const [failure, setFailure] = useState<TokenFailure | null>(null);
	useEffect(() => {
		if (failure) return;
		const end = new AbortController();
		const obtain = async (refreshes: WebOfficeToken | null): Promise<void> => {
			const answer = refreshes
				? await call('main.courseAttachmentWebOfficeTokenRefresh', { token: refreshes.token }, { quiet: true })
				: await call('main.courseAttachmentWebOfficeToken', { attachmentId, ...(lessonId && { lessonId }) }, { quiet: true });
			if (end.signal.aborted) return;
			if (answer.ok) setToken(answer.data);
			// Falls back to a new token if the refresh fails, for example because the old one was used elsewhere.
			else if (refreshes) await obtain(null);
			else setFailure(failureOf(answer.error));
		};
		const step = token ? nextStep(token, now()) : ({ kind: 'ask' } as const);
		if (step.kind !== 'wait') void obtain(step.kind === 'refresh' ? token : null);
		const timer = step.kind === 'wait' ? setTimeout(() => void obtain(token), step.milliseconds) : undefined;
		return () => {
			clearTimeout(timer);
			end.abort();
		};
	}, [attachmentId, lessonId, call, now, token, failure]);
	return { token, failure, retry: () => setFailure(null) };
}
