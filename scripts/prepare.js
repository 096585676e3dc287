// The first file of every command, on whatever Node the machine has: it parses on Node 12.
const major = Number(process.versions.node.split(".")[0]);

if (major < 18) {
  console.error(
    "Foulée demande Node.js 18 ou plus récent pour s’installer\u00a0; cette machine a la version " +
      process.versions.node +
      ".",
  );
  process.exit(1);
}

import("./bootstrap/ensure-installed.js")
  .then(({ ensureInstalled }) => ensureInstalled({ mayInstall: process.argv[2] !== "--installed" }))
  .catch((error) => {
    console.error(error.isExpected ? `\n${error.message}` : error);
    process.exit(1);
  });
