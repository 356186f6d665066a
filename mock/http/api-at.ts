import type { MockApi, MockApp } from '#mock/operation.ts';

const PLAIN_ENVELOPE: MockApi['envelope'] = { code: ['code'], message: ['message'], data: 'data', success: [200] };

/** The API that a path belongs to. */
export function apiAt({ apis }: Pick<MockApp, 'apis'>, pathname: string): MockApi | undefined {
	const path = pathname.toLowerCase();
	return Object.values(apis).find(({ base }) => path === base.toLowerCase() || path.startsWith(`${base.toLowerCase()}/`));
}

/** How answers on this path are wrapped, outside of every API, too. */
export const envelopeAt = (app: Pick<MockApp, 'apis'>, pathname: string): MockApi['envelope'] =>
	apiAt(app, pathname)?.envelope ?? PLAIN_ENVELOPE;
