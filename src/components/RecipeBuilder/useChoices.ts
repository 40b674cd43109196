import { useHistory, useLocation } from "@docusaurus/router";
import { choicesOf, searchOf } from "@site/src/recipes/address";
import { type Choices, DEFAULT_CHOICES } from "@site/src/recipes/choices";
import { settle } from "@site/src/recipes/rules";
import { useCallback, useEffect, useState } from "react";

/**
 * The choices, kept the same as those in the address; each change is a step for the back button.
 * `anchor` is where somebody who gets the address should look.
 */
export function useChoices(anchor: string): [Choices, (wanted: Choices) => void] {
  const history = useHistory();
  const { pathname } = useLocation();
  // The page was rendered without a query: what the address says comes after it has hydrated.
  const [choices, setChoices] = useState(DEFAULT_CHOICES);

  useEffect(() => {
    setChoices(choicesOf(window.location.search));
    return history.listen((location) => {
      if (location.pathname === pathname) setChoices(choicesOf(location.search));
    });
  }, [history, pathname]);

  const choose = useCallback(
    (wanted: Choices) => {
      const settled = settle(wanted);
      setChoices(settled);
      // Past the router, for which every step is a navigation: it would take focus and scroll up.
      // Steps back reach it all the same, by the key under which it knows an entry.
      const key = Math.random().toString(36).slice(2, 8);
      const search = searchOf(settled, window.location.search);
      window.history.pushState({ key }, "", `${pathname}${search}#${anchor}`);
    },
    [pathname, anchor],
  );
  return [choices, choose];
}
