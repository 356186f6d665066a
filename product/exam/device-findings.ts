/** Checks of the device before an exam, with their consequences for the student. Pure. */
import { formatBytes, formatDuration } from '#src/lib/format-quantity.ts';

export interface DeviceFacts {
	/** Of the window, in CSS pixels. */
	width: number;
	touch: boolean;
	keyboard: boolean;
	online: boolean;
	/** Whether a record was written to IndexedDB and read again. */
	stores: boolean;
	/** Free bytes by `navigator.storage.estimate`; null where the browser does not tell. */
	room: number | null;
	/** Milliseconds by which the server's clock is ahead of the device's; null while it is unknown. */
	ahead: number | null;
}

export interface Finding {
	name: '屏幕' | '操作' | '网络' | '本机保存' | '时钟';
	/** `bad`: mend it first. `warn`: it works, with less comfort or safety. */
	state: 'ok' | 'warn' | 'bad';
	text: string;
}

/** Programs need two columns beside each other. */
const WIDE = 900;
/** The answers of a paper take far less, but a full disk fails without notice. */
const ROOM = 5_000_000;
/** The answering screen corrects any offset; a larger one is worth a word, since the times of papers follow the server. */
const OFFSET_MS = 60_000;
const DAY_MS = 86_400_000;

export function deviceFindings({ width, touch, keyboard, online, stores, room, ahead }: DeviceFacts): Finding[] {
	return [
		width >= WIDE
			? { name: '屏幕', state: 'ok', text: '够宽，题目和答题卡可以并排看。' }
			: { name: '屏幕', state: 'warn', text: '比较窄，答题卡会收在下方；有编程题时，换一块大屏幕更舒服。' },
		keyboard
			? { name: '操作', state: 'ok', text: touch ? '键盘和触屏都可以用，按 ? 看快捷键。' : '可以只用键盘作答，按 ? 看快捷键。' }
			: { name: '操作', state: 'warn', text: '触屏可以作答、拼积木；打字写程序最好接一个键盘。' },
		online
			? { name: '网络', state: 'ok', text: '已联网，写下的答案会自动保存到服务器。' }
			: { name: '网络', state: 'bad', text: '现在没有网络，不能开始。开始以后断网不要紧，答案会先留在这台设备上。' },
		storageFinding(stores, room),
		clockFinding(ahead),
	];
}

function storageFinding(stores: boolean, room: number | null): Finding {
	const name = '本机保存';
	if (!stores) {
		return { name, state: 'bad', text: '浏览器不让保存数据（可能是无痕模式）。断网或刷新时没存到服务器的答案会丢，请换一个窗口。' };
	}
	if (room !== null && room < ROOM) {
		return { name, state: 'warn', text: `这台设备只剩 ${formatBytes(room)}，可能存不下答案。请先腾出一些空间。` };
	}
	return { name, state: 'ok', text: '答案会先存在这台设备上，断网、刷新、关掉页面都不会丢。' };
}

/** Says which clock counts. It blames neither: a server's clock may be the one that is wrong, and the mock's stands at another day. */
function clockFinding(ahead: number | null): Finding {
	const name = '时钟';
	if (ahead === null) return { name, state: 'warn', text: '还不知道服务器的时间，联网后会自动对时。' };
	if (Math.abs(ahead) <= OFFSET_MS) return { name, state: 'ok', text: '和服务器的时间一致，倒计时以服务器为准。' };
	const days = Math.floor(Math.abs(ahead) / DAY_MS);
	const by = days > 0 ? `${days} 天` : formatDuration(Math.abs(ahead) / 1000);
	return { name, state: 'ok', text: `考试按服务器的时间来，和这台设备差 ${by}，倒计时已经对好，不用调。` };
}
