/** Where the button that starts something stands: on a phone at the lower edge of the window, above the tab bar. */
export const START_PLACE =
  'max-md:sticky max-md:bottom-[var(--phone-bar)] max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-3';
