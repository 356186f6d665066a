import type { MockApi, MockApp } from '#mock/operation.ts';

const PLAIN_ENVELOPE: MockApi['envelope'] = { code: ['code'], message: ['message'], data: 'data', success: [200] };

export function apiAt({ apis }: Pick<MockApp, 'apis'>, pathname: string): MockApi | undefined {
	const path = pathname.toLowerCase();
	return Object.values(apis).find(({ base }) => path === base.toLowerCase() || path.startsWith(`${base.toLowerCase()}/`));
}

/** Returns the envelope for a path, also outside of every API. */
export const envelopeAt = (app: Pick<MockApp, 'apis'>, pathname: string): MockApi['envelope'] =>
	apiAt(app, pathname)?.envelope ?? PLAIN_ENVELOPE;
