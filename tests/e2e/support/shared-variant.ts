/** One build of the product for tests whose settings do not interfere. */
import { buildVariant, type Variant } from './variant.ts';

export const OUTSIDE = 'http://outside.test/';

/** The call that marks all notices as read. The variant adds a confirmation before it. */
const MARK_ALL = '              - call: main.systemStudentNoticeReadAll\n';

export const buildSharedVariant = (): Promise<Variant> =>
	buildVariant(
		{
			// The error log is for development, but the tests run the production build.
			'environments: [development]': 'environments: [development, production]',
			// The blocker is active on hosts that are not local.
			'debuggerBlocker:\n  enabled: false': 'debuggerBlocker:\n  enabled: true',
			'https://www.example.com/': OUTSIDE,
		},
		{ 'pages/notice-index.yaml': { [MARK_ALL]: `              - { confirm: 全部标为已读？ }\n${MARK_ALL}` } },
		// Minified, since minifiers drop `debugger` statements unless configured otherwise.
		{ minify: true, shared: 'shared-variant' },
	);
