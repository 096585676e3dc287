import { useState } from "react";
import { initialsOf } from "~/lib/person-name";
import { classNames } from "./class-names";

type AvatarProps = { name: string; url: string | null; size?: "md" | "sm" };

/** The round picture of a person beside their name, or their initials. */
export function Avatar({ name, url, size = "md" }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const look = classNames("ad-avatar", size === "sm" && "ad-avatar-sm");
  if (!url || url === brokenUrl) {
    return (
      <span className={look} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={look}
      src={url}
      alt=""
      width={40}
      height={40}
      onError={() => setBrokenUrl(url)}
    />
  );
}
