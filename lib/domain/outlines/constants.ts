/** What the rule outline and the outline quiz say when something is missing (specification 6.1 and 6.3). */
export const OUTLINE_LOADING_FAILED = 'Failed to load rule outline data.';
export const NO_OUTLINE_DATA = 'No outline data available.';
export const QUIZ_LOADING_FAILED = 'Failed to load outlines for the quiz';
export const NO_ITEMS_FOUND = 'No outline items found to create a quiz.';
export const NO_ITEMS_AVAILABLE = 'No outline items available for the quiz.';

/** Items of one outline quiz (specification 6.3). */
export const QUIZ_LENGTH = 20;
