import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole table of routes is small: one manifest, no request for it on each link in view.
  routeDiscovery: { mode: "initial" },
  // A page's own scripts come in one file, whatever they do: the home page alone has some that load.
  splitRouteModules: false,
} satisfies Config;
