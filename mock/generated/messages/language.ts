// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.
/** Language of the app, as a BCP 47 tag. */
export const language = 'zh-CN';
