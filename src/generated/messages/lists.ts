// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const listSeparator = '、';
export const clauseSeparator = '，';
export const sentenceSeparator = '；';
