/** What somebody wrote, as it may stand in a page or in an attribute of one. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
