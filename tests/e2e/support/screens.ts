/** The screens of the app and the states in which each is looked at: sampled by `npm test`, all of them by `npm run test:all`. */
import { sampleOf } from '#tests/support/matrix.ts';
import type { ScreenState } from './invariants/screen-state.ts';
import { administratorAddresses, guestAddresses, studentAddresses, studentAddressesOf, tabAddresses } from './walk.ts';

type Look = Omit<ScreenState, 'account'>;

const look = (width: number, height: number, text: Look['text'] = 'normal'): Look => ({ width, height, text, media: 'screen' });

const PHONE = look(360, 740);
const ON_ITS_SIDE = look(740, 360);
const SMALL = look(320, 640);
const DESK = look(1366, 768);
const WIDE = look(1440, 900);
/** The inside of A4 upright, at 96 dots per inch. */
const PAPER: Look = { width: 718, height: 1047, text: 'normal', media: 'print' };

const EVERY: readonly Look[] = [
	SMALL,
	PHONE,
	look(390, 844),
	look(768, 1024),
	DESK,
	WIDE,
	ON_ITS_SIDE,
	look(360, 740, 'large'),
	look(1440, 900, 'large'),
	PAPER,
];
/** Other data changes what is long, many or missing, which shows in narrow and in wide windows. */
const NARROW_AND_WIDE: readonly Look[] = [SMALL, ON_ITS_SIDE, DESK];

/** Other screens than those of the other walks. */
const LONG_NAME_SEED = 7;

export interface AccountScreens {
	account: string;
	addresses: readonly string[];
	states: readonly ScreenState[];
	/** Whether the dialogs of the frame are looked at, on the first screen. */
	withFrame: boolean;
}

const screensOf = (account: string, addresses: readonly string[], looks: readonly Look[]): AccountScreens => ({
	account,
	addresses,
	states: looks.map((each) => ({ account, ...each })),
	withFrame: true,
});

/** A test that walks for longer than its time-out would be cut off as one that hangs. */
const PART = 12;

const inParts = ({ addresses, ...rest }: AccountScreens): AccountScreens[] =>
	Array.from({ length: Math.ceil(addresses.length / PART) }, (_, part) => ({
		...rest,
		addresses: addresses.slice(part * PART, (part + 1) * PART),
		withFrame: part === 0,
	}));

/** Tabs of pages that the account can open. */
const TABS_OF_ALL = tabAddresses.filter((address) => !address.startsWith('/document-preview'));

const ofAccount = (account: string, size: number, looks = NARROW_AND_WIDE): AccountScreens =>
	screensOf(account, sampleOf([...studentAddressesOf(account), ...TABS_OF_ALL], size, account.length), looks);

export const guestScreens = screensOf('guest', guestAddresses, EVERY);
export const studentScreens = inParts(screensOf('student01', sampleOf([...studentAddresses, ...tabAddresses], 6), EVERY));
export const accountScreens: readonly AccountScreens[] = [
	// axe looks at wide windows.
	ofAccount('newbie', 4, [...NARROW_AND_WIDE, WIDE]),
	ofAccount('bigdata', 4),
	ofAccount('graduate', 3),
	screensOf('admin', [...administratorAddresses, ...sampleOf(studentAddressesOf('admin'), 1)], NARROW_AND_WIDE),
].flatMap(inParts);
/** Those in which the lock screen is looked at. */
export const lockStates = screensOf('student01', [], NARROW_AND_WIDE).states;
export const longNameScreens = inParts(
	screensOf('student01', sampleOf([...studentAddresses, ...tabAddresses], 4, LONG_NAME_SEED), [SMALL, DESK]),
);
