// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const added = '新增';
export const removed = '移除';
export const moved = '移动';
export const changed = '修改';
