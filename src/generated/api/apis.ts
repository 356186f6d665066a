// Generated from manifests/api/main.yaml, manifests/api/menus.yaml, manifests/api/question.yaml, manifests/api/judge.yaml, manifests/api/simulated.yaml by `npm run codegen`; do not edit.
import type { ApiSpec } from '#src/http/api-spec.ts';

export const apis: Readonly<Record<string, ApiSpec>> = {
	main: {
		base: '/main-api',
		timeout: 10000,
		idempotency: 'Idempotency-Key',
		envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
	},
	menus: {
		base: '/main-api',
		timeout: 10000,
		idempotency: 'Idempotency-Key',
		envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
	},
	question: {
		base: '/question-api',
		timeout: 10000,
		envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
	},
	judge: {
		base: '/judge-api',
		timeout: 10000,
		envelope: { code: ['status', 'code'], message: ['msg', 'message'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'judge', headers: ['Authorization'], dropLast: 0, prefix: '', rotate: 'Refresh-Token' },
	},
	simulated: {
		base: '/simulated-api',
		timeout: 10000,
		idempotency: 'Idempotency-Key',
		envelope: { code: ['code', 'status'], message: ['msg', 'message'], data: 'data', success: [0, 200, '0', '200'] },
		auth: { token: 'main', headers: ['Authorization'], dropLast: 4, prefix: 'Bearer ', rotate: null },
	},
};
