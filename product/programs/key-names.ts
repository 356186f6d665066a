/** Keys as Tk names them: https://www.tcl-lang.org/man/tcl8.6/TkCmd/keysyms.htm. */
const TK_NAMES: Readonly<Record<string, string>> = {
	ArrowUp: 'Up',
	ArrowDown: 'Down',
	ArrowLeft: 'Left',
	ArrowRight: 'Right',
	' ': 'space',
	Enter: 'Return',
	Backspace: 'BackSpace',
	PageUp: 'Prior',
	PageDown: 'Next',
	Shift: 'Shift_L',
	'+': 'plus',
	'-': 'minus',
	'*': 'asterisk',
	'/': 'slash',
	'=': 'equal',
	',': 'comma',
	'.': 'period',
	';': 'semicolon',
};

/** A key of a browser. */
export const tkNameOf = (key: string): string => TK_NAMES[key] ?? key;

const LABELS: Readonly<Record<string, string>> = {
	Up: '↑',
	Down: '↓',
	Left: '←',
	Right: '→',
	space: '空格',
	Return: '回车',
	BackSpace: '退格',
	plus: '+',
	minus: '-',
};

/** A key that Tk names, on a button. */
export const keyLabel = (name: string): string => LABELS[name] ?? name;
