/** Of a release: ends well where the Node that is named takes the place of the carried one, which runs this. */
import { takesPlace, versionOf } from "./runtime.js";

const own = versionOf(process.argv[2]);
process.exitCode = own && takesPlace(own, process.versions.node) ? 0 : 1;
