/** What Docusaurus calls of NProgress, in a twentieth of its size: a bar that creeps while a page is fetched. */

let bar: HTMLElement | undefined;

/** Moves the bar, which then lacks some percent of the window's width. */
function leave(percent: number, transition: string) {
  if (bar) {
    Object.assign(bar.style, {
      transition: `transform ${transition}`,
      transform: `translateX(${-percent}%)`,
    });
  }
}

/** Shows the bar, unless it is there; it slows down and never arrives by itself. */
function start() {
  if (bar) {
    return;
  }
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.innerHTML = '<div class="bar"><div class="peg"></div></div>';
  document.body.append(root);
  bar = root.firstElementChild as HTMLElement;
  leave(90, '0s');
  // The browser has to have seen the place that it starts from.
  bar.getBoundingClientRect();
  leave(10, '8s cubic-bezier(0.1, 0.6, 0.3, 1)');
}

/** Takes the bar to the end, and away. */
function done() {
  const root = bar?.parentElement;
  leave(0, '0.2s ease-out');
  bar = undefined;
  window.setTimeout(() => root?.remove(), 300);
}

export default { configure() {}, start, done };
