// Generated from manifests/api/main.yaml, manifests/api/simulated.yaml by `npm run codegen`; do not edit.
import type { ApiSpec } from '#src/http/api-spec.ts';

export const apis: Readonly<Record<string, ApiSpec>> = {
	main: {
		base: '/main-api',
		timeout: 10000,
		envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
	},
	simulated: {
		base: '/simulated-api',
		timeout: 10000,
		envelope: { code: ['code', 'status'], message: ['msg', 'message'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'simulated', headers: ['Authorization'], dropLast: 0, prefix: 'Bearer ', rotate: null },
	},
};
