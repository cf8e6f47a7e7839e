/** Whether the shopper is in a field: what is typed there must not be lost, nor its focus. */
export const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
