import { asUploadButton } from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { type ComponentPropsWithRef, useState } from "react";

interface CardProps extends ComponentPropsWithRef<"button"> {
  hint?: string;
}

/** Any component will do, as long as it attaches the onClick it receives. */
function Card({ hint, children, ...buttonProps }: CardProps) {
  return (
    <button type="button" {...buttonProps}>
      <strong>{children}</strong>
      <br />
      <small>{hint}</small>
    </button>
  );
}

const UploadCard = asUploadButton(Card);

function Last() {
  const [text, setText] = useState("No avatar yet.");
  useItemFinishListener((item) => setText(`${item.file.name} is the new avatar.`));
  return <p role="status">{text}</p>;
}

export default function App() {
  return (
    <Uploady multiple={false} destination={{ url: "https://uploads.example.com/upload" }}>
      {/* params is an upload option; hint is a prop of Card. */}
      <UploadCard params={{ kind: "avatar" }} extraProps={{ hint: "PNG or JPEG, square" }}>
        Change avatar
      </UploadCard>
      <Last />
    </Uploady>
  );
}
