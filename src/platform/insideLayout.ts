import { createContext } from "react";

/** Lets a view that may stand at any level of the route tree know whether navbar and footer are there. */
export const InsideLayout = createContext(false);
