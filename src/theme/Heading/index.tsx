import type { Props } from "@theme/Heading";
import Heading from "@theme-original/Heading";
import { Fragment } from "react";
import { wordsOfName } from "./breakable";

/** A name too long for its line breaks between its words, not in the middle of one. */
export default function HeadingOfWords({ children, ...props }: Props) {
  if (typeof children !== "string") {
    return <Heading {...props}>{children}</Heading>;
  }
  return (
    <Heading {...props}>
      {wordsOfName(children).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </Heading>
  );
}
