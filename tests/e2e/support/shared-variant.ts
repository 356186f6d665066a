/** One build of the product for tests whose settings do not disturb one another. */
import { buildVariant, type Variant } from './variant.ts';

/** Where open developer tools lead. */
export const OUTSIDE = 'http://outside.test/';

/** The call that marks all notices as read. The variant asks first. */
const MARK_ALL = '              - { call: main.systemStudentNoticeReadAll }\n';

export const buildSharedVariant = (): Promise<Variant> =>
	buildVariant(
		{
			// The log is for development; the tests run the production build.
			'environments: [development]': 'environments: [development, production]',
			// Takes effect on hosts that are not local.
			'debuggerBlocker:\n  enabled: false': 'debuggerBlocker:\n  enabled: true',
			'https://www.example.com/': OUTSIDE,
		},
		{ 'pages/notice-index.yaml': { [MARK_ALL]: `              - { confirm: 全部标为已读？ }\n${MARK_ALL}` } },
		// A minifier takes debugger statements out unless it is told not to.
		{ minify: true, shared: 'shared-variant' },
	);
