/**
 * Stands in for `prop-types` and `react-is`, which the router's built form imports and never calls:
 * only its development form checks types.
 */
export default {};
