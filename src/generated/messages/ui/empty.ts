// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const nothing = '这里还没有内容';
