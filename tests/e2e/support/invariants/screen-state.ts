/** How a screen is looked at when its invariants are measured. */
export interface ScreenState {
	account: string;
	width: number;
	height: number;
	/** `large`: twice the default size. */
	text: 'normal' | 'large';
	media: 'screen' | 'print';
}

/** Widths below this and low screens are used by touch. */
const TOUCH_BELOW = 768;
const LOW = 480;

export const onScreen = ({ media }: ScreenState): boolean => media === 'screen';
export const onPaper = ({ media }: ScreenState): boolean => media === 'print';
export const isLow = (state: ScreenState): boolean => onScreen(state) && state.height < LOW;
export const byTouch = (state: ScreenState): boolean => onScreen(state) && (state.width < TOUCH_BELOW || isLow(state));
