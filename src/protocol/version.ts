/** Raised when a browser that was loaded before can no longer talk to the server. */
export const PROTOCOL = 3;
