// First, because making the list of routes asks the lists filled here.
import "./fillLists";
import routes from "@all-routes/routes";

export { routes };
