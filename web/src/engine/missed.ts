/** Something of the site did not arrive: the script that stands in the page (web/site/again.js) loads it again. */
export function missed(): void {
  dispatchEvent(new Event('kingsbridge-missed'));
}
