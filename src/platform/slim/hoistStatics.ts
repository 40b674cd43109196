/** Stands in for `hoist-non-react-statics`: no component of the site has static members to hand on. */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
