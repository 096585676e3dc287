import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // Set by scripts/bootstrap/ensure-built.js: a build takes the place of the former one when it is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // The whole table of routes is small: one manifest, no request for it on each link in view.
  routeDiscovery: { mode: "initial" },
  // A page's own scripts come in one file, whatever they do: the home page alone has some that load.
  splitRouteModules: false,
} satisfies Config;
