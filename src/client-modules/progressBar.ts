import nprogress from 'nprogress';

// Client module. The template of nprogress gives its bar `role="bar"`, which is not an ARIA role.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});
