/** Words of the frame and its controls, shared by every page. */
export const words = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  pages: 'Pages',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  newTab: 'opens in a new tab',
  homeLink: 'home page',
  headOffice: 'Head office',
  factory: 'Factory',
  copyright: 'All rights reserved.',
  loading: 'This page is still loading. What you type and tap is kept.',
  loadFailure:
    'Unexpected Application Error! A part of this page could not be loaded. You can read on; for menus, pictures and forms, reload the page.',
}

export const translator = {
  control: 'Translate',
  label: 'Translate this page',
  loading: 'Loading the translator…',
  failure: 'The translator could not be loaded.',
  retry: 'Try again',
  original: 'Show original',
}

export const carouselControls = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  pause: 'Pause slide show',
  play: 'Start slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  dots: 'Choose a slide',
  dot: (number: number) => `Slide ${number}`,
  position: (number: number, count: number) => `${number} of ${count}`,
}

export const marqueeControls = { pause: 'Pause moving marks', play: 'Move marks' }

export const lightboxControls = {
  open: 'View large',
  label: 'Photograph',
  previous: 'Previous photograph',
  next: 'Next photograph',
  close: 'Close',
  fullSize: 'Full size',
  position: (number: number, count: number) => `${number} / ${count}`,
}

export const errorPage = {
  notFound: '404 Not Found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  failureText: 'Something on this page failed. Reload it, or start again from the home page.',
  serverText: 'The server could not answer this request.',
  home: 'Go to the home page',
}
