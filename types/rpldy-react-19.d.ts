import type { ReactNode } from "react";

// @types/react 19 has no global JSX namespace any more. The typings of React-Uploady 0.17.5 still
// use it: for what a component accepts as children, and for what it returns.
declare global {
  namespace JSX {
    type Element = ReactNode;
  }
}
