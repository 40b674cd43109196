/**
 * The layout asks which plugin made the route. Views that stand in for a route (failed to load,
 * crashed) have none and must answer for themselves.
 */
export { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
