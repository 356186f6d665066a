import { KeysDialog } from '#src/ui/keys-dialog.tsx';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
	['T', '打开积木盒'],
	['↑ ↓ ← →', '选一块积木，→ 到里面的空'],
	['Enter', '拿出盒里的积木；改空里的内容'],
	['M', '拿起积木：方向键选地方，Enter 放下，Esc 放回去'],
	['Shift + M', '连下面的积木一起拿起'],
	['X', '把积木从一叠里拆下来'],
	['D', '再来一块一样的'],
	['Delete', '删除'],
	['Ctrl + Z', '撤销，Ctrl + Y 重做'],
	['Ctrl + C', '复制，Ctrl + V 粘贴'],
	['Ctrl + +', '放大，Ctrl + - 缩小，Ctrl + 0 原来的大小'],
	['Shift + F10', '这块积木的菜单'],
	['I', '读出这块积木'],
	['W', '回到搭积木的地方'],
	['Tab', '离开积木，去运行和提交'],
];

/** Lists the keys that build a program of blocks. */
export const BlockKeys = ({ onClose }: { onClose: () => void }) => (
	<KeysDialog title="按键说明" keys={KEYS} note="苹果电脑上，用 ⌘ 代替 Ctrl。" onClose={onClose} />
);
