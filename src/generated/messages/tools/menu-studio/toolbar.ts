// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const tools = '菜单操作';
export const undo = '撤销';
export const redo = '重做';
export const copy = '复制';
export const show = '显示';
export const hide = '隐藏';
export const group = '放进新分组';
export const remove = '移除';
export const moveUp = '上移';
export const moveDown = '下移';
export const moveIn = '移进上面的分组';
export const moveOut = '移出分组';
export const page = '页面';
export const addPage = '添加一个页面';
export const newGroup = '分组';
export const addGroup = '添加一个分组';
export const link = '链接';
export const addLink = '添加一个外部链接';
export const choosePage = '添加页面';
export const named = ({ label, words }: { label: string | number; words: string | number }): string => `${label}：${words}`;
