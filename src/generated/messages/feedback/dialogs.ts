// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const confirm = '请确认';
export const cancel = '取消';
export const ok = '确定';
