// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const readOnly = '预览里不能提交';
