import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import MobileSidebar from "@theme-original/Navbar/MobileSidebar";
import { useState } from "react";

/**
 * The theme makes the menu of every page on a phone as soon as the page is interactive, which is
 * the longest piece of work at that time. Most visits never open it.
 */
export default function MobileSidebarOnDemand() {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown ? <MobileSidebar /> : null;
}
