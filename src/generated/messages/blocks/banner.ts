// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const answers = '作答详情';
export const back = '上一页';
export const place = '所在位置';
