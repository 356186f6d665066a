// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const confirm = '请确认';
export const cancel = '取消';
export const ok = '确定';
export const dialogFailed = '窗口没有打开，请再试一次';
export const closeMessage = '关闭消息';
