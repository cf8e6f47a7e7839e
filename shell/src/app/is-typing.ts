/** Whether a field has the focus: its input and focus must not be lost. */
export const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
