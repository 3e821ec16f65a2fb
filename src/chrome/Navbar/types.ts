/** What Docusaurus hands to each item of the navbar. */
export interface NavbarItemProps {
  /** Whether the item stands in the drawer of narrow windows. */
  mobile?: boolean;
  /** In the drawer: closes it. */
  onClick?: () => void;
}
