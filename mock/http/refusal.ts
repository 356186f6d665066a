import type { MockApp } from '#mock/operation.ts';
import { envelopeAt } from './api-at.ts';
import { toResponse } from './envelope.ts';
import type { EnvelopeError } from './envelope-error.ts';

/** The response of a host that rejects a request before the mock server sees it, in the envelope of the path's API. */
export function refusalAt(app: Pick<MockApp, 'apis'>, pathname: string, { code, message, status }: EnvelopeError, now: number): Response {
	return toResponse(envelopeAt(app, pathname), { code, message, data: null, status, headers: [], now, refused: true });
}
