/** How far the graph can be zoomed (specification 6.2). */
export const MIN_ZOOM = 0.2;
export const MAX_ZOOM = 2.5;

/** What one press of a button or a key zooms by. */
export const ZOOM_STEP = 1.25;
