import createComponent from "@docusaurus/core/lib/client/exports/ComponentCreator";

type RouteComponent = ReturnType<typeof createComponent>;

const components = new Map<string, RouteComponent>();
const names = new Map<unknown, string>();

/**
 * The page at hand makes the components of its own route, and the directory those of all routes:
 * one and the same for a route, or React would build the page anew at the first navigation.
 */
export default function ComponentCreator(path: string, hash = ""): RouteComponent {
  const name = `${path}-${hash}`;
  const component = components.get(name) ?? createComponent(path, hash);
  components.set(name, component);
  names.set(component, name);
  return component;
}

/** The name under which the generated lists have the parts of a component made here. */
export function routeNameOf(component: unknown): string {
  return names.get(component) ?? "";
}
