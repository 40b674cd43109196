import * as chunkedSender from "@rpldy/chunked-sender";
import * as chunkedUploady from "@rpldy/chunked-uploady";
import * as lifeEvents from "@rpldy/life-events";
import * as mockSender from "@rpldy/mock-sender";
import * as retry from "@rpldy/retry";
import * as retryHooks from "@rpldy/retry-hooks";
import * as safeStorage from "@rpldy/safe-storage";
import * as sender from "@rpldy/sender";
import * as shared from "@rpldy/shared";
import * as sharedUi from "@rpldy/shared-ui";
import * as simpleState from "@rpldy/simple-state";
import * as tusSender from "@rpldy/tus-sender";
import * as tusUploady from "@rpldy/tus-uploady";
import * as uploadButton from "@rpldy/upload-button";
import * as uploadDropZone from "@rpldy/upload-drop-zone";
import * as uploadPaste from "@rpldy/upload-paste";
import * as uploadPreview from "@rpldy/upload-preview";
import * as uploadUrlInput from "@rpldy/upload-url-input";
import * as uploader from "@rpldy/uploader";
import * as uploady from "@rpldy/uploady";
import * as react from "react";
import * as reactDom from "react-dom";
import type { ModuleTable } from "./runtime";

/** What edited code may import: the library for the browser, and React. */
export const modules: ModuleTable = {
  "@rpldy/chunked-sender": chunkedSender,
  "@rpldy/chunked-uploady": chunkedUploady,
  "@rpldy/life-events": lifeEvents,
  "@rpldy/mock-sender": mockSender,
  "@rpldy/retry": retry,
  "@rpldy/retry-hooks": retryHooks,
  "@rpldy/safe-storage": safeStorage,
  "@rpldy/sender": sender,
  "@rpldy/shared": shared,
  "@rpldy/shared-ui": sharedUi,
  "@rpldy/simple-state": simpleState,
  "@rpldy/tus-sender": tusSender,
  "@rpldy/tus-uploady": tusUploady,
  "@rpldy/upload-button": uploadButton,
  "@rpldy/upload-drop-zone": uploadDropZone,
  "@rpldy/upload-paste": uploadPaste,
  "@rpldy/upload-preview": uploadPreview,
  "@rpldy/upload-url-input": uploadUrlInput,
  "@rpldy/uploader": uploader,
  "@rpldy/uploady": uploady,
  react,
  "react-dom": reactDom,
};
