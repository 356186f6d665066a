import { setLocale } from 'blockly/core';
import * as chinese from 'blockly/msg/zh-hans';

export function setBlockMessages(): void {
	setLocale(Object.fromEntries(Object.entries(chinese).flatMap(([name, words]) => (typeof words === 'string' ? [[name, words]] : []))));
}
