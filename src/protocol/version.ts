/** Raised when a browser that was loaded before can no longer talk to the server. */
export const PROTOCOL = 3;

/** With this code a server that ends closes a socket: whoever was there comes back at once, to whichever server is open. */
export const GOING_AWAY = 1001;
