import { bytesInFrench } from "~/lib/french-bytes";
import { momentInSentence } from "~/lib/french-moments";
import { Icon } from "~/ui/icon";
import type { CleanupFile, KeptFile } from "./cleanup.types";
import { reasonInWords } from "./cleanup-reasons";
import { shortPath } from "./cleanup-words";

type CleanupFilesProps = { files: readonly (CleanupFile | KeptFile)[]; today: string | null };

/** Stored files with a look at each; `today` null leaves out since when they wait. */
export function CleanupFiles({ files, today }: CleanupFilesProps) {
  return (
    <ul className="mt-files">
      {files.map((file) => (
        <li key={file.path}>
          <Preview url={file.previewUrl} />
          <div>
            <code title={file.path}>{shortPath(file.path)}</code>
            <small>{detailsOf(file, today)}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Preview({ url }: { url: string | null }) {
  return (
    <span className="mt-preview">
      {url ? (
        <img src={url} alt="" width={56} height={42} loading="lazy" />
      ) : (
        <Icon name="image" size={22} />
      )}
    </span>
  );
}

function detailsOf(file: CleanupFile | KeptFile, today: string | null): string {
  if ("because" in file) return `Sert encore à ${file.because}`;
  const details = [
    reasonInWords(file.reason),
    ...(today ? [momentInSentence(file.since, today)] : []),
    ...(file.byteSize === null ? [] : [bytesInFrench(file.byteSize)]),
  ];
  return details.join(" · ");
}
