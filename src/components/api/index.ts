import ApiNotes from "./ApiNotes";
import EventPayload from "./EventPayload";
import EventTable from "./EventTable";
import Members from "./Members";
import PackageExports from "./PackageExports";
import PackageFacts from "./PackageFacts";
import PropTable from "./PropTable";
import Related from "./Related";
import Signature from "./Signature";

/** What MDX pages can use to show the library's API. */
export const apiComponents = {
  ApiNotes,
  EventPayload,
  EventTable,
  Members,
  PackageExports,
  PackageFacts,
  PropTable,
  Related,
  Signature,
};
