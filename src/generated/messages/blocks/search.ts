// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const search = '搜索';
export const clear = '清空';
