import { useHistory, useLocation } from "@docusaurus/router";
import { choicesOf, searchOf } from "@site/src/recipes/address";
import { type Choices, DEFAULT_CHOICES } from "@site/src/recipes/choices";
import { settle } from "@site/src/recipes/rules";
import { useCallback, useEffect, useState } from "react";

/** The choices, kept the same as those in the address; each change is a step for the back button. */
export function useChoices(): [Choices, (wanted: Choices) => Choices] {
  const history = useHistory();
  const { pathname } = useLocation();
  // The page was rendered without a query: what the address says comes after it has hydrated.
  const [choices, setChoices] = useState(DEFAULT_CHOICES);

  useEffect(() => {
    setChoices(choicesOf(history.location.search));
    return history.listen((location) => {
      if (location.pathname === pathname) setChoices(choicesOf(location.search));
    });
  }, [history, pathname]);

  const choose = useCallback(
    (wanted: Choices) => {
      const settled = settle(wanted);
      history.push({ pathname, search: searchOf(settled) });
      return settled;
    },
    [history, pathname],
  );
  return [choices, choose];
}
