import { createContext } from "react";

/** Lets a view that may stand at any level of the route tree know whether navbar and footer are there. */
export const InsideLayout = createContext(false);

/** And whether the main part of the page is: the docs have levels above it. */
export const InsideMain = createContext(false);
