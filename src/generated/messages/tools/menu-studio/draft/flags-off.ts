// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const hidden = '显示';
export const noClosable = '不再固定标签页';
export const noKeepAlive = '保留页面状态';
export const alwaysShow = '只有一项时不显示分组';
export const levelHidden = '显示这一级';
export const tabHidden = '进标签栏';
export const dynamicNewTab = '共用一个标签页';
export const noColumn = '显示第二栏';
