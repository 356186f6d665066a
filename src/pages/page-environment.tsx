/**
 * Dependencies of pages, provided by `src/app/`. The page runtime reads all of them; blocks and features read the part that they need,
 * such as `useCalls` or `useNavigation`, and import no store, HTTP client or router state.
 */
import type { ReactNode } from 'react';
import { createRequiredContext } from './create-required-context.ts';
import { type Access, AccessContext } from './use-access.ts';
import { type Calls, CallsContext } from './use-calls.ts';
import { type Clock, ClockContext } from './use-clock.ts';
import { DictionaryContext, type DictionarySource } from './use-dictionaries.ts';
import { type Feedback, FeedbackContext } from './use-feedback.ts';
import { type KeptData, KeptDataContext } from './use-kept-data.ts';
import { type Navigation, NavigationContext } from './use-navigation.ts';
import { type PageCode, PageCodeContext } from './use-page-code.ts';

export interface PageEnvironment extends Calls, Navigation, Feedback, KeptData, Clock, Access, DictionarySource, PageCode {}

const [EnvironmentContext, usePageEnvironment] = createRequiredContext<PageEnvironment>();

export { usePageEnvironment };

export function PageEnvironmentProvider({ environment, children }: { environment: PageEnvironment; children: ReactNode }) {
	return (
		<EnvironmentContext value={environment}>
			<CallsContext value={environment}>
				<NavigationContext value={environment}>
					<FeedbackContext value={environment}>
						<KeptDataContext value={environment}>
							<ClockContext value={environment}>
								<AccessContext value={environment}>
									<DictionaryContext value={environment}>
										<PageCodeContext value={environment}>{children}</PageCodeContext>
									</DictionaryContext>
								</AccessContext>
							</ClockContext>
						</KeptDataContext>
					</FeedbackContext>
				</NavigationContext>
			</CallsContext>
		</EnvironmentContext>
	);
}
