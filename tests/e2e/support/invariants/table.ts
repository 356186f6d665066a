/** What holds on every screen, and in which states it is asked. */
import { leavesTooLittle } from './bars.ts';
import { cannotBeHit, isTextCovered, liesOnText } from './covered.ts';
import { isCutOff, sticksOut } from './cut-off.ts';
import type { FindFaults } from './fault.ts';
import { scrollsBothWays, scrollsSideways } from './page-width.ts';
import { isOfNoUseOnPaper } from './paper.ts';
import { byTouch, isLow, onPaper, onScreen, type ScreenState } from './screen-state.ts';
import { hasSmallText, isTooCloseForFingers } from './touch.ts';
import { countsNothing, hasOtherThanOneTitle, isNameless, reportsError, showsProgramValue } from './wording.ts';

interface Invariant {
	name: string;
	applies: (state: ScreenState) => boolean;
	find: FindFaults;
}

const always = (): boolean => true;

export const INVARIANTS: readonly Invariant[] = [
	{ name: 'the page does not scroll sideways', applies: always, find: scrollsSideways },
	{ name: 'what scrolls down does not scroll sideways', applies: onScreen, find: scrollsBothWays },
	{ name: 'nothing is cut off', applies: always, find: isCutOff },
	{ name: 'the text of a control stays inside of it', applies: onScreen, find: sticksOut },
	{ name: 'every control can be hit', applies: onScreen, find: cannotBeHit },
	{ name: 'no text is covered', applies: onScreen, find: isTextCovered },
	{ name: 'no text lies on another', applies: always, find: liesOnText },
	{ name: 'fingers hit one control', applies: byTouch, find: isTooCloseForFingers },
	{ name: 'phones do not zoom into a field', applies: byTouch, find: hasSmallText },
	{ name: 'bars leave a low window to the page', applies: isLow, find: leavesTooLittle },
	{ name: 'no value of a program is shown', applies: always, find: showsProgramValue },
	{ name: 'headings, table heads and controls have names', applies: always, find: isNameless },
	{ name: 'a page has one title', applies: onScreen, find: hasOtherThanOneTitle },
	{ name: 'nothing reports an error', applies: always, find: reportsError },
	{ name: 'a figure over nothing is a dash', applies: always, find: countsNothing },
	{ name: 'paper shows content alone', applies: onPaper, find: isOfNoUseOnPaper },
];
