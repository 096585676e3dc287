import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole table of routes is small: one manifest, no request for it on each link in view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
