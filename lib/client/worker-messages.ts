/** What pages and the service worker tell each other. */
export type WorkerMessage =
  /** The page at this address is shown: its document is to be cached, if it is not. */
  | { kind: 'cache-page'; address: string }
  /** What has begun leads to the page at this address: its document is to be cached, if it is not. */
  | { kind: 'prefetch-page'; address: string }
  /** A page of this build is open: the worker of the same build may take over, if the moment is quiet. */
  | { kind: 'take-over'; build: string };

/** What the worker tells pages: the network is back, so what waits is to be sent. */
export const SEND_MESSAGE = 'barwright:send';
/** The tag under which the browser wakes the worker once there is a network. */
export const SYNC_TAG = 'barwright:send';
