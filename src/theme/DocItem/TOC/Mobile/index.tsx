/** Ejected: a page's content has its collapsed contents below the title, see `DocItem/Content`. */
export default function DocItemTocMobile() {
  return null;
}
